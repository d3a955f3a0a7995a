/// One step of a display list. Those from `transform` on hold for the commands up to their `end`.
public enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Path.FillRule, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case image(ImagePlacement)
    case glyphs(GlyphRun, Point, Color)
    case shadow(Path, Path.FillRule, Shadow)

    case transform(Transform2D)
    case clip(Path, Path.FillRule)
    case group(alpha: Double, bounds: Rect)
    /// Shows only what the alpha of another picture lets through.
    case mask(DisplayList, bounds: Rect)
    case blend(BlendMode)
    case shadowedGroup(Shadow, bounds: Rect)
    case annotation(String)

    case end
}
