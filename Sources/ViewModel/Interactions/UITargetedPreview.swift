import Foundation

/// How a view looks while it is lifted off the screen.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    private let state = PreviewState()

    public override init() { super.init() }

    /// The shape around the lines of a text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
        visiblePath = path
    }

    open var visiblePath: UIBezierPath? {
        get { state.visiblePath }
        set { state.visiblePath = newValue }
    }
    open var shadowPath: UIBezierPath? {
        get { state.shadowPath }
        set { state.shadowPath = newValue }
    }
    open var backgroundColor: UIColor! {
        get { state.backgroundColor }
        set { state.backgroundColor = newValue }
    }
}

/// Where a lifted view goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that is lifted, how it looks then, and where it lies.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// The view has to be in a window, since its superview becomes the container.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

@MainActor private final class PreviewState: HiddenState {
    var visiblePath: UIBezierPath?
    var shadowPath: UIBezierPath?
    var backgroundColor: UIColor?
}

// What could be done with a preview that was swiped up, until iOS 13.

@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default`, selected, destructive }
    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
    }
}
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
    }
}
