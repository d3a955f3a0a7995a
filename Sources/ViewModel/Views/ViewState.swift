import Foundation

/// The state of a view. Its geometry is kept by its layer.
@MainActor final class ViewState: HiddenState {
    let lifetimeToken = LifetimeToken()

    // Hierarchy
    @Unretained var superview: UIView?
    @Unretained var controller: UIViewController?
    @Unretained var window: UIWindow?
    var subviews: [UIView] = []

    // Appearance
    let layer: CALayer
    var contentMode = UIView.ContentMode.scaleToFill
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var isBehindPresentation = false
    var backgroundColor: UIColor?
    var mask: UIView?
    var clearsContextBeforeDrawing = true
    var contentScaleFactor: CGFloat?
    var cornerConfiguration: UICornerConfiguration?

    // Interaction and identity
    var tag = 0
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var restorationIdentifier: String?
    @Seldom var accessibility: AccessibilityProperties
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []

    // Springs and struts
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var translatesAutoresizingMask = true
    /// Set while a layout sets the view's frame, which does not count as set by code.
    var isBeingPlaced = false
    /// The size set by code, as opposed to one from constraints.
    var sizeSetByCode = CGSize.zero

    /// The width of the last layout, to which text wraps if it has no `preferredMaxLayoutWidth`: UIKit's "multiline
    /// context width". `intrinsicContentSize` uses it even after the layout. Only
    /// `_intrinsicContentSize(forSolvedWidth:)` sets it, and a change of content clears it.
    var wrappingWidth: CGFloat?
    /// Whether the engine waits for its intrinsic size.
    var isAskedForSize = false

    // Margins and safe area
    var margins = LayoutMargins()
    var safeAreaInsets = UIEdgeInsets.zero
    var rootSafeAreaInsets = UIEdgeInsets.zero
    var reportedMargins: UIEdgeInsets?
    var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]
    var layoutGuides: [UILayoutGuide] = []
    var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // Constraints
    var anchors = MadeAnchors()
    var constraints: [NSLayoutConstraint] = []
    /// Active, and not yet added to the engine.
    var pendingConstraints: [NSLayoutConstraint] = []
    /// Constraints in ancestors that refer to this view or one of its guides.
    var referencing: [WeakConstraint] = []
    var priorities = ContentPriorities()
    var arrangementRank: ArrangementRank?
    /// Whether the view's autoresizing frame differs from the one in the engine.
    var autoresizingHasChanged = true
    /// Changes the content size, as placeholder sizes do.
    var contentSizeRule: (@MainActor (CGSize) -> CGSize)?

    // Traits
    var traits = TraitObservation()
    var resolvedTraits: ResolvedTraits?
    /// Whether this view, or one below, has traits resolved.
    var subtreeHasTraits = false

    // Pending work. The `subtree` flags say that the view itself or a descendant has such work.
    var needsUpdateProperties = true
    var needsLayout = true
    var layoutLoopIsReported = false
    var subtreeNeedsLayout = true
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = true
    /// The view's item in the lasting engine of its tree, or in one that is gone.
    var layoutItem: LayoutItem?
    var isLowered: Bool { layoutItem != nil }
    var needsLowering = false
    var subtreeNeedsLowering = false
    var engine: LayoutEngine?

    init(layer: CALayer) { self.layer = layer }

    /// The flags that rise to the views above.
    enum SubtreeFlag { case needsLayout, needsUpdateConstraints, needsLowering, hasTraits }

    /// Returns whether the flag was not set yet.
    func raise(_ flag: SubtreeFlag) -> Bool {
        switch flag {
        case .needsLayout: Self.set(&subtreeNeedsLayout)
        case .needsUpdateConstraints: Self.set(&subtreeNeedsUpdateConstraints)
        case .needsLowering: Self.set(&subtreeNeedsLowering)
        case .hasTraits: Self.set(&subtreeHasTraits)
        }
    }

    @inline(__always) private static func set(_ flag: inout Bool) -> Bool {
        if flag { return false }
        flag = true
        return true
    }
}
