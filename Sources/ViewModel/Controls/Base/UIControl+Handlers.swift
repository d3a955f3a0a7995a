import Foundation

/// A handler of some of a control's events.
struct ControlEventHandler {
    enum Receiver {
        case action(UIAction)
        /// Held weakly, as UIKit does not keep its targets.
        case target(WeakTarget)
    }

    struct WeakTarget {
        weak var object: AnyObject?
        /// Nobody in particular: whoever along the responder chain knows the selector.
        var isAnybody = false
        var selector: Selector?
        let run: @MainActor (UIControl, UIEvent?) -> Void
    }

    var events: UIControl.Event
    let receiver: Receiver

    var target: AnyObject? {
        guard case .target(let target) = receiver else { return nil }
        return target.object
    }

    @MainActor var identifier: UIAction.Identifier? {
        guard case .action(let action) = receiver else { return nil }
        return action.identifier
    }
}

/// The handlers of a control's events, in the order in which they were added.
extension UIControl {
    /// An action takes the place of one with the same identifier.
    func attach(_ action: UIAction, for events: Event) {
        detach(action.identifier, for: events)
        controlState.handlers.append(ControlEventHandler(events: events, receiver: .action(action)))
    }

    func detach(_ identifier: UIAction.Identifier, for events: Event) {
        drop(events) { $0.identifier == identifier }
    }

    private func drop(_ events: Event, where isMeant: (ControlEventHandler) -> Bool) {
        controlState.handlers = controlState.handlers.compactMap { handler in
            guard isMeant(handler) else { return handler }
            var remaining = handler
            remaining.events.subtract(events)
            return remaining.events.isEmpty ? nil : remaining
        }
    }

    func send(_ events: Event, event: UIEvent?) {
        for handler in controlState.handlers where !handler.events.isDisjoint(with: events) {
            switch handler.receiver {
            case .action(let action): sendAction(action)
            case .target(let target): target.run(self, event)
            }
        }
    }

    var handledEvents: Event { controlState.handlers.reduce(into: []) { $0.formUnion($1.events) } }

    var livingTargets: Set<AnyHashable> {
        Set(controlState.handlers.compactMap { handler in (handler.target as? NSObject).map(AnyHashable.init) })
    }

    /// Calls the body with each handler until it sets the last argument. A target whose method was given as a value
    /// stands without the method's name, which Linux has no way to tell.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, String)?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in controlState.handlers where !stop {
            switch handler.receiver {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target): iterator(nil, (target.object, target.selector?.name ?? ""), handler.events, &stop)
            }
        }
    }

    // MARK: Targets

    // `#selector` does not exist on Linux. A method can also be named as Swift names it: `Controller.tapped`.

    /// Calls a method that takes nothing: `button.addTarget(self, action: Controller.save, for: .touchUpInside)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) { attach(target, for: controlEvents) { target, _, _ in action(target)() } }

    /// Calls a method that takes the sender; it is not called with a control of another class than it expects.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        attach(target, for: controlEvents) { target, sender, _ in
            if let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Calls a method that takes the sender and the event.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        attach(target, for: controlEvents) { target, sender, event in
            if let sender = sender as? Sender { action(target)(sender, event) }
        }
    }

    /// Adds a target for events. A target and selector that are there already get the events in addition.
    func attach(_ target: AnyObject?, _ selector: Selector, for events: Event) {
        for (place, handler) in controlState.handlers.enumerated() {
            guard case .target(let known) = handler.receiver, known.selector == selector, known.object === target,
                known.isAnybody == (target == nil)
            else { continue }
            controlState.handlers[place].events.formUnion(events)
            return
        }
        let isAnybody = target == nil
        let sending = ControlEventHandler.WeakTarget(object: target, isAnybody: isAnybody, selector: selector) {
            [weak target] control, event in
            if isAnybody || target != nil { control.sendAction(selector, to: target, for: event) }
        }
        controlState.handlers.append(ControlEventHandler(events: events, receiver: .target(sending)))
    }

    func detach(_ target: AnyObject?, _ selector: Selector?, for events: Event) {
        drop(events) { handler in
            guard case .target(let known) = handler.receiver else { return false }
            return (target == nil || known.object === target) && (selector == nil || known.selector == selector)
        }
    }

    func selectors(for target: AnyObject?, _ event: Event) -> [String]? {
        let names = controlState.handlers.compactMap { handler -> String? in
            guard case .target(let known) = handler.receiver, !handler.events.isDisjoint(with: event),
                known.object === target
            else { return nil }
            return known.selector?.name
        }
        return names.isEmpty ? nil : names
    }

    private func attach<Target: AnyObject>(
        _ target: Target, for events: Event, calling method: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) {
        let weakly = ControlEventHandler.WeakTarget(object: target) { [weak target] sender, event in
            if let target { method(target, sender, event) }
        }
        controlState.handlers.append(ControlEventHandler(events: events, receiver: .target(weakly)))
    }
}
