import CCairo
import MaquetteDrawing

extension Painter {
    func fill(_ path: Path, _ rule: Path.FillRule, _ paint: Paint) throws(RenderError) {
        let path = onPixels(path)
        if layOver(path, paint) { return }
        add(path)
        use(rule)
        let extent = transform.bounds(of: path.controlBounds)
        if try use(paint, within: extent) { fillPath() } else { cairo_new_path(context) }
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) throws(RenderError) {
        guard style.width > 0, style.width.isFinite else { return }
        // A miter reaches as far as its limit allows.
        let reach = style.width * max(1, style.join == .miter ? style.miterLimit : 1)
        let extent = transform.bounds(of: path.controlBounds.insetBy(-reach, -reach))
        guard try use(paint, within: extent) else { return }
        add(path, insetBy: style.width / 2)
        strokePath(style)
    }

    /// Strokes the context's path.
    func strokePath(_ style: StrokeStyle) {
        cairo_set_line_width(context, style.width)
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, style.miterLimit)
        let dashes = style.dashes.allSatisfy { $0 >= 0 } && style.dashes.contains { $0 > 0 } ? style.dashes : []
        cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
        cairo_stroke(context)
    }

    /// Sets the context's path.
    ///
    /// - Parameter inset: how far within the outline of its layer it runs.
    func add(_ path: Path, insetBy inset: Double = 0) {
        let path = onPixels(path, insetBy: inset)
        cairo_new_path(context)
        if case .rect(let rect) = path.shape {
            return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        }
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    /// Vector documents and the silhouettes of shadows stay as they are.
    private func onPixels(_ path: Path, insetBy inset: Double = 0) -> Path {
        path.hasCrispEdges && !isVector && !isSilhouette ? path.onPixels(of: transform, insetBy: inset) : path
    }

    /// Fills the context's path, clipped for blend modes that affect everything.
    func fillPath() {
        guard blendMode.reachesBeyondShape else { return cairo_fill(context) }
        cairo_save(context)
        cairo_clip(context)
        cairo_paint(context)
        cairo_restore(context)
    }

    func use(_ rule: Path.FillRule) {
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Sets a paint as the source; false when nothing would be visible.
    private func use(_ paint: Paint, within extent: Rect) throws(RenderError) -> Bool {
        switch paint {
        case .color(let color):
            use(color)
            return color.alpha > 0 || blendMode != .normal
        case .gradient(let gradient): return try use(gradient, within: extent)
        }
    }

    func use(_ color: Color) {
        if isVector {
            return cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        }
        // Cairo rounds down; whole bytes need no rounding.
        let (red, green, blue, alpha) = color.bytes
        cairo_set_source_rgba(
            context, Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
    }

    /// An alpha that cairo, which rounds down, converts to the nearest byte.
    static func eighthBit(_ alpha: Double) -> Double { (alpha * 255).rounded() / 255 }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
