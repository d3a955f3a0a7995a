/// Where the pixels of a picture come from.
enum PixelSource {
    case memory(PixelRows)
    case packed(PackedPicture)

    var width: Int {
        switch self {
        case .memory(let rows): rows.width
        case .packed(let picture): picture.width
        }
    }

    var height: Int {
        switch self {
        case .memory(let rows): rows.height
        case .packed(let picture): picture.height
        }
    }

    var layout: PixelLayout {
        switch self {
        case .memory(let rows): rows.layout
        case .packed(let picture): picture.layout
        }
    }

    func outline(sharing share: PNGEncoder.Sharing) -> PictureOutline {
        switch self {
        case .memory(let rows): PictureOutline(rows, sharing: share)
        case .packed(let picture): PictureOutline(picture)
        }
    }

    /// The rows for one pass from top to bottom, and the parts that need their position, if not all rows are in memory.
    ///
    /// - Parameter start: the first row; differences are taken from the one above it.
    func rows(from start: Int, bytesPerPixel: Int) -> (PixelRows, RowWindow?) {
        switch self {
        case .memory(let rows): return (rows, nil)
        case .packed(let picture):
            let window = RowWindow(picture, from: max(0, start - 1), bytesPerPixel: bytesPerPixel)
            return (window.rows, window)
        }
    }
}
