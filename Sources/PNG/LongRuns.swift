/// Where a row repeats one pixel many times.
///
/// A copy from the row above can cover everything, but has to repeat its distance every 258 bytes; inside a
/// long run it is cheaper to repeat the pixel to the left.
struct LongRuns {
    /// The long runs of the present row, from left to right, each with the pixel that is repeated.
    private(set) var ofRow: [Range<Int>] = []
    private var above: [Range<Int>] = []
    private var nextAbove = 0
    let shortest: Int
    /// How much of a run is copied before it is repeated, so that no copy falls below the three bytes of a match.
    let lead: Int

    init(bytesPerPixel: Int) {
        shortest = Self.shortest(bytesPerPixel: bytesPerPixel)
        lead = bytesPerPixel == 1 ? 3 : 1
    }

    static func shortest(bytesPerPixel: Int) -> Int { DeflateFormat.longestMatch * 3 / 2 / bytesPerPixel }

    mutating func startRow() {
        swap(&above, &ofRow)
        ofRow.removeAll(keepingCapacity: true)
        nextAbove = 0
    }

    /// Adds a run, or continues the last one where both share a pixel.
    mutating func note(_ run: Range<Int>) {
        if let last = ofRow.last, last.upperBound > run.lowerBound {
            ofRow[ofRow.count - 1] = last.lowerBound..<run.upperBound
        } else if run.count >= shortest {
            ofRow.append(run)
        }
    }

    /// The next run of the row above, as far as it lies within bounds that only ever move to the right.
    mutating func nextAbove(within bounds: Range<Int>) -> Range<Int>? {
        while nextAbove < above.count {
            let run = above[nextAbove].clamped(to: bounds)
            if above[nextAbove].lowerBound >= bounds.upperBound { return nil }
            if run.count >= shortest { return run }
            if above[nextAbove].upperBound > bounds.upperBound { return nil }
            nextAbove += 1
        }
        return nil
    }
}
