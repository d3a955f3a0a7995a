/// Why an image file cannot be painted, as far as that is known without decoding it.
public enum ImageFlaw: Hashable, Sendable, CustomStringConvertible {
    case empty
    /// Git LFS keeps the image elsewhere.
    case largeFilePointer
    case otherFormat
    case tooLarge(width: Int, height: Int)
    case cutShort
    case wrongChecksum

    /// Pixels on a side, and in all, beyond which nothing is painted.
    public static let longestSide = 16_384
    public static let mostPixels = 100_000_000

    public init?(in bytes: [UInt8]) {
        guard let header = ImageHeader(bytes) else {
            self = bytes.isEmpty ? .empty : bytes.starts(with: Self.pointer) ? .largeFilePointer : .otherFormat
            return
        }
        guard header.width <= Self.longestSide, header.height <= Self.longestSide,
            header.width * header.height <= Self.mostPixels
        else {
            self = .tooLarge(width: header.width, height: header.height)
            return
        }
        guard header.format == .png, let flaw = Self.flaw(ofChunksIn: bytes) else { return nil }
        self = flaw
    }

    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .largeFilePointer: "it is a pointer of Git LFS, and `git lfs pull` brings the image"
        case .otherFormat: "it is not a PNG or JPEG file that can be read"
        case .tooLarge(let width, let height):
            "\(width) x \(height) pixels are too many: at most \(Self.longestSide) on a side"
        case .cutShort: "the file is cut short"
        case .wrongChecksum: "the file is damaged: a checksum is wrong"
        }
    }

    private static let pointer = Array("version https://git-lfs".utf8)

    /// A PNG file is a list of chunks: length, kind, data, checksum of kind and data. Readers skip broken chunks whose
    /// kind begins with a small letter.
    private static func flaw(ofChunksIn bytes: [UInt8]) -> ImageFlaw? {
        let reader = ByteReader(bytes, bigEndian: true)
        var at = 8
        while let length = reader.integer(at: at, bytes: 4), let kind = reader.integer(at: at + 4, bytes: 4) {
            let end = at + 8 + length
            guard let checksum = reader.integer(at: end, bytes: 4) else { return .cutShort }
            let isNeeded = bytes[at + 4] & 0x20 == 0
            if isNeeded, Int(Self.checksum(bytes[at + 4..<end])) != checksum { return .wrongChecksum }
            // IEND
            if kind == 0x4945_4E44 { return nil }
            at = end + 4
        }
        return .cutShort
    }

    /// The cyclic redundancy check of ISO 3309, as the PNG specification has it.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            table.withUnsafeBufferPointer { table in
                var value = UInt32.max
                for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8) }
                return ~value
            }
        }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
