import Foundation

/// Follows a pointer over its view. There is none: it remembers its delegate.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    private let state = PointerState()

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        super.init()
        state.delegate = delegate
    }

    open weak var delegate: (any UIPointerInteractionDelegate)? { state.delegate }
    open var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }
    open var view: UIView? { state.view }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { state.view = view }
    open func invalidate() {}
}

@MainActor private final class PointerState: HiddenState {
    weak var view: UIView?
    weak var delegate: (any UIPointerInteractionDelegate)?
    var isEnabled = true
}

/// What happens to a view under the pointer.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public enum TintMode: Int, Hashable, Sendable { case none, overlay, underlay }

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// What becomes of the pointer itself.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let axes: UIAxis
    open var accessories: [UIPointerAccessory] = []

    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape, axes) = (effect, shape, [])
        super.init()
    }

    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        (effect, self.shape, self.axes) = (nil, shape, axes)
        super.init()
    }

    private override init() {
        (effect, shape, axes) = (nil, nil, [])
        super.init()
    }

    open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: Self.self) }
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: Self.self) }
}

/// Something small beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    public let shape: UIPointerShape
    open var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape) {
        self.shape = shape
        super.init()
    }
}

/// A part of a view that the pointer reacts to.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// Where the pointer is.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}
