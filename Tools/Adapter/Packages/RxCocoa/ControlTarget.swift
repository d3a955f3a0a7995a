import RxSwift
import UIKit

/// What a control, an item of a bar or a gesture recogniser calls.
@MainActor final class ControlTarget: NSObject {
    nonisolated(unsafe) private let tell: (AnyObject) -> Void

    nonisolated init(_ tell: @escaping (AnyObject) -> Void) {
        self.tell = tell
        super.init()
    }

    static let action = Selector(calling: ControlTarget.fired, "fired:")

    private func fired(_ sender: AnyObject) { tell(sender) }
}

extension Reactive where Base: UIControl {
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
        ControlEvent(
            events: Observable.create { [weak control = base] observer in
                guard let control else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                let target = ControlTarget { _ in observer.onNext(()) }
                onMain((control, target)) { $0.addTarget($1, action: ControlTarget.action, for: controlEvents) }
                return Disposables.create { [weak control] in
                    guard let control else { return }
                    onMain((control, target)) { $0.removeTarget($1, action: nil, for: controlEvents) }
                }
            })
    }

    @preconcurrency public func controlProperty<Value>(
        editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
        setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        let get = unsafeBitCast(getter, to: ((Base) -> Value).self)
        let changes = controlEvent(editingEvents)
        let values = Observable<Value>.create { [weak control = base] observer in
            guard let control else {
                observer.onCompleted()
                return Disposables.create()
            }
            observer.onNext(get(control))
            return changes.subscribe(onNext: { [weak control] in if let control { observer.onNext(get(control)) } })
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
    }

    @preconcurrency public func controlPropertyWithDefaultEvents<Value>(
        editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged],
        getter: @escaping @MainActor (Base) -> Value, setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> { controlProperty(editingEvents: editingEvents, getter: getter, setter: setter) }
}

extension Reactive where Base: UIGestureRecognizer {
    public var event: ControlEvent<Base> {
        ControlEvent(
            events: Observable.create { [weak recognizer = base] observer in
                guard let recognizer else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                let target = ControlTarget { if let sender = $0 as? Base { observer.onNext(sender) } }
                onMain((recognizer, target)) { $0.addTarget($1, action: ControlTarget.action) }
                return Disposables.create { [weak recognizer] in
                    guard let recognizer else { return }
                    onMain((recognizer, target)) { $0.removeTarget($1, action: nil) }
                }
            })
    }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<()> {
        ControlEvent(
            events: Observable.create { [weak item = base] observer in
                guard let item else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                let target = ControlTarget { _ in observer.onNext(()) }
                onMain((item, target)) { ($0.target, $0.action) = ($1, ControlTarget.action) }
                return Disposables.create { [weak item] in
                    guard let item else { return }
                    onMain((item, target)) { if $0.target === $1 { ($0.target, $0.action) = (nil, nil) } }
                }
            })
    }
}
