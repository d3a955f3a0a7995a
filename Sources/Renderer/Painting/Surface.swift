import CCairo
import MaquetteDrawing

/// A cairo image surface, freed with this object.
final class Surface {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Draws into memory that lasts as long as the caller needs it: four bytes for each pixel, no padding.
    init(borrowing pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) throws(RenderError) {
        self.width = width
        self.height = height
        pointer = cairo_image_surface_create_for_data(
            pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
        try Self.check(cairo_surface_status(pointer))
    }

    init(_ format: cairo_format_t, width: Int, height: Int) throws(RenderError) {
        self.width = width
        self.height = height
        pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
        try Self.check(cairo_surface_status(pointer))
    }

    deinit { cairo_surface_destroy(pointer) }

    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// The surface's own memory, readable and writable after drawing.
    func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows -> Result? {
        cairo_surface_flush(pointer)
        guard let bytes = cairo_image_surface_get_data(pointer) else { return nil }
        defer { cairo_surface_mark_dirty(pointer) }
        return try body(bytes)
    }

    static func check(_ status: cairo_status_t) throws(RenderError) {
        if status != CAIRO_STATUS_SUCCESS { throw .cairo(String(cString: cairo_status_to_string(status))) }
    }

    /// Runs work inside a closure that cannot throw, and passes its error on.
    static func failure(of work: () throws(RenderError) -> Void) -> RenderError? {
        do {
            try work()
            return nil
        } catch { return error }
    }
}
