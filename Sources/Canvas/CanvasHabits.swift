import MaquetteViewModel

/// What only Interface Builder's canvas does to a scene, and no app: sizes that it assumes where nothing decides them
/// or that only code knows, heights rounded up to whole points, and placeholders for what a device would show.
///
/// Each habit is adopted together with its undo, so that nothing of the canvas is left behind.
@MainActor public final class CanvasHabits {
    /// Constraints of the lowest priority for sizes that nothing else decides.
    public private(set) var assumptions: [NSLayoutConstraint] = []
    /// The lengths that rules assume for views of which nothing else decides them.
    var assumedLengths: [ObjectIdentifier: AssumedLength] = [:]
    /// The views that have a frame that their document remembers.
    var rememberingViews: Set<ObjectIdentifier> = []
    private var undoActions: [(reach: Reach, takeBack: @MainActor () -> Void)] = []

    /// In an app that runs, none is adopted.
    package let isInApp: Bool

    public init(isInApp: Bool = false) { self.isInApp = isInApp }

    /// Where a habit holds.
    package enum Reach {
        /// In every picture of the document: placeholders for what only a device or code knows.
        case anyScreen
        /// While the scene is shown on the screen that it was drawn on: what the document has recorded there.
        case ownScreen
    }

    /// All that only the canvas does goes through here.
    package func adopt(
        whileOn reach: Reach = .anyScreen, _ apply: () -> Void, takeBack: @escaping @MainActor () -> Void
    ) {
        if isInApp { return }
        apply()
        undoActions.append((reach, takeBack))
    }

    /// Sets a property until the canvas is left.
    package func adopt<View: UIView, Value>(
        _ value: Value, as property: ReferenceWritableKeyPath<View, Value>, of view: View,
        whileOn reach: Reach = .anyScreen
    ) {
        let own = view[keyPath: property]
        adopt(whileOn: reach) {
            view[keyPath: property] = value
        } takeBack: {
            view[keyPath: property] = own
        }
    }

    /// Activates constraints until the canvas is left.
    package func assume(_ preferences: [NSLayoutConstraint]) {
        if isInApp { return }
        assumptions += preferences
        adopt {
            NSLayoutConstraint.activate(preferences)
        } takeBack: {
            NSLayoutConstraint.deactivate(preferences)
        }
    }

    /// Undoes all habits: the scene is then as in an app.
    public func leave() {
        takeBack { _ in true }
        assumptions = []
    }

    /// Lets the scene be shown on another screen than the one that it was drawn on.
    public func leaveOwnScreen() { takeBack { $0 == .ownScreen } }

    /// What was adopted last goes first, so that each habit finds the view as it had left it.
    private func takeBack(where isLeft: (Reach) -> Bool) {
        let left = undoActions.filter { isLeft($0.reach) }
        undoActions.removeAll { isLeft($0.reach) }
        for way in left.reversed() { way.takeBack() }
    }
}
