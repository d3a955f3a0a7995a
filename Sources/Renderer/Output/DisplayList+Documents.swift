import CCairo
import MaquetteDrawing
import MaquettePNG

extension DisplayList {
    /// The picture as a PNG file, `scale` pixels for each point.
    public func png(scale: Double) throws -> [UInt8] {
        try FoldedBitmap(self, scale: scale)?.png() ?? Bitmap(self, scale: scale).png()
    }

    /// The picture as an SVG document, a unit for each point.
    public func svg() throws(RenderError) -> [UInt8] {
        try checkSize()
        let document = try Self.vectorDocument { write, sink in
            let surface = cairo_svg_surface_create_for_stream(write, sink, size.width, size.height)
            cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_2)
            return surface
        } painting: { surface throws(RenderError) in
            try Painter.paint(self, on: surface, transform: .identity, isVector: true)
        }
        return SVGNames.renumbered(document)
    }

    /// The picture as a PDF document of one page, a PDF unit for each point.
    public func pdf() throws(RenderError) -> [UInt8] { try Self.pdf(pages: [self]) }

    /// A PDF document of several pages, each of its own size.
    public static func pdf(pages: [DisplayList]) throws(RenderError) -> [UInt8] {
        guard let first = pages.first else { throw .emptyCanvas(.zero) }
        for page in pages { try page.checkSize() }
        return try vectorDocument { write, sink in
            let surface = cairo_pdf_surface_create_for_stream(write, sink, first.size.width, first.size.height)
            // Without this cairo would write the present date.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            return surface
        } painting: { surface throws(RenderError) in
            for page in pages {
                cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
                try Painter.paint(page, on: surface, transform: .identity, isVector: true)
                cairo_surface_show_page(surface)
            }
        }
    }

    private func checkSize() throws(RenderError) {
        guard size.width > 0, size.height > 0 else { throw .emptyCanvas(size) }
        guard size.width <= Double(Bitmap.longestSide), size.height <= Double(Bitmap.longestSide) else {
            throw .canvasTooLarge(size, scale: 1)
        }
        try ImageWeight.check(self)
    }

    private static func vectorDocument(
        _ makeSurface: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer?,
        painting paint: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) -> [UInt8] {
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
        try paint(surface)
        cairo_surface_finish(surface)
        try Surface.check(cairo_surface_status(surface))
        return withExtendedLifetime(sink) { sink.bytes }
    }
}

private final class ByteSink {
    var bytes: [UInt8] = []
}
