import CCairo

/// What libpng reads from a file, by way of cairo: premultiplied pixels, `0xAARRGGBB`.
struct ReadPicture {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    init?(png: [UInt8]) {
        final class Source {
            var rest: ArraySlice<UInt8>
            init(_ bytes: [UInt8]) { rest = bytes[...] }
        }
        let source = Source(png)
        let surface = cairo_image_surface_create_from_png_stream(
            { source, target, count in
                let source = Unmanaged<Source>.fromOpaque(source!).takeUnretainedValue()
                guard source.rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
                for (index, byte) in source.rest.prefix(Int(count)).enumerated() { target![index] = byte }
                source.rest = source.rest.dropFirst(Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(source).toOpaque())
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, source.rest.isEmpty,
            let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(bytes + y * bytesPerRow)
            for x in 0..<width {
                pixels.append(row.load(fromByteOffset: 4 * x, as: UInt32.self) | (isOpaque ? 0xff00_0000 : 0))
            }
        }
        self.pixels = pixels
    }
}
