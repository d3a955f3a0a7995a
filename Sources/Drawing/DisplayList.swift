/// A picture as a list of what to paint, back to front.
///
/// A list is a plain value: made on one thread, painted on any other, compared and printed in tests.
public struct DisplayList: Hashable, Sendable {
    public var size: Size
    public internal(set) var commands: [DrawingCommand] = []
    /// Whether layers are drawn here by themselves, without the screen: then effects paint nothing.
    package var isWithoutScreen = false

    public init(size: Size) { self.size = size }

    public mutating func fill(_ path: Path, _ paint: Paint, rule: Path.FillRule = .winding) {
        commands.append(.fill(path, rule, paint))
    }

    public mutating func fill(_ path: Path, _ color: Color, rule: Path.FillRule = .winding) {
        fill(path, .color(color), rule: rule)
    }

    public mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        commands.append(.stroke(path, style, paint))
    }

    public mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
        stroke(path, style, .color(color))
    }

    public mutating func draw(_ image: ImagePlacement) { commands.append(.image(image)) }

    /// Paints glyphs with the run's origin at a point.
    public mutating func draw(_ run: GlyphRun, at origin: Point, _ color: Color) {
        commands.append(.glyphs(run, origin, color))
    }

    /// Paints the shadow of a path, and not the path.
    public mutating func drawShadow(_ shadow: Shadow, of path: Path, rule: Path.FillRule = .winding) {
        commands.append(.shadow(path, rule, shadow))
    }

    /// Blurs what was painted before, within a path.
    ///
    /// - Parameter ground: what covers it in vector documents.
    public mutating func blurBackdrop(_ path: Path, deviation: Double, ground: Color? = nil) {
        commands.append(.backdrop(path, blur: deviation, ground: ground))
    }

    /// Paints what only the screen can show, as it needs to know what is behind: materials and glass.
    package mutating func effect(_ paint: (inout DisplayList) -> Void) {
        if !isWithoutScreen { paint(&self) }
    }

    // The functions below apply an effect to what their closure paints.

    public mutating func transform(_ transform: Transform2D, _ paint: (inout DisplayList) -> Void) {
        nest(.transform(transform), paint)
    }

    public mutating func clip(to path: Path, rule: Path.FillRule = .winding, _ paint: (inout DisplayList) -> Void) {
        nest(.clip(path, rule), paint)
    }

    /// Paints together and then blends as one, no further than the bounds: the smaller they are, the faster it goes.
    public mutating func group(alpha: Double, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        nest(.group(alpha: alpha, bounds: bounds), paint)
    }

    /// Paints together, and shows it where a mask covers: only the mask's alpha counts.
    public mutating func mask(by mask: DisplayList, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        nest(.mask(mask, bounds: bounds), paint)
    }

    /// Everything painted inside, each group as a whole, blends in this mode.
    public mutating func blend(_ mode: BlendMode, _ paint: (inout DisplayList) -> Void) {
        nest(.blend(mode), paint)
    }

    /// Paints with the shadow of everything within the bounds beneath it.
    public mutating func shadow(_ shadow: Shadow, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        nest(.shadowedGroup(shadow, bounds: bounds), paint)
    }

    /// Names the view that is painted and its text. Painters ignore it.
    public mutating func annotate(_ view: PaintedView, words: String = "", _ paint: (inout DisplayList) -> Void) {
        nest(.annotation(view, words: words), paint)
    }

    /// Names the view that is painted and its text, unless nothing is painted.
    public mutating func annotateUnlessEmpty(
        _ view: PaintedView, words: String = "", _ paint: (inout DisplayList) -> Void
    ) {
        let opening = commands.count
        nest(.annotation(view, words: words), paint)
        if commands[opening...].allSatisfy({ $0.leavesNothing }) {
            commands.removeSubrange(opening...)
        }
    }

    /// The outline when the list is nothing but one opaque fill, moved to where it is painted.
    public var opaqueShape: Path? {
        var shape: Path?
        var transform = Transform2D.identity
        for command in commands {
            switch command {
            case .transform(let inner): transform = inner.then(transform)
            case .annotation, .end: break
            case .fill(let path, .winding, .color(let color)) where shape == nil && color.alpha == 1:
                shape = path.transformed(by: transform)
            default: return nil
            }
        }
        return shape
    }

    /// Whether something in here uses a blend mode other than normal.
    public var blends: Bool { commands.contains(where: \.changesBlendMode) }

    public mutating func append(_ other: DisplayList) { commands += other.commands }

    private mutating func nest(_ opening: DrawingCommand, _ paint: (inout DisplayList) -> Void) {
        commands.append(opening)
        paint(&self)
        commands.append(.end)
    }
}
