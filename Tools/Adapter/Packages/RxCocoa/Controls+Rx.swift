import RxSwift
import UIKit

extension Reactive where Base: UIButton {
    public var tap: ControlEvent<()> { controlEvent(.touchUpInside) }

    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, for: controlState) }
    }
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, for: controlState) }
    }
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setBackgroundImage($1, for: controlState) }
    }
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(base) { $0.setAttributedTitle($1, for: controlState) }
    }
    public func titleColor(for controlState: UIControl.State = []) -> Binder<UIColor?> {
        Binder(base) { $0.setTitleColor($1, for: controlState) }
    }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> { value }
    public var value: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
    }
}

extension Reactive where Base: UISlider {
    public var value: ControlProperty<Float> {
        controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
    }
}

extension Reactive where Base: UIStepper {
    public var value: ControlProperty<Double> {
        controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
    }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> { value }
    public var value: ControlProperty<Date> {
        controlPropertyWithDefaultEvents(getter: { $0.date }, setter: { $0.date = $1 })
    }
    public var countDownDuration: ControlProperty<TimeInterval> {
        controlPropertyWithDefaultEvents(getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 })
    }
}

extension Reactive where Base: UIPageControl {
    public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
    public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> { value }
    public var value: ControlProperty<Int> {
        controlPropertyWithDefaultEvents(
            getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
    }
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
    }
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, forSegmentAt: index) }
    }
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, forSegmentAt: index) }
    }
}

extension Reactive where Base: UIRefreshControl {
    public var isRefreshing: Binder<Bool> {
        Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
    }
}

extension Reactive where Base: UIActivityIndicatorView {
    public var isAnimating: Binder<Bool> { Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() } }
}

/// People change the properties that are no control's here; code's changes are not told, as on iOS.
extension Reactive where Base: UIImageView {
    public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}
