import Foundation
import MaquetteDrawing

@MainActor final class LayerState: HiddenState {
    let lifetimeToken = LifetimeToken()
    /// The view that this layer belongs to. Its geometry is the layer's.
    @Unretained var owner: UIView?
    /// Whether the delegate is the owner, as a rule.
    private var ownerIsDelegate = false
    private weak var otherDelegate: (any CALayerDelegate)?
    @Unretained var superlayer: CALayer?
    var sublayers: [CALayer] = []
    var name: String?
    var needsLayout = false
    var needsDisplay = false
    /// Layers without a view draw only after `setNeedsDisplay()`.
    var drawsByHand = false
    var needsDisplayOnBoundsChange = false
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// What an app keeps at the layer by names of its own.
    var ownValues: [String: Any] = [:]
    var animations: [LayerAnimation] = []
    /// Whether the layer has been on the screen while animations took time.
    var isCommitted = false
    /// The size for which the layer's content was made, while it is shown with another.
    var sizeOfContent: CGSize?
    /// What the layer showed before a transition, and how much of that is over, while something is drawn.
    var dissolving: (before: DisplayList, part: Double)?
    var isDissolving: Bool { dissolving != nil }
    /// The layer that this one is a picture of.
    weak var presenting: CALayer?

    var bounds = CGRect.zero
    var givenFrame = GivenFrame()
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    @Seldom var transform: CATransform3D
    var isUntransformed: Bool { $transform || transform == CATransform3DIdentity }
    @Seldom var sublayerTransform: CATransform3D
    var isGeometryFlipped = false
    var contentsScale: CGFloat = 1

    var isHidden = false
    var opacity: Float = 1
    var isOpaque = false
    var isDoubleSided = true
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Whether the corners come from a view of Apple's, and not from the app.
    var hasOwnCorners = false
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerState.opaqueBlack
    var masksToBounds = false
    var mask: CALayer?
    /// The layer whose mask this one is.
    weak var masked: CALayer?
    var shadowColor: CGColor? = LayerState.opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    /// What casts the shadow in place of the layer's own shape.
    var shadowPath: CGPath?
    @Seldom var timing: LayerTiming
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var compositingFilter: Any?

    var delegate: (any CALayerDelegate)? {
        get { ownerIsDelegate ? owner : otherDelegate }
        set {
            ownerIsDelegate = newValue != nil && newValue === owner
            otherDelegate = ownerIsDelegate ? nil : newValue
        }
    }

    private static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    /// A copy of another layer's properties, without its hierarchy.
    func takeOver(_ other: LayerState) {
        (bounds, position, zPosition) = (other.bounds, other.position, other.zPosition)
        (anchorPoint, anchorPointZ) = (other.anchorPoint, other.anchorPointZ)
        (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
        (isGeometryFlipped, contentsScale, name) = (other.isGeometryFlipped, other.contentsScale, other.name)
        (isHidden, opacity, isOpaque, isDoubleSided) = (
            other.isHidden, other.opacity, other.isOpaque, other.isDoubleSided
        )
        (backgroundColor, contents) = (other.backgroundColor, other.contents)
        (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
        hasOwnCorners = other.hasOwnCorners
        (borderWidth, borderColor, masksToBounds) = (other.borderWidth, other.borderColor, other.masksToBounds)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, contentsGravity, contentsRect) = (
            other.shadowRadius, other.contentsGravity, other.contentsRect
        )
        (shadowPath, timing) = (other.shadowPath, other.timing)
        (contentsCenter, minificationFilterBias) = (other.contentsCenter, other.minificationFilterBias)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        compositingFilter = other.compositingFilter
    }
}

/// An animation of a layer, and when it begins in the layer's time.
struct LayerAnimation {
    var key: String?
    var animation: CAAnimation
    var begin: TimeInterval
    /// What the layer showed before a transition.
    var before: DisplayList?
}

/// Where a layer lies in the time of its superlayer.
struct LayerTiming {
    var begin: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var offset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: CAMediaTiming {}

extension CALayer {
    /// Time runs from the root down: `(superlayer's - beginTime) · speed + timeOffset`.
    func localTime(at absolute: CFTimeInterval) -> CFTimeInterval {
        let timing = layerState.timing
        let above = superlayer?.localTime(at: absolute) ?? absolute
        return (above - timing.begin) * Double(timing.speed) + timing.offset
    }

    /// While a layer stands still, all its moments are the one at which it began.
    func absoluteTime(at local: CFTimeInterval) -> CFTimeInterval {
        let timing = layerState.timing
        let passed = timing.speed == 0 ? 0 : (local - timing.offset) / Double(timing.speed)
        let above = passed + timing.begin
        return superlayer?.absoluteTime(at: above) ?? above
    }
}

extension CALayer {
    /// Whether no time passes in the layer.
    var standsStill: Bool { layerState.timing.speed == 0 || superlayer?.standsStill == true }
}
