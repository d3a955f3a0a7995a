/// Says whether an object still lives, to those who refer to it and do not keep it.
///
/// `weak` says the same; but an object that was referred to so just once keeps its count apart from itself for the rest of
/// its life, and every retain and release of it takes the long way. Views, layers, guides and constraints are referred to
/// by all that stands around them.
final class LifeSign: Sendable {
    nonisolated(unsafe) private(set) unowned(unsafe) var object: AnyObject?

    /// What the object says of itself as soon as there is one.
    func begin(_ object: AnyObject) { self.object = object }

    /// Set in the object's `deinit`, after which it cannot be reached.
    func end() { object = nil }
}

/// An object that others refer to without keeping it.
protocol Mortal: AnyObject {
    nonisolated var lifeSign: LifeSign { get }
}

/// A reference that does not keep its object, and is nil once that is gone.
@propertyWrapper struct Unkept<Object: Mortal> {
    private var sign: LifeSign?

    init(wrappedValue: Object? = nil) { sign = wrappedValue?.lifeSign }

    var wrappedValue: Object? {
        get { sign?.object.map { unsafeDowncast($0, to: Object.self) } }
        set { sign = newValue?.lifeSign }
    }
}

extension UIView: Mortal {
    nonisolated var lifeSign: LifeSign { viewState.lifeSign }
}

extension UIViewController: Mortal {
    nonisolated var lifeSign: LifeSign { controllerState.lifeSign }
}

extension UILayoutGuide: Mortal {
    nonisolated var lifeSign: LifeSign { guideState.lifeSign }
}

extension CALayer: Mortal {
    nonisolated var lifeSign: LifeSign { layerState.lifeSign }
}

extension NSLayoutConstraint: Mortal {
    nonisolated var lifeSign: LifeSign { constraintState.lifeSign }
}
