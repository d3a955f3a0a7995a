import CCairo
import Glibc

/// The bytes of a font file or of font data, readable by name through the file system because that is how Pango opens fonts.
///
/// It lives as long as the process: faces are never given back.
struct FontBytes: @unchecked Sendable {
    let path: String
    let bytes: UnsafeRawBufferPointer

    /// Maps a file; nil when it cannot be read.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let mapped = Self.map(descriptor) else { return nil }
        self.path = path
        bytes = mapped
    }

    /// Keeps data in an anonymous file, which leaves nothing behind; nil when the system refuses one.
    init?(data: [UInt8], name: String) {
        let descriptor = mq_anonymous_file(name)
        guard descriptor >= 0, Self.write(data, to: descriptor), let mapped = Self.map(descriptor) else { return nil }
        path = "/proc/self/fd/\(descriptor)"
        bytes = mapped
    }

    private static func write(_ data: [UInt8], to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let written = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
                guard written > 0 else { return false }
                done += written
            }
            return true
        }
    }

    private static func map(_ descriptor: Int32) -> UnsafeRawBufferPointer? {
        let length = Int(lseek(descriptor, 0, SEEK_END))
        guard length > 0, let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return nil }
        return UnsafeRawBufferPointer(start: start, count: length)
    }
}
