/// How much nearer or farther than their advances say two characters of ASCII stand, in units.
///
/// The weights are between the drawn ones as the advances are, and so are the sizes.
final class SystemKerning {
    /// The kerning of the text master, by the place of the left character times the number of characters, plus the place of the right one.
    private let text: [Float]
    private let display: [Float]
    private static let count = SystemFontMaster.characters.count

    /// A weight without a table of its own kerns like Regular plus a share of what the end of its scale adds.
    init(_ weight: FontWeight, isItalic: Bool) {
        let share = SystemFontModel.share(weight)
        let parts: [(Table, Double)] = [
            (Self.regular, 1), (Self.seen, 1), (share < 0 ? Self.lightest : Self.black, abs(share)),
            (Self.italic, isItalic ? 1 : 0),
        ]
        var sums = (text: [Float](), display: [Float]())
        sums.text = [Float](repeating: 0, count: Self.count * Self.count)
        sums.display = sums.text
        for (table, share) in parts where share != 0 {
            Self.add(table.text, times: share, to: &sums.text)
            Self.add(table.display, times: share, to: &sums.display)
        }
        (text, display) = sums
    }

    /// Between two characters given by their places.
    func units(_ left: Int, _ right: Int, mix: Double) -> Double {
        let place = left * Self.count + right
        if mix == 0 { return Double(text[place]) }
        return (1 - mix) * Double(text[place]) + mix * Double(display[place])
    }

    /// Pairs in the text and the display master: for each left character the right ones at each distance.
    struct Table {
        var text: Pairs
        var display: Pairs
    }

    typealias Pairs = KeyValuePairs<Unicode.Scalar, KeyValuePairs<Int, String>>

    private static func add(_ pairs: Pairs, times share: Double, to sums: inout [Float]) {
        for (left, distances) in pairs {
            guard let row = SystemFontMaster.place(left.value) else { continue }
            for (distance, rights) in distances {
                for right in rights.unicodeScalars {
                    guard let column = SystemFontMaster.place(right.value) else { continue }
                    sums[row * count + column] += Float(share * Double(distance))
                }
            }
        }
    }
}
