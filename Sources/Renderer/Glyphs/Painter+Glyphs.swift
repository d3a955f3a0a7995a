import CCairo
import MaquetteDrawing
import MaquetteText

extension Painter {
    /// - Parameter placed: where its glyphs lie, if somebody has found out.
    func draw(
        _ run: GlyphRun, at origin: Point, _ color: Color, placed: PlacedGlyphs? = nil
    ) throws(RenderError) {
        guard color.alpha > 0, run.size > 0 else { return }
        use(color)
        if isVector, run.pen == 0 {
            show(Self.glyphs(of: run, at: origin), of: run)
        } else if let placed = placed ?? place(run, at: origin) {
            try stencil(placed, of: run)
        } else {
            paintOutlines(of: run, at: origin)
        }
    }

    private func place(_ run: GlyphRun, at origin: Point) -> PlacedGlyphs? {
        let reachable = reachablePixels
        return PlacedGlyphs(run, at: origin, transform, stencils, near: reachable.y..<max(reachable.y, reachable.maxY))
    }

    /// Sets the run's font; false when it is unknown.
    private func useFont(of run: GlyphRun) -> Bool {
        guard let face = FontLibrary.cairoFace(for: run.face) else { return false }
        cairo_set_font_face(context, face)
        let fit = FontLibrary.fit(of: run.face)
        let height = run.size * fit.height
        var matrix = cairo_matrix_t(
            xx: run.size * fit.width, yx: 0, xy: -(run.slant + fit.lean) * height, yy: height, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        // Metrics must not depend on the scale, nor pixels on the desktop's settings.
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        return true
    }

    private func show(_ glyphs: [cairo_glyph_t], of run: GlyphRun) {
        if useFont(of: run) { cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
    }

    /// Rotated text, and letters that a pen follows: outlines are exact; emoji, which have none, are placed by cairo.
    private func paintOutlines(of run: GlyphRun, at origin: Point) {
        guard useFont(of: run) else { return }
        let glyphs = Self.glyphs(of: run, at: origin)
        cairo_new_path(context)
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        if left == right {
            cairo_new_path(context)
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        } else if run.pen > 0 {
            strokePath(StrokeStyle(width: run.pen))
        } else {
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    /// Combines the coverage of the glyphs and paints the colour through it.
    private func stencil(_ glyphs: PlacedGlyphs, of run: GlyphRun) throws(RenderError) {
        let reachable = reachablePixels
        var around: PixelRect?
        for piece in glyphs.pieces {
            let pixels = piece.pixels.intersection(reachable)
            if pixels.isEmpty { continue }
            around = around?.union(pixels) ?? pixels
        }
        if let around { try blend(glyphs.pieces, around) }
        if !glyphs.pictures.isEmpty { show(glyphs.pictures, of: run) }
    }

    private func blend(_ pieces: [PlacedGlyphs.Piece], _ around: PixelRect) throws(RenderError) {
        let mask = try Surface(CAIRO_FORMAT_A8, width: around.width, height: around.height)
        let bytesPerRow = mask.bytesPerRow
        mask.withBytes { bytes in
            for piece in pieces {
                piece.stencil.add(to: bytes, bytesPerRow: bytesPerRow, within: around, at: piece.x, piece.y)
            }
        }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, mask.pointer, Double(around.x), Double(around.y))
        cairo_restore(context)
    }

    private static func glyphs(of run: GlyphRun, at origin: Point) -> [cairo_glyph_t] {
        let bearings = FontLibrary.bearings(of: run.face, size: run.size)
        return run.glyphs.map { glyph in
            let x = origin.x + glyph.x + run.size * bearings[glyph.id]
            return cairo_glyph_t(index: UInt(glyph.id), x: x, y: origin.y + glyph.y)
        }
    }
}

extension GlyphStencils.Stencil {
    /// Adds the coverage to that of a mask; where glyphs overlap no pixel is covered more than once.
    fileprivate func add(
        to mask: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, within area: PixelRect, at x: Int, _ y: Int
    ) {
        let columns = max(0, area.x - x)..<max(max(0, area.x - x), min(width, area.maxX - x))
        let rows = max(0, area.y - y)..<max(max(0, area.y - y), min(height, area.maxY - y))
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in rows {
                let target = mask + (y + row - area.y) * bytesPerRow + (x - area.x)
                let source = start + row * width
                for column in columns {
                    let covered = target[column]
                    target[column] = covered &+ min(source[column], ~covered)
                }
            }
        }
    }
}
