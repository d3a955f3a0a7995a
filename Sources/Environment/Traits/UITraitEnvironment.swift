import Foundation

/// An object with traits and a method for their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a handler; unregister with it.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    var traitChangeHandlers: UITraitChangeHandlers { get }
}

/// The handlers of one object's trait changes. The object keeps it and calls `notify`.
@MainActor
public final class UITraitChangeHandlers {
    private final class Registration: UITraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let handler: @MainActor (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    public nonisolated init() {}

    func add(
        _ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls each handler one of whose traits differs between `previous` and `present`, in order of registration.
    package func notify(_ observed: AnyObject, from previous: UITraitCollection, to present: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(present.traits(differingFrom: previous).map { ObjectIdentifier($0) })
        for registration in registrations where !registration.traits.isDisjoint(with: changed) {
            registration.handler(observed, previous)
        }
    }
}

extension UITraitChangeObservable where Self: AnyObject {
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (
            _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
        ) -> Void

    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        traitChangeHandlers.add(traits) { observed, previous in
            guard let environment = observed as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.remove(registration)
    }
}
