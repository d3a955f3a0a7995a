/// Of which source pixels each pixel of a scaled row is made, and to what share.
struct ResamplingWeights {
    enum Rule { case smooth, nearest }

    struct Pixel {
        var first: Int
        /// Shares in 2¹⁴ths, none below zero, which sum up to one.
        var shares: [Int32]
    }

    static let one: Int32 = 1 << 14
    let pixels: [Pixel]

    /// Where the source begins if it stays as it is, pixel by pixel; nil where it is scaled or shifted between pixels.
    var unscaledStart: Int? {
        guard let start = pixels.first?.first else { return nil }
        for (index, pixel) in pixels.enumerated() {
            guard pixel.first == start + index, pixel.shares[0] == Self.one else { return nil }
        }
        return start
    }

    /// The places where the sources of each pixel begin, and which of the shares, all in one list, are its own.
    var flattened: (places: [(source: Int, shares: Range<Int>)], shares: [Int16]) {
        let shares = pixels.flatMap { $0.shares.map { Int16($0) } }
        var next = 0
        let places = pixels.map { pixel in
            defer { next += pixel.shares.count }
            return (pixel.first, next..<next + pixel.shares.count)
        }
        return (places, shares)
    }

    /// - Parameters:
    ///   - wanted: pixels of the scaled axis.
    ///   - position: where the source starts on that axis; `length` is the length of the source there.
    ///   - source: the part of the source's axis that is used; nothing outside of it shows.
    init(_ wanted: Range<Int>, position: Double, length: Double, source: Range<Int>, rule: Rule) {
        let ratio = Double(source.count) / length
        pixels = wanted.map { pixel in
            let start = (Double(pixel) - position) * ratio
            switch rule {
            case .nearest:
                let index = Self.clamp((start + ratio / 2).rounded(.down), source)
                return Pixel(first: index, shares: [Self.one])
            case .smooth:
                return ratio > 1
                    ? Self.average(from: start, to: start + ratio, source)
                    : Self.blend(at: start + ratio / 2 - 0.5, source)
            }
        }
    }

    /// Shrinking: each source pixel counts by how much of it the new pixel covers.
    private static func average(from start: Double, to end: Double, _ source: Range<Int>) -> Pixel {
        let first = clamp(start.rounded(.down), source)
        let last = max(first, clamp(end.rounded(.up) - 1, source))
        let coverage = (first...last).map { index in
            let place = Double(index - source.lowerBound)
            return max(0, min(end, place + 1) - max(start, place))
        }
        return Pixel(first: first, shares: shares(coverage))
    }

    /// Growing: the two nearest source pixels, by their distance.
    private static func blend(at place: Double, _ source: Range<Int>) -> Pixel {
        let below = place.rounded(.down)
        let (first, second) = (clamp(below, source), clamp(below + 1, source))
        if first == second { return Pixel(first: first, shares: [one]) }
        return Pixel(first: first, shares: shares([1 - (place - below), place - below]))
    }

    private static func clamp(_ place: Double, _ source: Range<Int>) -> Int {
        let last = Double(source.count - 1)
        return source.lowerBound + Int(place > 0 ? min(place, last) : 0)
    }

    private static func shares(_ coverage: [Double]) -> [Int32] {
        let total = coverage.reduce(0, +)
        guard total > 0 else { return [one] + [Int32](repeating: 0, count: coverage.count - 1) }
        var shares = coverage.map { Int32(($0 / total * Double(one)).rounded()) }
        // The rounding error goes to the largest share, where it is least visible.
        let largest = shares.indices.max { shares[$0] < shares[$1] } ?? 0
        shares[largest] += one - shares.reduce(0, +)
        return shares[largest] >= 0 ? shares : evenlyRounded(coverage, total)
    }

    /// Of hundreds of sources the error is more than any of them has: the sums up to each are rounded instead.
    private static func evenlyRounded(_ coverage: [Double], _ total: Double) -> [Int32] {
        var (sum, before) = (0.0, Int32(0))
        return coverage.map { part in
            sum += part
            let upToHere = Int32((min(1, sum / total) * Double(one)).rounded())
            defer { before = upToHere }
            return upToHere - before
        }
    }
}
