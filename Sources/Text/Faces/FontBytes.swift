import CCairo
import Glibc

/// The bytes of a font file or of font data, readable by name through the file system because that is how Pango opens fonts.
///
/// The file lives as long as the process, unless it is closed: faces are never freed.
struct FontBytes: @unchecked Sendable {
    let path: String
    let bytes: UnsafeRawBufferPointer

    /// Maps a file; nil when it cannot be read.
    init?(path: String) {
        // Opening a named pipe would wait for somebody to write.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { Glibc.close(descriptor) }
        guard let mapped = Self.map(descriptor) else { return nil }
        self.path = path
        bytes = mapped
    }

    /// Ends the use of a file that no face was made of.
    func close() { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// Some bytes of a composed font: from another font, or new.
    enum Part {
        case kept(UnsafeRawBufferPointer)
        case made([UInt8])

        var count: Int {
            switch self {
            case .kept(let bytes): bytes.count
            case .made(let bytes): bytes.count
            }
        }
    }

    /// Keeps data in a file of its own, which leaves nothing behind; nil when there can be none.
    init?(parts: [Part], name: String) {
        guard let (descriptor, path) = NamelessFile.make(name) else { return nil }
        for part in parts {
            let isWritten =
                switch part {
                case .kept(let bytes): Self.write(bytes, to: descriptor)
                case .made(let bytes): bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
                }
            guard isWritten else { return nil }
        }
        // Other processes may have it as well, among them those that run code of a project.
        mq_seal(descriptor)
        guard let mapped = Self.map(descriptor) else { return nil }
        self.path = path
        bytes = mapped
    }

    private static func write(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = buffer
        while let start = rest.baseAddress, !rest.isEmpty {
            let written = Glibc.write(descriptor, start, rest.count)
            guard written > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return true
    }

    private static func map(_ descriptor: Int32) -> UnsafeRawBufferPointer? {
        let length = Int(lseek(descriptor, 0, SEEK_END))
        guard length > 0, let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return nil }
        return UnsafeRawBufferPointer(start: start, count: length)
    }
}
