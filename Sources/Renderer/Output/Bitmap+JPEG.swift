import CJPEG
import Foundation

extension Bitmap {
    /// The picture as a JPEG file on white, which has no transparency. The quality goes from 0 to 1.
    public func jpeg(quality: Double) throws(RenderError) -> [UInt8] {
        var opaque = pixels
        for at in stride(from: 0, to: opaque.count, by: 4) {
            let white = 255 - opaque[at + 3]
            for component in at..<at + 3 { opaque[component] += white }
        }
        var file: UnsafeMutablePointer<UInt8>?
        defer { free(file) }
        var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
        let hundredths = Int32((min(max(quality, 0), 1) * 100).rounded())
        let length = mq_jpeg_encode(opaque, UInt32(width), UInt32(height), hundredths, &file, &message)
        guard length > 0, let file else {
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .cairo("JPEG: " + String(decoding: text, as: UTF8.self))
        }
        return Array(UnsafeBufferPointer(start: file, count: Int(length)))
    }
}
