/// One step of a display list. Those from `transform` on apply to the commands up to their `end`.
public enum DrawingCommand: Hashable, Sendable {
    case fill(Path, Path.FillRule, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case image(ImagePlacement)
    case glyphs(GlyphRun, Point, Color)
    case shadow(Path, Path.FillRule, Shadow)
    /// Within a path, what was painted before is blurred, by a Gaussian of this deviation in points. Vector documents, in which nothing is
    /// blurred, have the ground instead; without one they leave it as it is.
    case backdrop(Path, blur: Double, ground: Color?)

    case transform(Transform2D)
    case clip(Path, Path.FillRule)
    /// Blend modes inside a group affect only what the group itself paints.
    case group(alpha: Double, bounds: Rect)
    /// Multiplies what follows by the alpha of the mask.
    case mask(DisplayList, bounds: Rect)
    /// Everything painted inside, each group as a whole, blends in this mode.
    case blend(BlendMode)
    case shadowedGroup(Shadow, bounds: Rect)
    /// The view that is painted next, and its whole text.
    case annotation(PaintedView, words: String)

    case end
}

extension DrawingCommand {
    public var changesBlendMode: Bool {
        if case .blend = self { true } else { false }
    }

    /// Whether the command needs what was painted around it.
    public var readsBackdrop: Bool {
        if case .backdrop = self { true } else { false }
    }
}
