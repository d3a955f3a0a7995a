import CCairo

/// Decoded pixels: four bytes each, blue, green, red, alpha, premultiplied; rows without padding.
struct PixelImage: @unchecked Sendable {
    let width: Int
    let height: Int
    private let storage: Storage

    /// A large image is not copied out of what it was decoded into, or painted on.
    private enum Storage {
        case array([UInt8])
        case surface(DecodedSurface)
        case bitmap(Bitmap)
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, storage) = (width, height, .array(bytes))
    }

    init(_ surface: DecodedSurface) {
        (width, height, storage) = (surface.width, surface.height, .surface(surface))
    }

    init(_ painted: Bitmap) {
        (width, height, storage) = (painted.width, painted.height, .bitmap(painted))
    }

    var byteCount: Int { 4 * width * height }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch storage {
        case .array(let bytes): bytes.withUnsafeBufferPointer(body)
        case .surface(let surface): withExtendedLifetime(surface) { body(surface.bytes) }
        case .bitmap(let bitmap): bitmap.withPixels { body($0.assumingMemoryBound(to: UInt8.self)) }
        }
    }
}

/// A surface of cairo's with an image in it, which nothing changes any more.
final class DecodedSurface: @unchecked Sendable {
    let width: Int
    let height: Int
    let bytes: UnsafeBufferPointer<UInt8>
    private let pointer: OpaquePointer

    /// Takes over the surface; nil if it is damaged or has other pixels than Maquette's.
    init?(_ pointer: OpaquePointer) {
        let isOpaque = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24
        let (width, height) = (
            Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
        )
        guard isOpaque || cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32,
            let pixels = cairo_image_surface_get_data(pointer),
            Int(cairo_image_surface_get_stride(pointer)) == 4 * width
        else {
            cairo_surface_destroy(pointer)
            return nil
        }
        if isOpaque {
            for alpha in stride(from: 3, to: 4 * width * height, by: 4) { pixels[alpha] = 255 }
        }
        (self.width, self.height, self.pointer) = (width, height, pointer)
        bytes = UnsafeBufferPointer(start: pixels, count: 4 * width * height)
    }

    deinit { cairo_surface_destroy(pointer) }
}
