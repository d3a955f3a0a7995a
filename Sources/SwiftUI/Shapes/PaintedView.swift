/// A view of the model that shows a painted outline.
///
/// What a view can have of itself (a colour in a rectangle with or without round corners) it has; else it has layers: one with the
/// outline, or one with a gradient that the outline masks.
final class PaintedView: UIView, InternalView {
    private var outline: (CGRect) -> _Outline = { .filled(Path($0), FillStyle()) }
    private var paintToShow = _Paint.color(.clear)
    private var environment = EnvironmentValues()
    /// What is shown now, so that the same is not made again.
    private var shown: (outline: _Outline, paint: _Paint, traits: UITraitCollection, size: CGSize)?
    private var layers: [CALayer] = []
    private var material: UIVisualEffectView?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    /// What to paint, whatever the size will be.
    func set(_ outline: @escaping (CGRect) -> _Outline, _ paint: _Paint, _ environment: EnvironmentValues) {
        (self.outline, paintToShow, self.environment) = (outline, paint, environment)
        if bounds.size != .zero { self.paint() }
    }

    /// Paints for the present size.
    func paint() {
        let form = outline
        let outline = PaintedPlace.with(environment, frame) { form(CGRect(origin: .zero, size: bounds.size)) }
        let traits = environment.traitCollection
        if let shown, shown.outline == outline, shown.paint == paintToShow, shown.traits == traits,
            shown.size == bounds.size
        {
            return
        }
        shown = (outline, paintToShow, traits, bounds.size)
        clear()
        if !outline.path.isEmpty { show(outline, paintToShow, traits) }
    }

    private func clear() {
        for layer in layers { layer.removeFromSuperlayer() }
        layers = []
        material?.removeFromSuperview()
        material = nil
        backgroundColor = nil
        layer.cornerRadius = 0
        layer.ownCorners = .all
        layer.shadowOpacity = 0
        layer.compositingFilter = nil
    }

    private func show(_ outline: _Outline, _ paint: _Paint, _ traits: UITraitCollection) {
        switch paint {
        case .color(let color): show(outline, color, traits)
        case .gradient(let gradient):
            add(GradientLayers.layer(for: gradient, within: outline, size: bounds.size, traits))
        case .image(let fill) where fill.isStretched:
            let picture = CALayer()
            picture.frame = bounds
            picture.contents = fill.image.cgImage
            picture.opacity = Float(fill.opacity)
            picture.mask = outline.mask
            add(picture)
        case .image(let fill):
            let tiles = UIColor(patternImage: fill.image).withAlphaComponent(CGFloat(fill.opacity))
            add(outline.layer(painted: tiles.cgColor))
        case .material(let material, let opacity): show(outline, material, opacity)
        case .layered(let paints): if let first = paints.first { show(outline, first, traits) }
        case .shadowed(let paint, let shadow):
            show(outline, paint, traits)
            if shadow.isInner {
                add(outline.innerShadow(shadow, color: shadow.color.uiColor(in: environment), traits, bounds))
            } else {
                layer.setShadow(shadow.color.uiColor(in: environment), shadow.radius, shadow.x, shadow.y, traits)
            }
        case .blended(let paint, let mode):
            show(outline, paint, traits)
            layer.compositingFilter = mode.compositingFilter
        }
    }

    private func add(_ layer: CALayer) {
        self.layer.addSublayer(layer)
        layers.append(layer)
    }

    private func show(_ outline: _Outline, _ color: UIColor, _ traits: UITraitCollection) {
        if let corners = outline.corners(of: bounds) {
            backgroundColor = color
            layer.setCorners(corners)
        } else {
            add(outline.layer(painted: color.resolvedColor(with: traits).cgColor))
        }
    }

    private func show(_ outline: _Outline, _ material: Material, _ opacity: Double) {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: material.effect))
        effect.frame = bounds
        effect.alpha = CGFloat(opacity)
        let corners = effect.layer.setForm(outline, in: bounds)
        effect.clipsToBounds = (corners?.radius ?? 0) > 0
        addSubview(effect)
        self.material = effect
    }
}

/// How round which corners of a layer are.
struct LayerCorners: Equatable {
    var radius: CGFloat
    var corners: CACornerMask = .all
    var curve = CALayerCornerCurve.circular
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension CALayer {
    func setCorners(_ corners: LayerCorners) {
        (cornerRadius, ownCorners, cornerCurve) = (corners.radius, corners.corners, corners.curve)
    }

    /// Cuts everything off at an outline: by round corners where these are enough, else by a mask.
    ///
    /// - Returns: the corners; nil where there is a mask.
    @MainActor @discardableResult func setForm(_ outline: _Outline, in bounds: CGRect) -> LayerCorners? {
        let corners = outline.corners(of: bounds)
        setCorners(corners ?? LayerCorners(radius: 0))
        mask = corners == nil ? outline.mask : nil
        return corners
    }

    func setShadow(_ color: UIColor, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ traits: UITraitCollection) {
        shadowColor = color.resolvedColor(with: traits).cgColor
        shadowOpacity = 1
        shadowRadius = radius
        shadowOffset = CGSize(width: x, height: y)
    }
}

extension Path {
    /// The corners of a layer with these bounds, where this is its form.
    func corners(of bounds: CGRect) -> LayerCorners? {
        func isWhole(_ rect: CGRect) -> Bool {
            abs(rect.minX - bounds.minX) < 0.01 && abs(rect.minY - bounds.minY) < 0.01
                && abs(rect.width - bounds.width) < 0.01 && abs(rect.height - bounds.height) < 0.01
        }
        switch form {
        case .rect(let rect) where isWhole(rect): return LayerCorners(radius: 0)
        case .ellipse(let rect) where isWhole(rect) && abs(rect.width - rect.height) < 0.01:
            return LayerCorners(radius: rect.width / 2)
        case .roundedRect(let rect, let radii, let style) where isWhole(rect):
            guard let radius = radii.onlyOne else { return nil }
            var corners: CACornerMask = []
            if radii.topLeading > 0 { corners.insert(.layerMinXMinYCorner) }
            if radii.topTrailing > 0 { corners.insert(.layerMaxXMinYCorner) }
            if radii.bottomLeading > 0 { corners.insert(.layerMinXMaxYCorner) }
            if radii.bottomTrailing > 0 { corners.insert(.layerMaxXMaxYCorner) }
            return LayerCorners(
                radius: radius, corners: corners, curve: style == .continuous ? .continuous : .circular)
        default: return nil
        }
    }
}

extension _Outline {
    func corners(of bounds: CGRect) -> LayerCorners? {
        if case .fill = kind { path.corners(of: bounds) } else { nil }
    }

    /// A layer with the outline in one colour.
    @MainActor func layer(painted color: CGColor) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        switch kind {
        case .fill(let style):
            layer.fillColor = color
            layer.fillRule = style.isEOFilled ? .evenOdd : .nonZero
        case .stroke(let style):
            layer.fillColor = nil
            layer.strokeColor = color
            layer.lineWidth = style.lineWidth
            layer.miterLimit = style.miterLimit
            layer.lineCap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
            layer.lineJoin = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
            layer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
            layer.lineDashPhase = style.dashPhase
        }
        return layer
    }

    /// A layer that is opaque where something is painted.
    @MainActor var mask: CAShapeLayer { layer(painted: UIColor.black.cgColor) }

    /// Around all that is painted of it.
    var reach: CGRect {
        guard case .stroke(let style) = kind else { return path.boundingRect }
        // A corner may reach out farther than half a line.
        let out = style.lineWidth / 2 * (style.lineJoin == .miter ? 1.5 : 1)
        return path.boundingRect.insetBy(dx: -out, dy: -out)
    }

    /// The shadow of what is around the outline, within it.
    @MainActor func innerShadow(_ shadow: ShadowStyle, color: UIColor, _ traits: UITraitCollection, _ bounds: CGRect)
        -> CALayer
    {
        let inside = CALayer()
        inside.frame = bounds
        inside.mask = mask
        let around = CAShapeLayer()
        let out = shadow.radius * 4 + abs(shadow.x) + abs(shadow.y) + 1
        var ring = Path(reach.insetBy(dx: -out, dy: -out))
        if case .stroke(let style) = kind { ring.addPath(path.strokedPath(style)) } else { ring.addPath(path) }
        around.path = ring.cgPath
        around.fillRule = .evenOdd
        around.fillColor = UIColor.black.cgColor
        around.setShadow(color, shadow.radius, shadow.x, shadow.y, traits)
        inside.addSublayer(around)
        return inside
    }
}
