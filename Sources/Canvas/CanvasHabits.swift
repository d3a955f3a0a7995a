import MaquetteViewModel

/// What only the canvas of a document's editor does to a scene, and no app: sizes that it assumes where nothing decides
/// them or that only code knows, heights rounded up to whole points, and words where a device would show something.
///
/// Whoever adopts a habit says how it is taken back, so that nothing of the canvas is left behind.
@MainActor public final class CanvasHabits {
    /// Faint wishes for sizes that nothing else decides.
    public private(set) var assumptions: [NSLayoutConstraint] = []
    private var waysBack: [@MainActor () -> Void] = []

    public init() {}

    /// The one way to do what no app does.
    package func adopt(_ apply: () -> Void, takeBack: @escaping @MainActor () -> Void) {
        apply()
        waysBack.append(takeBack)
    }

    /// Gives a property a value of the canvas' own until the canvas is left.
    package func adopt<View: UIView, Value>(
        _ value: Value, as property: ReferenceWritableKeyPath<View, Value>, of view: View
    ) {
        let own = view[keyPath: property]
        adopt {
            view[keyPath: property] = value
        } takeBack: {
            view[keyPath: property] = own
        }
    }

    /// Wishes for sizes until the canvas is left.
    package func assume(_ wishes: [NSLayoutConstraint]) {
        assumptions += wishes
        adopt {
            NSLayoutConstraint.activate(wishes)
        } takeBack: {
            NSLayoutConstraint.deactivate(wishes)
        }
    }

    /// Lets the scene be as it is in an app.
    public func leave() {
        // What was adopted last goes first, so that each habit finds the view as it had left it.
        while let takeBack = waysBack.popLast() { takeBack() }
        assumptions = []
    }
}
