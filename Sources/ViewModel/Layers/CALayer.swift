import Foundation
import MaquetteDrawing

/// The rectangle behind a view: background, corners, border, shadow and sublayers.
///
/// Views keep their geometry and appearance here, and `sublayers` holds the layers of their subviews, so that
/// layers put between views by hand are drawn in their place.
@preconcurrency @MainActor open class CALayer: NSObject {
    let layerState = LayerState()

    public override init() {
        super.init()
        lifetimeToken.begin(self)
    }

    public init(layer: Any) {
        super.init()
        lifetimeToken.begin(self)
        if let original = layer as? CALayer { layerState.takeOver(original.layerState) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        lifetimeToken.begin(self)
    }

    deinit { lifetimeToken.end() }

    open weak var delegate: (any CALayerDelegate)? {
        get { layerState.delegate }
        set { layerState.delegate = newValue }
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { layerState.bounds }
        set { setBounds(newValue) }
    }
    open var position: CGPoint {
        get { layerState.position }
        set { setPosition(newValue) }
    }
    open var frame: CGRect {
        get { frameFromParts }
        set { setPartsFromFrame(newValue) }
    }
    open var zPosition: CGFloat {
        get { layerState.zPosition }
        set { change("zPosition") { layerState.zPosition = newValue } }
    }
    open var anchorPoint: CGPoint {
        get { layerState.anchorPoint }
        set { layerState.anchorPoint = newValue }
    }
    open var anchorPointZ: CGFloat {
        get { layerState.anchorPointZ }
        set { layerState.anchorPointZ = newValue }
    }
    open var transform: CATransform3D {
        get { layerState.transform }
        set { change("transform") { layerState.transform = newValue } }
    }
    open var sublayerTransform: CATransform3D {
        get { layerState.sublayerTransform }
        set { change("sublayerTransform") { layerState.sublayerTransform = newValue } }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open var isGeometryFlipped: Bool {
        get { layerState.isGeometryFlipped }
        set { layerState.isGeometryFlipped = newValue }
    }
    open var contentsScale: CGFloat {
        get { layerState.contentsScale }
        set { layerState.contentsScale = newValue }
    }

    // MARK: Appearance

    open var isHidden: Bool {
        get { layerState.isHidden }
        set { layerState.isHidden = newValue }
    }
    open var opacity: Float {
        get { layerState.opacity }
        set { change("opacity") { layerState.opacity = newValue } }
    }
    open var isOpaque: Bool {
        get { layerState.isOpaque }
        set { layerState.isOpaque = newValue }
    }
    open var isDoubleSided: Bool {
        get { layerState.isDoubleSided }
        set { layerState.isDoubleSided = newValue }
    }
    open var backgroundColor: CGColor? {
        get { layerState.backgroundColor }
        set {
            change("backgroundColor") {
                layerState.backgroundColor = newValue
                layerState.owner?.viewState.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            }
        }
    }
    open var cornerRadius: CGFloat {
        get { layerState.cornerRadius }
        set { change("cornerRadius") { layerState.cornerRadius = newValue } }
    }
    open var maskedCorners: CACornerMask {
        get { layerState.maskedCorners }
        set { (layerState.maskedCorners, layerState.hasOwnCorners) = (newValue, false) }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { layerState.cornerCurve }
        set { layerState.cornerCurve = newValue }
    }
    open var borderWidth: CGFloat {
        get { layerState.borderWidth }
        set { change("borderWidth") { layerState.borderWidth = newValue } }
    }
    open var borderColor: CGColor? {
        get { layerState.borderColor }
        set { change("borderColor") { layerState.borderColor = newValue } }
    }
    open var masksToBounds: Bool {
        get { layerState.masksToBounds }
        set { layerState.masksToBounds = newValue }
    }
    open var mask: CALayer? {
        get { layerState.mask }
        set {
            layerState.mask?.layerState.masked = nil
            layerState.mask = newValue
            newValue?.layerState.masked = self
        }
    }
    open var shadowColor: CGColor? {
        get { layerState.shadowColor }
        set { change("shadowColor") { layerState.shadowColor = newValue } }
    }
    open var shadowOpacity: Float {
        get { layerState.shadowOpacity }
        set { change("shadowOpacity") { layerState.shadowOpacity = newValue } }
    }
    open var shadowOffset: CGSize {
        get { layerState.shadowOffset }
        set { change("shadowOffset") { layerState.shadowOffset = newValue } }
    }
    open var shadowRadius: CGFloat {
        get { layerState.shadowRadius }
        set { change("shadowRadius") { layerState.shadowRadius = newValue } }
    }
    open var shadowPath: CGPath? {
        get { layerState.shadowPath }
        set { change("shadowPath") { layerState.shadowPath = newValue } }
    }
    open var contents: Any? {
        get { layerState.contents }
        set { layerState.contents = newValue }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { layerState.contentsGravity }
        set { layerState.contentsGravity = newValue }
    }
    open var contentsRect: CGRect {
        get { layerState.contentsRect }
        set { change("contentsRect") { layerState.contentsRect = newValue } }
    }
    /// What is stretched when the contents are resized, in parts of their size. The rest keeps its own.
    open var contentsCenter: CGRect {
        get { layerState.contentsCenter }
        set { layerState.contentsCenter = newValue }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { layerState.magnificationFilter }
        set { layerState.magnificationFilter = newValue }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { layerState.minificationFilter }
        set { layerState.minificationFilter = newValue }
    }
    open var minificationFilterBias: Float {
        get { layerState.minificationFilterBias }
        set { layerState.minificationFilterBias = newValue }
    }
    open var shouldRasterize: Bool {
        get { layerState.shouldRasterize }
        set { layerState.shouldRasterize = newValue }
    }
    open var rasterizationScale: CGFloat {
        get { layerState.rasterizationScale }
        set { layerState.rasterizationScale = newValue }
    }
    open var allowsEdgeAntialiasing: Bool {
        get { layerState.allowsEdgeAntialiasing }
        set { layerState.allowsEdgeAntialiasing = newValue }
    }
    open var allowsGroupOpacity: Bool {
        get { layerState.allowsGroupOpacity }
        set { layerState.allowsGroupOpacity = newValue }
    }
    open var name: String? {
        get { layerState.name }
        set { layerState.name = newValue }
    }

    // MARK: Hierarchy

    open var superlayer: CALayer? { layerState.superlayer }
    open var sublayers: [CALayer]? {
        get { layerState.sublayers.isEmpty ? nil : layerState.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    open func addSublayer(_ layer: CALayer) { attach(layer, at: nil) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { attach(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { attach(layer, below: sibling) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { attach(layer, above: sibling) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { swap(oldLayer, for: newLayer) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout and drawing

    open func setNeedsLayout() { markNeedsLayout() }
    open func needsLayout() -> Bool { layerState.needsLayout }
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Called with the former size before the sublayers get theirs. Nothing resizes by itself on iOS.
    open func resizeSublayers(withOldSize size: CGSize) {}
    open func resize(withOldSuperlayerSize size: CGSize) {}
    open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    open var needsDisplayOnBoundsChange: Bool {
        get { layerState.needsDisplayOnBoundsChange }
        set { layerState.needsDisplayOnBoundsChange = newValue }
    }
    open func needsDisplay() -> Bool { layerState.needsDisplay }
    open func displayIfNeeded() { showIfNeeded() }
    open func display() { delegate?.display(self) }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func render(in ctx: CGContext) { draw(tree: ctx, isWithoutScreen: true) }
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// What the layer shows between its background and its sublayers, in the coordinates of `bounds`.
    func drawOwnContent(into list: inout DisplayList) {
        displayIfNeeded()
        drawContents(into: &list)
        drawByHand(into: &list)
    }

    /// Whether what the layer draws does not stop at its bounds.
    var drawsBeyondBounds: Bool { false }

    // MARK: Animations

    /// A layer's animations are kept until they are over. Where animations take no time the layer is drawn without them.
    open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, forKey: key) }
    open func removeAllAnimations() { drop { _ in true } }
    open func removeAnimation(forKey key: String) { drop { $0.key == key } }
    open var beginTime: CFTimeInterval {
        get { layerState.timing.begin }
        set { layerState.timing.begin = newValue }
    }
    open var duration: CFTimeInterval {
        get { layerState.timing.duration }
        set { layerState.timing.duration = newValue }
    }
    open var speed: Float {
        get { layerState.timing.speed }
        set { layerState.timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { layerState.timing.offset }
        set { layerState.timing.offset = newValue }
    }
    open var repeatCount: Float {
        get { layerState.timing.repeatCount }
        set { layerState.timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { layerState.timing.repeatDuration }
        set { layerState.timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { layerState.timing.autoreverses }
        set { layerState.timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { layerState.timing.fillMode }
        set { layerState.timing.fillMode = newValue }
    }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.absoluteTime(at: t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(at: t)
        return l?.localTime(at: absolute) ?? absolute
    }
    open var actions: [String: any CAAction]? {
        get { layerState.actions }
        set { layerState.actions = newValue }
    }
    open var style: [AnyHashable: Any]? {
        get { layerState.style }
        set { layerState.style = newValue }
    }
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func animationKeys() -> [String]? {
        layerState.animations.isEmpty ? nil : layerState.animations.compactMap(\.key)
    }
    open func animation(forKey key: String) -> CAAnimation? {
        layerState.animations.first { $0.key == key }?.animation
    }
    open func presentation() -> Self? { present(as: Self.self) }
    open func model() -> Self { layerState.presenting as? Self ?? self }

    // MARK: Points and rectangles of other layers

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(LayerPath.transform(from: l, to: self)) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(LayerPath.transform(from: self, to: l)) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(LayerPath.transform(from: l, to: self)) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(LayerPath.transform(from: self, to: l)) }
}

/// The shape of rounded corners: an arc, or the smoother curve of the system's own cards.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents fit bounds of another shape.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How pixels are made of others when the contents are resized. Pictures are drawn with Cairo's own way for each.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension ClassTable {
    package static let layer = ClassTable(of: CALayer.self) { layer in
        layer.key("cornerRadius", \.cornerRadius)
        layer.key("masksToBounds", \.masksToBounds)
        layer.key("borderWidth", \.borderWidth)
        layer.key("borderColor", \.borderColor)
        layer.key("backgroundColor", \.backgroundColor)
        layer.key("shadowColor", \.shadowColor)
        layer.key("shadowOffset", \.shadowOffset)
        layer.key("shadowOpacity", \.shadowOpacity)
        layer.key("shadowRadius", \.shadowRadius)
        layer.key("opacity", \.opacity)
        layer.key("zPosition", \.zPosition)
        layer.key("isHidden", \.isHidden)
    }
}
