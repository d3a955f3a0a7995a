import CCairo
import MaquetteDrawing

extension Painter {
    /// Makes a gradient the context's source; false when there is nothing to fill.
    func use(_ gradient: Gradient, within extent: Rect) throws(RenderError) -> Bool {
        guard gradient.stops.count > 1 else { return false }
        if isVector {
            useVector(gradient)
            return true
        }
        let pixels = PixelRect(touchedBy: extent).intersection(reachablePixels)
        guard !pixels.isEmpty, let toPoints = transform.inverse else { return false }
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
        let ramp = GradientRamp(gradient)
        let pixelsToPoints = Transform2D.translation(Double(pixels.x) + 0.5, Double(pixels.y) + 0.5).then(toPoints)
        let bytesPerRow = surface.bytesPerRow
        surface.withBytes { bytes in
            for y in 0..<pixels.height {
                (bytes + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: pixels.width) { row in
                    ramp.fill(row, count: pixels.width, atRow: Double(y), pixelsToPoints)
                }
            }
        }
        useUnscaled(surface, at: pixels)
        return true
    }

    /// Makes a surface the source, pixel on pixel.
    func useUnscaled(_ surface: Surface, at pixels: PixelRect) {
        // The source keeps the matrix it was set under; the path that is there already keeps its place.
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface.pointer, Double(pixels.x), Double(pixels.y))
        useTransform()
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    private func useVector(_ gradient: Gradient) {
        let pattern: OpaquePointer?
        switch gradient.geometry {
        case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let center, let radius):
            pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }
}
