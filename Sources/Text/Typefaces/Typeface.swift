/// A typeface of iOS that is not installed here: its advances, which are used with other outlines.
public enum Typeface: String, Hashable, Sendable, CaseIterable {
    case americanTypewriter, avenir, avenirNext, avenirNextCondensed, baskerville, courier, didot, futura, georgia
    case gillSans, helvetica, helveticaNeue, menlo, optima, palatino, timesNewRoman, trebuchet, verdana

    /// How wide the characters are.
    enum Widths {
        /// Known one by one, in em.
        case table([Unicode.Scalar: Double])
        /// One width for all characters, in em.
        case same(Double)
        /// The widths of Helvetica Neue, times a number.
        case likeHelveticaNeue(Double)
    }

    func widths(_ weight: FontWeight, isItalic: Bool) -> Widths {
        let isBold = weight >= .semibold
        switch self {
        case .helvetica: return .table(isBold ? Self.helveticaBold : Self.helveticaRegular)
        case .helveticaNeue: return .table(Self.helveticaNeue(weight))
        case .avenir: return .table(Self.avenir(weight))
        case .avenirNext: return .table(Self.avenirNext(weight))
        case .avenirNextCondensed: return .table(Self.avenirNext(weight).mapValues { $0 * 0.81 })
        case .futura: return .table(Self.futuraMedium)
        case .georgia: return .table(Self.georgia(isBold: isBold, isItalic: isItalic))
        case .palatino: return .table(Self.palatino(isBold: isBold, isItalic: isItalic))
        case .timesNewRoman: return .table(Self.times(isBold: isBold, isItalic: isItalic))
        case .trebuchet: return .table(Self.trebuchet(isBold: isBold, isItalic: isItalic))
        case .verdana: return .table(Self.verdana(isBold: isBold, isItalic: isItalic))
        case .courier: return .same(0.6)
        case .menlo: return .same(0.602)
        case .americanTypewriter, .baskerville, .didot, .gillSans, .optima: return .likeHelveticaNeue(share)
        }
    }

    /// Whether all of the typeface's characters are as wide as each other.
    public var isFixedPitch: Bool {
        if case .same = widths(.regular, isItalic: false) { true } else { false }
    }

    /// The width of common English text relative to that weight of Helvetica Neue, where no table of the letters' widths was
    /// found that may be used.
    private var share: Double {
        switch self {
        case .americanTypewriter: 1.04
        case .baskerville: 0.87
        case .didot, .gillSans: 0.92
        case .optima: 0.95
        default: 1
        }
    }

    /// A table in the order of ASCII, followed by some signs where there are more.
    static func advances(_ table: [Int], of em: Double) -> [Unicode.Scalar: Double] {
        let characters =
            (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) } + ["–", "—", "’", "“", "”", "•", "…"]
        return Dictionary(uniqueKeysWithValues: zip(characters, table.map { Double($0) / em }))
    }

    /// The x-height relative to that of DejaVu Serif, 0.519 em; nil for typefaces without serifs.
    var heightOfSerifs: Double? {
        switch self {
        case .americanTypewriter: 0.97
        case .baskerville: 0.8
        case .didot: 0.83
        case .georgia: 0.927
        case .palatino: 0.9
        case .timesNewRoman: 0.863
        default: nil
        }
    }

    /// The advance of every character that is known at a weight, in em; nil where all are alike.
    func advances(_ weight: FontWeight, isItalic: Bool) -> [Unicode.Scalar: Double]? {
        switch widths(weight, isItalic: isItalic) {
        case .table(let advances): advances
        case .same: nil
        case .likeHelveticaNeue(let share): Self.helveticaNeue(weight).mapValues { $0 * share }
        }
    }

    /// The letters of a weight below Regular, as recorded of Helvetica Neue and Avenir Next: narrower, the small ones
    /// most; digits and spaces are the same in every weight.
    static func lightened(_ regular: [Unicode.Scalar: Double]) -> [Unicode.Scalar: Double] {
        regular.reduce(into: [:]) { light, letter in
            let share = letter.key.properties.isUppercase ? 0.97 : letter.key.properties.isAlphabetic ? 0.955 : 1
            light[letter.key] = letter.value * share
        }
    }
}
