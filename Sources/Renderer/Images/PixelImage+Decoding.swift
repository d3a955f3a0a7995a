import CCairo
import CJPEG
import MaquetteDrawing

extension PixelImage {
    init(decoding source: ImageSource) throws(RenderError) {
        switch source.content {
        case .pixels(let bytes): self.init(width: source.width, height: source.height, bytes: bytes)
        case .drawing(let list, let scale):
            let painted = try Bitmap(list, scale: scale)
            self.init(width: painted.width, height: painted.height, bytes: painted.pixels)
        case .encoded(let bytes, let header):
            guard header.width <= Bitmap.longestSide, header.height <= Bitmap.longestSide,
                header.width * header.height <= Bitmap.mostPixels
            else {
                throw .unreadableImage(
                    name: source.name,
                    reason:
                        "\(header.width) x \(header.height) pixels are too many: at most \(Bitmap.longestSide) on a side"
                )
            }
            let stored =
                switch header.format {
                case .png: try Self.png(bytes, name: source.name)
                case .jpeg: try Self.jpeg(bytes, header, name: source.name)
                }
            self = stored.turned(header.orientation)
        }
    }

    private static func png(_ bytes: [UInt8], name: String) throws(RenderError) -> PixelImage {
        var reader = ByteStream(bytes: bytes)
        let decoded = withUnsafeMutablePointer(to: &reader) { reader in
            cairo_image_surface_create_from_png_stream(
                { stream, target, count in
                    guard let reader = stream?.assumingMemoryBound(to: ByteStream.self), let target else {
                        return CAIRO_STATUS_READ_ERROR
                    }
                    return reader.pointee.read(Int(count), into: target)
                        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, reader)
        }
        defer { cairo_surface_destroy(decoded) }
        guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS,
            let pixels = cairo_image_surface_get_data(decoded)
        else { throw .unreadableImage(name: name, reason: "the PNG file is damaged") }

        let (width, height) = (
            Int(cairo_image_surface_get_width(decoded)), Int(cairo_image_surface_get_height(decoded))
        )
        let bytesPerRow = Int(cairo_image_surface_get_stride(decoded))
        let format = cairo_image_surface_get_format(decoded)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
            throw .unreadableImage(name: name, reason: "its PNG format is not supported")
        }
        var image = PixelImage(width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
        for y in 0..<height {
            for x in 0..<width {
                let (from, to) = (y * bytesPerRow + 4 * x, 4 * (y * width + x))
                for component in 0..<(format == CAIRO_FORMAT_ARGB32 ? 4 : 3) {
                    image.bytes[to + component] = pixels[from + component]
                }
            }
        }
        return image
    }

    private static func jpeg(_ bytes: [UInt8], _ header: ImageHeader, name: String) throws(RenderError) -> PixelImage {
        var image = PixelImage(
            width: header.width, height: header.height,
            bytes: [UInt8](repeating: 0, count: header.width * header.height * 4))
        var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
        let succeeded = image.bytes.withUnsafeMutableBufferPointer { pixels in
            mq_jpeg_decode(
                bytes, UInt(bytes.count), pixels.baseAddress, UInt32(header.width), UInt32(header.height), &message)
        }
        guard succeeded == 1 else {
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .unreadableImage(name: name, reason: String(decoding: text, as: UTF8.self))
        }
        return image
    }

    /// The image, upright.
    func turned(_ orientation: ImageOrientation) -> PixelImage {
        if orientation == .up { return self }
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        var result = PixelImage(width: newWidth, height: newHeight, bytes: bytes)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (right, bottom) = (width - 1, height - 1)
                let (fromX, fromY) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (right - x, y)
                    case .down: (right - x, bottom - y)
                    case .downMirrored: (x, bottom - y)
                    case .leftMirrored: (y, x)
                    case .right: (y, bottom - x)
                    case .rightMirrored: (right - y, bottom - x)
                    case .left: (right - y, x)
                    }
                let (from, to) = (4 * (fromY * width + fromX), 4 * (y * newWidth + x))
                for component in 0..<4 { result.bytes[to + component] = bytes[from + component] }
            }
        }
        return result
    }
}

/// Bytes that a C library reads in pieces.
private struct ByteStream {
    let bytes: [UInt8]
    var position = 0

    mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard position + count <= bytes.count else { return false }
        bytes.withUnsafeBufferPointer { source in
            for index in 0..<count { target[index] = source[position + index] }
        }
        position += count
        return true
    }
}
