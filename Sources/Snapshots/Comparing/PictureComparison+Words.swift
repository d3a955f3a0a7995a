extension PictureComparison.Verdict {
    /// How the pictures differ, if they have the same size.
    public var deviation: Deviation? {
        switch self {
        case .tolerated(let deviation), .tooFar(let deviation), .wrongRegion(let deviation): deviation
        case .same, .otherSize, .blank: nil
        }
    }

    /// The verdict in one line.
    public var words: String {
        switch self {
        case .same: "every pixel is the same"
        case .tolerated(let deviation): "within the tolerance: \(deviation.words)"
        case .tooFar(let deviation): deviation.words
        case .wrongRegion(let deviation): "a connected region differs: \(deviation.words)"
        case .otherSize(let before, let after): "the picture is \(after) pixels instead of \(before)"
        case .blank(let blankness): blankness.words
        }
    }
}

extension Blankness {
    public var words: String {
        switch self {
        case .nothingPainted: "the picture shows nothing at all"
        case .singleColor(let pixel):
            "the picture is a single colour (#\(String(0x100_0000 | pixel & 0xFF_FFFF, radix: 16).dropFirst()))"
        }
    }
}

extension Deviation {
    public var words: String {
        guard let largest = regions.first else {
            return "\(Self.pixels(differentPixels)) \(differentPixels == 1 ? "differs" : "differ") by at most "
                + "\(largestDistance) ΔE"
        }
        let forgiven = differentPixels - wrongPixels
        let place = "the largest region is \(largest.width) x \(largest.height) at \(largest.x), \(largest.y)"
        return "\(Self.pixels(wrongPixels)) (\(percent) %) \(wrongPixels == 1 ? "differs" : "differ") by up to "
            + "\(largestDistance) ΔE" + (forgiven > 0 ? ", \(forgiven) more within the tolerance" : "") + "; \(place)"
    }

    private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

    /// Never 0 and never 100 unless it is.
    private var percent: String {
        let hundredths = Int((differentShare * 10_000).rounded())
        let held = max(1, min(hundredths, wrongPixels == size.width * size.height ? 10_000 : 9_999))
        return held % 10 == 0 ? "\(Double(held / 10) / 10)".replacing(/\.0$/, with: "") : "\(Double(held) / 100)"
    }
}
