/// What must be known of a picture before its rows are written.
struct PictureOutline {
    /// Which rows equal the one above.
    let sameAsAbove: [Bool]
    private(set) var isOpaque: Bool
    private(set) var isGrey: Bool
    /// The rows in parts that are written independently. They depend on the pixels alone, never on how many
    /// processors there are, so that every machine makes the same file.
    let bands: [Range<Int>]

    /// The bytes of a pixel unless there are few colours.
    var mostBytesPerPixel: Int { isGrey ? 1 : isOpaque ? 3 : 4 }

    var kindWithoutPalette: ColorKind { isGrey ? .grey : isOpaque ? .rgb : .rgba }

    /// For a file of several frames, of which others may have colours that this one has not.
    var withAllColors: PictureOutline {
        var outline = self
        (outline.isOpaque, outline.isGrey) = (false, false)
        return outline
    }

    /// The pixels below which a second band costs more bytes than it saves time.
    private static let fewPixels = 1 << 16
    private static let shares = 2

    init(_ rows: PixelRows, sharing share: PNGEncoder.Sharing) {
        let perShare = (rows.height + Self.shares - 1) / Self.shares
        var opaqueShares = [Bool](repeating: true, count: Self.shares)
        var greyShares = opaqueShares
        sameAsAbove = [Bool](unsafeUninitializedCapacity: rows.height) { same, count in
            opaqueShares.withUnsafeMutableBufferPointer { isOpaque in
                greyShares.withUnsafeMutableBufferPointer { isGrey in
                    share(Self.shares) { part in
                        let start = min(part * perShare, rows.height)
                        for y in start..<min(start + perShare, rows.height) {
                            same[y] = y > 0 && rows.row(y, equalsRow: y - 1)
                            if same[y] { continue }
                            if isOpaque[part], rows.layout != .rgb {
                                isOpaque[part] = PixelRows.isOpaque(rows[y], rows.width)
                            }
                            if isGrey[part] { isGrey[part] = PixelRows.isGrey(rows[y], rows.width) }
                        }
                    }
                }
            }
            count = rows.height
        }
        isOpaque = opaqueShares.allSatisfy { $0 }
        isGrey = isOpaque && greyShares.allSatisfy { $0 }
        bands = Self.bands(sameAsAbove, width: rows.width)
    }

    init(_ picture: PackedPicture) {
        sameAsAbove = picture.sameAsAbove
        isOpaque = picture.isOpaque
        isGrey = picture.isGrey
        bands = Self.bands(sameAsAbove, width: picture.width)
    }

    /// Two bands with equally many distinct rows; the second begins with one of them.
    private static func bands(_ sameAsAbove: [Bool], width: Int) -> [Range<Int>] {
        let whole = 0..<sameAsAbove.count
        let told = sameAsAbove.count { !$0 }
        guard told > 1, told * width >= fewPixels else { return [whole] }
        var above = 0
        for y in whole where !sameAsAbove[y] {
            if above == told / 2 { return [0..<y, y..<whole.upperBound] }
            above += 1
        }
        return [whole]
    }
}
