/// What a canvas is drawn on. A copy has a state of its own, and draws on the same ground.
public struct GraphicsContext: @unchecked Sendable {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public let environment: EnvironmentValues
    private let ground: CanvasGround
    private var clips: [Clip] = []
    private var masks: [UIImage] = []
    private var filters: [Filter] = []

    private struct Clip {
        var path: Path
        var style: FillStyle
        var transform: CGAffineTransform
    }

    @MainActor init(_ ground: CanvasGround) { (self.ground, environment) = (ground, ground.environment) }

    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }
        public static let normal = Self(.normal), multiply = Self(.multiply), screen = Self(.screen)
        public static let overlay = Self(.overlay), darken = Self(.darken), lighten = Self(.lighten)
        public static let colorDodge = Self(.colorDodge), colorBurn = Self(.colorBurn)
        public static let softLight = Self(.softLight), hardLight = Self(.hardLight)
        public static let difference = Self(.difference), exclusion = Self(.exclusion)
        public static let hue = Self(.hue), saturation = Self(.saturation), color = Self(.color)
        public static let luminosity = Self(.luminosity), clear = Self(.clear), copy = Self(.copy)
        public static let sourceIn = Self(.sourceIn), sourceOut = Self(.sourceOut)
        public static let sourceAtop = Self(.sourceAtop), destinationOver = Self(.destinationOver)
        public static let destinationIn = Self(.destinationIn), destinationOut = Self(.destinationOut)
        public static let destinationAtop = Self(.destinationAtop), xor = Self(.xor)
        public static let plusDarker = Self(.plusDarker), plusLighter = Self(.plusLighter)

        fileprivate var mode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }
    }

    // MARK: Where things are drawn

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = Self(rawValue: 1)
    }

    public var clipBoundingRect: CGRect {
        clips.reduce(assumingMainActor { ground.bounds }) {
            $0.intersection($1.path.boundingRect.applying($1.transform))
        }.applying(transform.inverted())
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        guard options.contains(.inverse) else {
            return clips.append(Clip(path: path, style: style, transform: transform))
        }
        var around = Path(assumingMainActor { ground.bounds }.applying(transform.inverted()).insetBy(dx: -1, dy: -1))
        around.addPath(path)
        clips.append(Clip(path: around, style: FillStyle(eoFill: true), transform: transform))
    }

    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var failure: (any Error)?
        let layer = layerContext
        var mask = withoutActuallyEscaping(content) { content in
            nonisolated(unsafe) let content = content
            let layer = layer
            nonisolated(unsafe) var caught: (any Error)?
            let image = assumingMainActor {
                layer.ground.picture { ground in
                    var inner = layer.on(ground)
                    inner.opacity = opacity
                    do { try content(&inner) } catch { caught = error }
                }
            }
            failure = caught
            return image
        }
        if let failure { try { () throws -> Void in throw failure }() }
        if options.contains(.inverse) {
            mask = mask.filtered([.matrix([Float](repeating: 0, count: 15) + [0, 0, 0, -1, 1])])
        }
        masks.append(mask)
    }

    // MARK: With what

    public struct Shading: Sendable {
        fileprivate enum Kind: @unchecked Sendable {
            case foreground, backdrop
            case palette([Shading])
            case color(Color)
            case style(any ShapeStyle)
            case gradient(Gradient, Geometry, GradientOptions)
            case tiles(Image, origin: CGPoint, scale: CGFloat)
        }
        fileprivate enum Geometry {
            case linear(CGPoint, CGPoint)
            case radial(CGPoint, CGFloat, CGFloat)
            case conic(CGPoint, Angle)
        }
        fileprivate let kind: Kind

        public static var foreground: Shading { Shading(kind: .foreground) }
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .style(style)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .gradient(gradient, .linear(startPoint, endPoint), options)) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius), options)) }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .gradient(gradient, .conic(center, angle), options)) }
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(image, origin: origin, scale: scale)) }
    }
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4)
    }

    /// A shading with its colours known. Here a shading knows them when it is drawn.
    public func resolve(_ shading: Shading) -> Shading { shading }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    // MARK: How it is drawn

    /// This context without what applies to a layer as a whole.
    private var layerContext: GraphicsContext {
        var inner = self
        (inner.opacity, inner.blendMode, inner.clips, inner.masks, inner.filters) = (1, .normal, [], [], [])
        return inner
    }
    @MainActor private func on(_ ground: CanvasGround) -> GraphicsContext {
        var other = GraphicsContext(ground)
        (other.opacity, other.blendMode, other.transform) = (opacity, blendMode, transform)
        (other.clips, other.masks, other.filters) = (clips, masks, filters)
        return other
    }

    /// Draws something in the present state.
    ///
    /// - Parameter draw: gets the ground, whose context has the transform.
    private func perform(_ draw: @MainActor (CanvasGround) -> Void) {
        let own = self
        assumingMainActor { own.performOnGround(draw) }
    }

    @MainActor private func performOnGround(_ draw: @MainActor (CanvasGround) -> Void) {
        let context = ground.context
        context.saveGState()
        defer { context.restoreGState() }
        for clip in clips {
            context.addPath(clip.path.applying(clip.transform).cgPath)
            context.clip(using: clip.style.isEOFilled ? .evenOdd : .winding)
        }
        context.setAlpha(CGFloat(opacity))
        context.setBlendMode(blendMode.mode)
        var pixels: [PixelFilter] = []
        for filter in filters {
            switch filter.kind {
            case .shadow(let color, let radius, let x, let y):
                let traits = environment.traitCollection
                context.setShadow(
                    offset: CGSize(width: x, height: y), blur: radius * 2,
                    color: color.uiColor(in: environment).resolvedColor(with: traits).cgColor)
            case .pixels(let filter): if filter != .blur(0) { pixels.append(filter) }
            case .multiply(let color): pixels.append(.multiply(color.resolve(in: environment)))
            }
        }
        if pixels.isEmpty, masks.isEmpty {
            context.concatenate(transform)
            return draw(ground)
        }
        var image = ground.picture { inner in
            inner.context.concatenate(transform)
            draw(inner)
        }
        if !pixels.isEmpty { image = image.filtered(pixels) }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        guard !masks.isEmpty else { return image.draw(in: ground.bounds) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        image.draw(in: ground.bounds)
        for mask in masks { mask.draw(in: ground.bounds, blendMode: .destinationIn, alpha: 1) }
        context.endTransparencyLayer()
    }

    // MARK: What is drawn

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        perform { ground in
            let context = ground.context
            let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
            if let color = flat(shading) {
                context.setFillColor(color)
                context.addPath(path.cgPath)
                return context.fillPath(using: rule)
            }
            context.saveGState()
            context.addPath(path.cgPath)
            context.clip(using: rule)
            fillClip(with: shading, around: path.boundingRect, context)
            context.restoreGState()
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        perform { ground in
            let context = ground.context
            guard let color = flat(shading) else {
                let area = path.strokedPath(style)
                context.saveGState()
                context.addPath(area.cgPath)
                context.clip()
                fillClip(with: shading, around: path.boundingRect, context)
                return context.restoreGState()
            }
            context.setStrokeColor(color)
            context.setLineWidth(style.lineWidth)
            context.setLineCap(style.lineCap)
            context.setLineJoin(style.lineJoin)
            context.setMiterLimit(style.miterLimit)
            if !style.dash.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dash) }
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The one colour of a shading; nil for others.
    private func flat(_ shading: Shading) -> CGColor? {
        let paint: _Paint
        switch shading.kind {
        case .foreground: paint = environment.foregroundPaint.plain
        case .backdrop: return UIColor.clear.cgColor
        case .palette(let shadings): return shadings.first.flatMap(flat)
        case .color(let color): paint = color._paint(in: environment)
        case .style(let style): paint = style._paint(in: environment).plain
        case .gradient, .tiles: return nil
        }
        switch paint {
        case .gradient, .image: return nil
        default: return paint.color.resolvedColor(with: environment.traitCollection).cgColor
        }
    }

    /// Paints where the context is not clipped with something else than a colour.
    @MainActor private func fillClip(with shading: Shading, around box: CGRect, _ context: CGContext) {
        let traits = environment.traitCollection
        switch shading.kind {
        case .palette(let shadings): if let first = shadings.first { fillClip(with: first, around: box, context) }
        case .foreground: fill(environment.foregroundPaint.plain, box, context)
        case .style(let style): fill(style._paint(in: environment).plain, box, context)
        case .gradient(let gradient, let geometry, _):
            // In a box of one point the unit points are points.
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            let form: _GradientPaint.Form =
                switch geometry {
                case .linear(let from, let to): .linear(from: point(from), to: point(to))
                case .radial(let center, let start, let end): .radial(center: point(center), start: start, end: end)
                case .conic(let center, let angle):
                    .angular(center: point(center), start: angle, end: angle + .degrees(360))
                }
            if case .gradient(let paint) = gradient.paint(form, in: environment) {
                paint.draw(unit, in: context, traits)
            }
        case .tiles(let image, let origin, let scale):
            guard let tile = image.resolved(in: environment) else { return }
            let size = CGSize(width: tile.size.width * scale, height: tile.size.height * scale)
            guard size.width > 0.5, size.height > 0.5 else { return }
            UIGraphicsPushContext(context)
            var y = origin.y + ((box.minY - origin.y) / size.height).rounded(.down) * size.height
            while y < box.maxY {
                var x = origin.x + ((box.minX - origin.x) / size.width).rounded(.down) * size.width
                while x < box.maxX {
                    tile.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
                    x += size.width
                }
                y += size.height
            }
            UIGraphicsPopContext()
        case .color, .backdrop: break
        }
    }

    @MainActor private func fill(_ paint: _Paint, _ box: CGRect, _ context: CGContext) {
        if case .gradient(let gradient) = paint { gradient.draw(box, in: context, environment.traitCollection) }
        if case .image(let fill) = paint {
            context.setFillColor(UIColor(patternImage: fill.image).cgColor)
            context.fill(box)
        }
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var failure: (any Error)?
        withoutActuallyEscaping(content) { content in
            nonisolated(unsafe) let content = content
            nonisolated(unsafe) var caught: (any Error)?
            let layer = layerContext
            var outer = self
            outer.transform = .identity
            outer.perform { ground in
                ground.context.beginTransparencyLayer(auxiliaryInfo: nil)
                var inner = layer.on(ground)
                do { try content(&inner) } catch { caught = error }
                ground.context.endTransparencyLayer()
            }
            failure = caught
        }
        if let failure { try { () throws -> Void in throw failure }() }
    }

    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        var failure: (any Error)?
        withoutActuallyEscaping(content) { content in
            nonisolated(unsafe) let content = content
            nonisolated(unsafe) var caught: (any Error)?
            perform { ground in
                UIGraphicsPushContext(ground.context)
                do { try content(ground.context) } catch { caught = error }
                UIGraphicsPopContext()
            }
            failure = caught
        }
        if let failure { try { () throws -> Void in throw failure }() }
    }

    // MARK: Images, texts and views

    public struct ResolvedImage: @unchecked Sendable {
        fileprivate let image: UIImage?
        public var size: CGSize { image?.size ?? .zero }
        public var baseline: CGFloat { size.height - (image?.baselineOffsetFromBottom ?? 0) }
        public var shading: Shading?
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: assumingMainActor { image.resolved(in: environment) })
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let shown = image.image else { return }
        perform { ground in
            var shown = shown
            if shown.isTemplate {
                let color = image.shading.flatMap(flat).map { UIColor(cgColor: $0) } ?? environment.foregroundColor
                shown = shown.withTintColor(
                    color.resolvedColor(with: environment.traitCollection), renderingMode: .alwaysOriginal)
            }
            UIGraphicsPushContext(ground.context)
            shown.draw(in: rect, blendMode: blendMode.mode, alpha: CGFloat(opacity))
            UIGraphicsPopContext()
        }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.box(image.size, at: point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public struct ResolvedText: @unchecked Sendable {
        fileprivate let string: NSAttributedString
        public var shading: Shading = .foreground
        public func measure(in size: CGSize) -> CGSize {
            let text = string
            let scale = UIScreenScale.present
            let box = assumingMainActor {
                text.boundingRect(
                    with: CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6)),
                    options: .usesLineFragmentOrigin, context: nil)
            }
            func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
            return CGSize(width: up(box.width), height: up(box.height))
        }
        public func firstBaseline(in size: CGSize) -> CGFloat {
            guard string.length > 0, let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
                return 0
            }
            return font.ascender
        }
        public func lastBaseline(in size: CGSize) -> CGFloat {
            guard string.length > 0,
                let font = string.attribute(.font, at: string.length - 1, effectiveRange: nil) as? UIFont
            else { return 0 }
            return measure(in: size).height + font.descender
        }
    }
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(string: assumingMainActor { text.attributedString(in: environment) })
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        perform { ground in
            let string = NSMutableAttributedString(attributedString: text.string)
            let whole = NSRange(location: 0, length: string.length)
            if case .foreground = text.shading.kind {
                // As the text says itself.
            } else if let color = flat(text.shading) {
                string.addAttributes([.foregroundColor: UIColor(cgColor: color)], range: whole)
            }
            UIGraphicsPushContext(ground.context)
            environment.traitCollection.performAsCurrent { string.draw(in: rect) }
            UIGraphicsPopContext()
        }
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(
            text, in: Self.box(text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)), at: point, anchor))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// A view of the canvas by its tag.
    public struct ResolvedSymbol: @unchecked Sendable {
        fileprivate let view: UIView
        public let size: CGSize
    }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let ground = ground
        nonisolated(unsafe) let id = AnyHashable(id)
        return assumingMainActor {
            guard
                let item = ground.symbols.first(where: { $0.value(Tag.self) == id || $0.value(ImplicitTag.self) == id })
            else { return nil }
            let size = item.size(.unspecified)
            let view = UIView(frame: CGRect(origin: .zero, size: size))
            let bounds = view.bounds
            item.place(at: .zero, .unspecified, in: LayoutSpace(bounds: bounds, safe: bounds))
            var shown: [UIView] = []
            item.mount(into: &shown)
            view.show(shown)
            view.layoutIfNeeded()
            return ResolvedSymbol(view: view, size: size)
        }
    }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        perform { ground in
            let context = ground.context
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(
                x: symbol.size.width > 0 ? rect.width / symbol.size.width : 1,
                y: symbol.size.height > 0 ? rect.height / symbol.size.height : 1)
            symbol.view.layer.draw(tree: context)
        }
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.box(symbol.size, at: point, anchor))
    }

    private static func box(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
