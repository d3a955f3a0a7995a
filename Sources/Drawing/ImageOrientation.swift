/// How a stored image has to be rotated to be upright; the numbers are those of Exif.
public enum ImageOrientation: Int, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    public var swapsSides: Bool { rawValue >= 5 }

    /// Reads the orientation from an Exif segment; nothing when the segment holds none.
    init?(exif bytes: [UInt8], at start: Int, length: Int) {
        let end = min(start + length, bytes.count)
        guard start + 14 <= end, Array(bytes[start..<start + 6]) == Array("Exif\0\0".utf8) else { return nil }
        let tiff = start + 6
        let isMotorola = bytes[tiff] == UInt8(ascii: "M")
        let reader = ByteReader(Array(bytes[tiff..<end]), bigEndian: isMotorola)
        guard let directory = reader.integer(at: 4, bytes: 4), let count = reader.integer(at: directory, bytes: 2)
        else { return nil }
        let orientationTag = 0x0112
        for entry in 0..<count {
            let at = directory + 2 + 12 * entry
            guard let tag = reader.integer(at: at, bytes: 2) else { return nil }
            if tag == orientationTag, let value = reader.integer(at: at + 8, bytes: 2) {
                self.init(rawValue: value)
                return
            }
        }
        return nil
    }
}
