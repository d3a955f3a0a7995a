import CCairo
import MaquetteDrawing
import MaquetteText

extension Painter {
    func draw(_ run: GlyphRun, at origin: Point, _ color: Color) throws(RenderError) {
        guard color.alpha > 0, run.size > 0 else { return }
        use(color)
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        let pixelSize = run.size * max(transform.a, transform.d)
        if isVector {
            show(Self.glyphs(of: run, at: origin), of: run)
        } else if isUpright, pixelSize < Self.largestStencil {
            try stencil(run, at: origin)
        } else {
            fillOutlines(of: run, at: origin)
        }
    }

    /// Larger glyphs are filled as paths.
    private static var largestStencil: Double { 400 }

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

    /// Rotated text: outlines are exact; emoji, which have none, are placed by cairo.
    private func fillOutlines(of run: GlyphRun, at origin: Point) {
        guard useFont(of: run) else { return }
        let glyphs = Self.glyphs(of: run, at: origin)
        cairo_new_path(context)
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        if left == right {
            cairo_new_path(context)
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        } else {
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    /// Combines the coverage of the glyphs, to a quarter of a pixel, and paints the colour through it.
    private func stencil(_ run: GlyphRun, at origin: Point) throws(RenderError) {
        func sixtyFourths(_ length: Double) -> Int { Int((length * 64).rounded()) }
        let fit = FontLibrary.fit(of: run.face)
        var key = GlyphStencils.Key(
            face: run.face, width: sixtyFourths(run.size * fit.width * transform.a),
            height: sixtyFourths(run.size * fit.height * transform.d),
            lean: Int((min(max(run.slant + fit.lean, -10), 10) * 65536).rounded()), glyph: 0, quarter: 0)

        var pieces: [(stencil: GlyphStencils.Stencil, x: Int, y: Int)] = []
        var pictures: [cairo_glyph_t] = []
        var around: PixelRect?
        let reachable = reachablePixels
        // No glyph is taller than that, so one that is further away is not visible.
        let tallest = 8 * run.size * transform.d
        let near = Double(reachable.y) - tallest...Double(reachable.maxY) + tallest
        for glyph in run.glyphs {
            let place = transform.apply(to: Point(origin.x + glyph.x, origin.y + glyph.y))
            guard abs(place.x) < 1e6, near.contains(place.y) else { continue }
            let quarters = Int((place.x * 4 + 0.5).rounded(.down))
            let y = Int((place.y + 0.5).rounded(.down))
            key.glyph = glyph.id
            key.quarter = quarters & 3
            guard let stencil = stencils.stencil(key) else {
                pictures.append(cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.x, y: origin.y + glyph.y))
                continue
            }
            let (left, top) = ((quarters >> 2) + stencil.left, y + stencil.top)
            let pixels = PixelRect(x: left, y: top, width: stencil.width, height: stencil.height)
                .intersection(reachable)
            if pixels.isEmpty { continue }
            around = around?.union(pixels) ?? pixels
            pieces.append((stencil, left, top))
        }
        if let around { try blend(pieces, around) }
        if !pictures.isEmpty { show(pictures, of: run) }
    }

    private func blend(
        _ pieces: [(stencil: GlyphStencils.Stencil, x: Int, y: Int)], _ around: PixelRect
    ) throws(RenderError) {
        let mask = try Surface(CAIRO_FORMAT_A8, width: around.width, height: around.height)
        let bytesPerRow = mask.bytesPerRow
        mask.withBytes { bytes in
            for (stencil, x, y) in pieces {
                stencil.add(to: bytes, bytesPerRow: bytesPerRow, within: around, at: x, y)
            }
        }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, mask.pointer, Double(around.x), Double(around.y))
        cairo_restore(context)
    }

    private static func glyphs(of run: GlyphRun, at origin: Point) -> [cairo_glyph_t] {
        run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y) }
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
            for row in rows {
                let target = mask + (y + row - area.y) * bytesPerRow + (x - area.x)
                for column in columns {
                    let (sum, overflow) = target[column].addingReportingOverflow(bytes[row * width + column])
                    target[column] = overflow ? 255 : sum
                }
            }
        }
    }
}
