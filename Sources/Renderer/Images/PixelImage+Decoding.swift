import CCairo
import CJPEG
import MaquetteDrawing

extension PixelImage {
    init(decoding source: ImageSource) throws(RenderError) {
        switch source.content {
        case .pixels(let bytes): self.init(width: source.width, height: source.height, bytes: bytes)
        case .drawing(let list, let scale): self.init(try Bitmap(list, scale: scale))
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
        guard let decoded, cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(decoded)
            throw .unreadableImage(name: name, reason: "the PNG file is damaged")
        }
        guard let surface = DecodedSurface(decoded) else {
            throw .unreadableImage(name: name, reason: "its PNG format is not supported")
        }
        return PixelImage(surface)
    }

    private static func jpeg(_ bytes: [UInt8], _ header: ImageHeader, name: String) throws(RenderError) -> PixelImage {
        var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
        var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
        let succeeded = pixels.withUnsafeMutableBufferPointer { pixels in
            mq_jpeg_decode(
                bytes, UInt(bytes.count), pixels.baseAddress, UInt32(header.width), UInt32(header.height), &message)
        }
        guard succeeded == 1 else {
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .unreadableImage(name: name, reason: String(decoding: text, as: UTF8.self))
        }
        return PixelImage(width: header.width, height: header.height, bytes: pixels)
    }

    /// The image, upright.
    func turned(_ orientation: ImageOrientation) -> PixelImage {
        if orientation == .up { return self }
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        var result = [UInt8](repeating: 0, count: byteCount)
        withBytes { bytes in
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
                    for component in 0..<4 { result[to + component] = bytes[from + component] }
                }
            }
        }
        return PixelImage(width: newWidth, height: newHeight, bytes: result)
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
