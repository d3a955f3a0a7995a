import CCairo
import MaquetteDrawing
import MaquetteText

extension Painter {
    func draw(_ run: GlyphRun, at origin: Point, _ color: Color) {
        guard let face = FontLibrary.cairoFace(for: run.face), color.alpha > 0, run.size > 0 else { return }
        use(color)
        cairo_set_font_face(context, face)
        var matrix = cairo_matrix_t(xx: run.size, yx: 0, xy: -run.slant * run.size, yy: run.size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        // Metrics must not depend on the scale, nor pixels on the desktop's settings.
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y) }
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
}
