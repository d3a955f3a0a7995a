/// Why a picture could not be encoded.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    case emptyPicture(width: Int, height: Int)
    case tooLarge(width: Int, height: Int, limit: Int)
    case rowTooShort(bytesPerRow: Int, needed: Int)
    case tooFewBytes(count: Int, needed: Int)

    public var description: String {
        switch self {
        case .emptyPicture(let width, let height):
            "a picture of \(width) x \(height) pixels is empty and cannot be written as PNG"
        case .tooLarge(let width, let height, let limit):
            "a picture of \(width) x \(height) pixels is too large for PNG here: at most \(limit) on a side"
        case .rowTooShort(let bytesPerRow, let needed):
            "a row of pixels takes \(needed) bytes, but rows are only \(bytesPerRow) bytes apart"
        case .tooFewBytes(let count, let needed):
            "the picture needs \(needed) bytes of pixels, but only \(count) were given"
        }
    }
}
