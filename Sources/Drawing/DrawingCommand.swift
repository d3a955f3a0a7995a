/// One step of a display list. Those from `transform` on hold for the commands up to their `end`.
public enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Path.FillRule, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case image(ImagePlacement)
    case glyphs(GlyphRun, Point, Color)
    case shadow(Path, Path.FillRule, Shadow)

    case transform(Transform2D)
    case clip(Path, Path.FillRule)
    /// What blends with what is beneath it does so only with what the group itself paints.
    case group(alpha: Double, bounds: Rect)
    /// Shows what follows where the mask covers, and as far as it does.
    case mask(DisplayList, bounds: Rect)
    /// Each thing painted inside, and each group as one, meets what is there in this way.
    case blend(BlendMode)
    case shadowedGroup(Shadow, bounds: Rect)
    /// Whose picture follows, and the whole text that it shows.
    case annotation(String, words: String)

    case end
}

extension DrawingCommand {
    public var changesBlendMode: Bool {
        if case .blend = self { true } else { false }
    }
}
