import Foundation

/// Targets and actions. Swift has no selectors on Linux: an action is a method as a value, or nil.
///
///     UITapGestureRecognizer(target: self, action: Card.tapped)
extension UIGestureRecognizer {
    public convenience init(target: Any?, action: Never?) { self.init() }

    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public convenience init<Target: AnyObject, Sender>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        whenStateChanges { [weak target] _ in if let target { action(target)() } }
    }

    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        whenStateChanges { [weak target] sender in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }
}
