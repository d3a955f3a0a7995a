import MaquetteViewModel

/// What only Interface Builder's canvas does to a scene, and no app: sizes that it assumes where nothing decides them
/// or that only code knows, heights rounded up to whole points, and placeholders for what a device would show.
///
/// Each habit is adopted together with its undo, so that nothing of the canvas is left behind.
@MainActor public final class CanvasHabits {
    /// Constraints of the lowest priority for sizes that nothing else decides.
    public private(set) var assumptions: [NSLayoutConstraint] = []
    private var undoActions: [@MainActor () -> Void] = []

    public init() {}

    /// The only way to do what no app does.
    package func adopt(_ apply: () -> Void, takeBack: @escaping @MainActor () -> Void) {
        apply()
        undoActions.append(takeBack)
    }

    /// Sets a property until the canvas is left.
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

    /// Activates constraints until the canvas is left.
    package func assume(_ wishes: [NSLayoutConstraint]) {
        assumptions += wishes
        adopt {
            NSLayoutConstraint.activate(wishes)
        } takeBack: {
            NSLayoutConstraint.deactivate(wishes)
        }
    }

    /// Undoes all habits: the scene is then as in an app.
    public func leave() {
        // In reverse order, so that each undo finds the view as its habit left it.
        while let takeBack = undoActions.popLast() { takeBack() }
        assumptions = []
    }
}
