import CCairo
import MaquetteDrawing
import MaquettePNG

extension DisplayList {
    /// The picture as a PNG file, `scale` pixels for each point.
    public func png(scale: Double) throws -> [UInt8] { try Bitmap(self, scale: scale).png() }

    /// The picture as an SVG document, a unit for each point.
    public func svg() throws(RenderError) -> [UInt8] {
        let document = try vectorDocument { write, sink in
            let surface = cairo_svg_surface_create_for_stream(write, sink, size.width, size.height)
            cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_2)
            return surface
        }
        return SVGNames.renumbered(document)
    }

    /// The picture as a PDF document of one page, a PDF unit for each point.
    public func pdf() throws(RenderError) -> [UInt8] {
        try vectorDocument { write, sink in
            let surface = cairo_pdf_surface_create_for_stream(write, sink, size.width, size.height)
            // Without a date of its own cairo would write the present.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            return surface
        }
    }

    private func vectorDocument(
        _ makeSurface: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(RenderError) -> [UInt8] {
        guard size.width > 0, size.height > 0 else { throw .emptyCanvas(size) }
        guard size.width <= Double(Bitmap.longestSide), size.height <= Double(Bitmap.longestSide) else {
            throw .canvasTooLarge(size, scale: 1)
        }
        let sink = ByteSink()
        let write: cairo_write_func_t = { sink, bytes, count in
            guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
                .bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        guard let surface = makeSurface(write, Unmanaged.passUnretained(sink).toOpaque()) else {
            throw .cairo("no surface")
        }
        defer { cairo_surface_destroy(surface) }
        try Surface.check(cairo_surface_status(surface))
        try Painter.paint(self, on: surface, transform: .identity, isVector: true)
        cairo_surface_finish(surface)
        try Surface.check(cairo_surface_status(surface))
        return withExtendedLifetime(sink) { sink.bytes }
    }
}

private final class ByteSink {
    var bytes: [UInt8] = []
}
