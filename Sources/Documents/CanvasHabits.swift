import MaquetteViewModel

/// What only the canvas of a document's editor does to a scene, and no app: sizes that it assumes where nothing decides
/// them or that only code knows, heights rounded up to whole points, and words where a device would show something.
@MainActor public final class CanvasHabits {
    /// Faint wishes for sizes that nothing else decides.
    public private(set) var assumptions: [NSLayoutConstraint] = []
    private var views: [UIView] = []
    private var standIns: [UIView] = []
    private var stillWheels: [UIView] = []

    public init() {}

    func add(_ wishes: [NSLayoutConstraint]) { assumptions += wishes }

    /// A view with a content size of the canvas' own.
    func add(_ view: UIView) { views.append(view) }

    func add(standIn view: UIView) { standIns.append(view) }

    /// A spinner that an app hides while it stands still; the canvas keeps its room.
    func add(stillWheel view: UIView) { stillWheels.append(view) }

    /// Lets the scene be as it is in an app.
    public func leave() {
        NSLayoutConstraint.deactivate(assumptions)
        for view in views { view.forgetCanvasSize() }
        for view in standIns { view.removeFromSuperview() }
        for view in stillWheels { view.isHidden = true }
        (assumptions, views, standIns, stillWheels) = ([], [], [], [])
    }
}
