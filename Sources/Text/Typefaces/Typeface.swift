/// A typeface of iOS that is not installed here: its advances, which are used with other outlines.
public enum Typeface: String, Hashable, Sendable, CaseIterable {
    case americanTypewriter, avenir, avenirNext, avenirNextCondensed, baskerville, courier, didot, futura, georgia
    case gillSans, helvetica, helveticaNeue, menlo, optima, palatino, timesNewRoman, trebuchet, verdana

    /// How wide the characters are.
    enum Widths {
        /// Known one by one, in em.
        case table([Unicode.Scalar: Double])
        /// The same for all characters, in em.
        case same(Double)
        /// As Helvetica Neue's, times a number.
        case likeHelveticaNeue(Double)
    }

    func widths(_ weight: FontWeight) -> Widths {
        switch self {
        case .helvetica: .table(weight >= .semibold ? Self.helveticaBold : Self.helveticaRegular)
        case .helveticaNeue: .table(Self.helveticaNeue(weight))
        case .avenir: .table(Self.avenir(weight))
        case .avenirNext: .table(Self.avenirNext(weight))
        case .avenirNextCondensed: .table(Self.avenirNext(weight).mapValues { $0 * 0.81 })
        case .futura: .table(Self.futura(weight))
        case .courier: .same(0.6)
        case .menlo: .same(0.602)
        default: .likeHelveticaNeue(share)
        }
    }

    /// The width of common English text relative to that weight of Helvetica Neue, from the advances of the letters.
    private var share: Double {
        switch self {
        case .americanTypewriter: 1.04
        case .baskerville: 0.87
        case .didot, .gillSans: 0.92
        case .georgia, .trebuchet: 0.97
        case .optima, .palatino: 0.95
        case .timesNewRoman: 0.87
        case .verdana: 1.12
        case .avenir, .avenirNext, .avenirNextCondensed, .courier, .futura, .helvetica, .helveticaNeue, .menlo: 1
        }
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
    func advances(_ weight: FontWeight) -> [Unicode.Scalar: Double]? {
        switch widths(weight) {
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
