import MaquetteDrawing

/// Which rows of a picture may differ from the one above; the others certainly equal it.
struct RowChanges {
    private(set) var mayDiffer: [Bool]

    /// Nothing changes below the first row.
    init(height: Int) {
        mayDiffer = [Bool](repeating: false, count: height)
        mayDiffer[0] = true
    }

    var height: Int { mayDiffer.count }

    /// Each row of a range may be different.
    mutating func note(_ rows: Range<Int>, within limit: Range<Int>) {
        let rows = rows.clamped(to: limit)
        guard !rows.isEmpty else { return }
        // The row behind the range differs from its last one.
        for row in rows.lowerBound...min(rows.upperBound, height - 1) { mayDiffer[row] = true }
    }

    /// A straight edge from left to right, at a place in pixels.
    ///
    /// - Parameter isMoved: whether it is put on the edge of a pixel nearby.
    mutating func noteEdge(_ place: Double, isMoved: Bool, within limit: Range<Int>) {
        guard abs(place) < 1_000_000 else { return note(0..<height, within: limit) }
        let nearest = place.rounded()
        let distance = abs(place - nearest)
        if distance < Self.certainlyOnPixels {
            // A change between two rows, if both can be seen.
            let row = Int(nearest)
            if row > limit.lowerBound, row < limit.upperBound { mayDiffer[row] = true }
        } else {
            let row = Int(place.rounded(.down))
            let margin = isMoved || distance < Self.maybeOnPixels ? 1 : 0
            note(row - margin..<row + 1 + margin, within: limit)
        }
    }

    /// Cairo's coordinates are 256ths of a pixel: what is nearer to an edge than half of that is on it.
    private static let certainlyOnPixels = 1.0 / 600
    private static let maybeOnPixels = 1.0 / 128
}

extension Range<Int> {
    /// The rows that a stretch of pixels touches, and some more at both ends. An end that is not a number may be anywhere.
    init(rowsTouchedFrom top: Double, to bottom: Double, margin: Int) {
        let farthest = 1_000_000.0
        func whole(_ value: Double) -> Int { Int(Swift.min(Swift.max(value, -farthest), farthest)) }
        let first = whole(top.isNaN ? -farthest : top.rounded(.down)) - margin
        self = first..<Swift.max(first, whole(bottom.isNaN ? farthest : bottom.rounded(.up)) + margin)
    }

    func union(_ other: Range<Int>) -> Range<Int> {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
