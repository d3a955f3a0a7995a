import CCairo
import MaquetteDrawing

extension Painter {
    /// Sets a gradient as the source; false when there is nothing to fill.
    func use(_ gradient: Gradient, within extent: Rect) throws(RenderError) -> Bool {
        guard gradient.stops.count > 1 else { return false }
        if isVector {
            if case .conic = gradient.geometry { return try useConic(gradient, within: extent) }
            useVector(gradient)
            return true
        }
        let (whole, reachable) = (PixelRect(touchedBy: extent), reachablePixels)
        let pixels = whole.intersection(reachable)
        guard !pixels.isEmpty, let toPoints = transform.inverse else { return false }
        // Rows are counted from the first that could be painted in this half, since what is rounded depends on it.
        var first = pixels.y
        if let strip, reachable.y == strip.rows.lowerBound { first = max(whole.y, strip.half) }
        let surface = try makeSurface(of: gradient, pixels, toPoints, countingFrom: first)
        useUnscaled(surface, at: pixels)
        return true
    }

    /// Sets a surface as the source, one pixel for each pixel.
    func useUnscaled(_ surface: Surface, at pixels: PixelRect) {
        // The source keeps the matrix of this moment; the existing path keeps its place.
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
        case .circles(let first, let second):
            pattern = cairo_pattern_create_radial(
                first.center.x, first.center.y, first.radius, second.center.x, second.center.y, second.radius)
        case .conic: return
        }
        func add(_ location: Double, _ color: Color) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
        }
        if !gradient.extendsBefore { add(0, .clear) }
        for stop in gradient.stops { add(stop.location, stop.color) }
        if !gradient.extendsAfter { add(1, .clear) }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Vector documents have no conic gradients: they get a picture at two pixels a point.
    private func useConic(_ gradient: Gradient, within extent: Rect) throws(RenderError) -> Bool {
        let density: Double = 2
        let toPixels = transform.then(.scale(density, density))
        let pixels = PixelRect(touchedBy: Transform2D.scale(density, density).bounds(of: extent))
        guard !pixels.isEmpty, pixels.width * pixels.height <= Bitmap.mostPixels, let toPoints = toPixels.inverse else {
            return false
        }
        let surface = try makeSurface(of: gradient, pixels, toPoints)
        // The source keeps the matrix of this moment; the existing path keeps its place.
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / density, 1 / density)
        cairo_set_source_surface(context, surface.pointer, Double(pixels.x), Double(pixels.y))
        useTransform()
        return true
    }

    private func makeSurface(
        of gradient: Gradient, _ pixels: PixelRect, _ toPoints: Transform2D, countingFrom first: Int? = nil
    ) throws(RenderError) -> Surface {
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
        let ramp = GradientRamp(gradient)
        let first = first ?? pixels.y
        let pixelsToPoints = Transform2D.translation(Double(pixels.x) + 0.5, Double(first) + 0.5).then(toPoints)
        let bytesPerRow = surface.bytesPerRow
        surface.withBytes { bytes in
            for y in 0..<pixels.height {
                (bytes + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: pixels.width) { row in
                    ramp.fill(row, count: pixels.width, atRow: Double(pixels.y - first + y), pixelsToPoints)
                }
            }
        }
        return surface
    }
}
