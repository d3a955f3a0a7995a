import MaquetteViewModel

/// What only the canvas of a document's editor does to the sizes of a scene, and no app: sizes that it assumes where
/// nothing decides them, stand-ins for those that code knows, and heights rounded up to whole points.
@MainActor public final class CanvasSizes {
    /// Faint wishes for sizes that nothing else decides.
    public private(set) var assumptions: [NSLayoutConstraint] = []
    private var views: [UIView] = []

    public init() {}

    func add(_ wishes: [NSLayoutConstraint]) { assumptions += wishes }

    /// A view with a content size of the canvas' own.
    func add(_ view: UIView) { views.append(view) }

    /// Lets the scene be as it is in an app.
    public func leave() {
        NSLayoutConstraint.deactivate(assumptions)
        for view in views { view.forgetCanvasSize() }
        (assumptions, views) = ([], [])
    }
}
