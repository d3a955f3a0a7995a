import ObjectiveC
import RxCocoa
import RxSwift
import UIKit

nonisolated(unsafe) private var actionKey = 0
nonisolated(unsafe) private var bagKey = 1

/// The action of an object, with what it brought about.
private func setAction(_ action: CocoaAction?, of object: AnyObject, _ begin: (CocoaAction, DisposeBag) -> Void) {
    let bag = DisposeBag()
    objc_setAssociatedObject(object, &actionKey, action, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    if let action { begin(action, bag) }
}

private func actionHeld(by object: AnyObject) -> CocoaAction? {
    objc_getAssociatedObject(object, &actionKey) as? CocoaAction
}

extension Reactive where Base: UIButton {
    /// Executed by a tap; the button is enabled when the action is.
    public var action: CocoaAction? {
        get { actionHeld(by: base) }
        nonmutating set {
            let (tap, enabled) = (tap, Binder<Bool>(base) { $0.isEnabled = $1 })
            setAction(newValue, of: base) { action, bag in
                tap.bind(to: action.inputs).disposed(by: bag)
                action.enabled.bind(to: enabled).disposed(by: bag)
            }
        }
    }
}

extension Reactive where Base: UIBarButtonItem {
    public var action: CocoaAction? {
        get { actionHeld(by: base) }
        nonmutating set {
            let (tap, enabled) = (tap, Binder<Bool>(base) { $0.isEnabled = $1 })
            setAction(newValue, of: base) { action, bag in
                tap.bind(to: action.inputs).disposed(by: bag)
                action.enabled.bind(to: enabled).disposed(by: bag)
            }
        }
    }
}

extension Reactive where Base: UIRefreshControl {
    public var action: CocoaAction? {
        get { actionHeld(by: base) }
        nonmutating set {
            let (pulled, isRefreshing) = (controlEvent(.valueChanged), isRefreshing)
            setAction(newValue, of: base) { action, bag in
                pulled.bind(to: action.inputs).disposed(by: bag)
                action.executing.bind(to: isRefreshing).disposed(by: bag)
            }
        }
    }
}

extension Reactive where Base: UIButton {
    /// Taps are inputs of an action.
    public func bind<Input, Output>(
        to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
    ) {
        let enabled = Binder<Bool>(base) { $0.isEnabled = $1 }
        let bag = DisposeBag()
        objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        tap.compactMap { [weak base] in base.map(inputTransform) }.bind(to: action.inputs).disposed(by: bag)
        action.enabled.bind(to: enabled).disposed(by: bag)
    }

    public func bind<Input, Output>(to action: Action<Input, Output>, input: Input) {
        bind(to: action) { _ in input }
    }

    public func unbindAction() { setAction(nil, of: base) { _, _ in } }
}
