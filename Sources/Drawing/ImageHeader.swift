/// What the first bytes of an image file say, so that an image can be laid out before it is decoded.
public struct ImageHeader: Hashable, Sendable {
    public enum Format: Hashable, Sendable { case png, jpeg }

    public let format: Format
    /// The width as stored, before the orientation is applied.
    public let width: Int
    public let height: Int
    public let orientation: ImageOrientation

    public init?(_ bytes: [UInt8]) {
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes), header.width > 0, header.height > 0 else { return nil }
        self = header
    }

    private init(format: Format, width: Int, height: Int, orientation: ImageOrientation) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
        let reader = ByteReader(bytes, bigEndian: true)
        guard let width = reader.integer(at: 16, bytes: 4), let height = reader.integer(at: 20, bytes: 4) else {
            return nil
        }
        return ImageHeader(format: .png, width: width, height: height, orientation: .up)
    }

    /// Walks over the segments of a JPEG file up to the frame header, noting the orientation on the way.
    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { return nil }
        let reader = ByteReader(bytes, bigEndian: true)
        var orientation = ImageOrientation.up
        var at = 2
        while let marker = reader.integer(at: at, bytes: 2), marker >> 8 == 0xff {
            let kind = marker & 0xff
            // A fill byte, or a marker without a segment.
            if kind == 0xff || kind == 0x01 || (0xd0...0xd8).contains(kind) {
                at += kind == 0xff ? 1 : 2
                continue
            }
            guard let length = reader.integer(at: at + 2, bytes: 2), length >= 2 else { return nil }
            if kind == 0xe1 {
                orientation = ImageOrientation(exif: bytes, at: at + 4, length: length - 2) ?? orientation
            }
            let isFrameHeader = (0xc0...0xcf).contains(kind) && kind != 0xc4 && kind != 0xc8 && kind != 0xcc
            if isFrameHeader {
                guard let height = reader.integer(at: at + 5, bytes: 2),
                    let width = reader.integer(at: at + 7, bytes: 2)
                else { return nil }
                return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
            }
            at += 2 + length
        }
        return nil
    }
}

/// Reads unsigned integers from bytes, never beyond their end.
struct ByteReader {
    let bytes: [UInt8]
    let bigEndian: Bool

    init(_ bytes: [UInt8], bigEndian: Bool) {
        self.bytes = bytes
        self.bigEndian = bigEndian
    }

    func integer(at index: Int, bytes count: Int) -> Int? {
        guard index >= 0, index + count <= bytes.count else { return nil }
        let part = bytes[index..<index + count]
        return bigEndian
            ? part.reduce(0) { $0 << 8 | Int($1) }
            : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
