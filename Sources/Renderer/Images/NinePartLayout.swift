import MaquetteDrawing

/// Which part of an image goes where, when its margins keep their size.
struct NinePartLayout {
    struct Piece: Hashable {
        /// The part's rectangle in the image's pixels.
        var source: PixelRect
        /// The part's rectangle in points.
        var target: Rect
    }

    let pieces: [Piece]

    init(_ placement: ImagePlacement) {
        let source = placement.source
        guard let caps = placement.capInsets else {
            pieces = [
                Piece(source: PixelRect(x: 0, y: 0, width: source.width, height: source.height), target: placement.rect)
            ]
            return
        }
        let columns = Self.bands(
            caps.left, caps.right, pixels: source.width, scale: placement.scale, start: placement.rect.x,
            length: placement.rect.width, tiles: placement.tilesMiddle)
        let rows = Self.bands(
            caps.top, caps.bottom, pixels: source.height, scale: placement.scale, start: placement.rect.y,
            length: placement.rect.height, tiles: placement.tilesMiddle)
        pieces = rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: PixelRect(
                        x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
                        height: row.pixels.count),
                    target: Rect(column.start, row.start, column.length, row.length))
            }
        }
    }

    private struct Band {
        var pixels: Range<Int>
        var start: Double
        var length: Double
    }

    private static func bands(
        _ before: Double, _ after: Double, pixels: Int, scale: Double, start: Double, length: Double, tiles: Bool
    ) -> [Band] {
        guard length > 0, scale > 0 else { return [] }
        func whole(_ points: Double) -> Int { Int(min(max(0, (points * scale).rounded()), Double(pixels))) }
        let first = whole(before)
        let last = max(first, pixels - whole(after))
        // When both margins do not fit, they shrink in proportion.
        let (beforeLength, afterLength) = (Double(first) / scale, Double(pixels - last) / scale)
        let squeeze = min(1, length / max(beforeLength + afterLength, .leastNonzeroMagnitude))
        let middleStart = start + beforeLength * squeeze
        let middleEnd = start + length - afterLength * squeeze

        var bands = [Band(pixels: 0..<first, start: start, length: beforeLength * squeeze)]
        // Without a middle the last pixel of the margin stretches.
        let middle = first < last ? first..<last : max(0, first - 1)..<max(1, first)
        let tile = tiles ? Double(middle.count) / scale : middleEnd - middleStart
        var reached = middleStart
        while reached < middleEnd - 1e-9, bands.count < 4096 {
            let part = min(tile, middleEnd - reached)
            let shown = tiles ? Int((part * scale).rounded(.up)) : middle.count
            bands.append(
                Band(
                    pixels: middle.lowerBound..<middle.lowerBound + min(middle.count, shown), start: reached,
                    length: part))
            reached += part
        }
        bands.append(Band(pixels: last..<pixels, start: middleEnd, length: afterLength * squeeze))
        return bands.filter { !$0.pixels.isEmpty && $0.length > 0 }
    }
}
