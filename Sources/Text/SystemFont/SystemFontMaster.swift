/// The characters of a drawn weight, from the space to the tilde, in units.
struct SystemFontMaster {
    /// The widths for sizes up to 17 points.
    let text: [Double]
    /// The widths for sizes from 28 points on.
    let display: [Double]

    /// Widths in the text master of characters that are not ASCII, at every weight: they give the widths of recorded labels.
    static let others: KeyValuePairs<Unicode.Scalar, Double> = [
        "–": 1041, "•": 1030, "←": 1853, "→": 1853, "↑": 1618, "↓": 1618, "‘": 578, "’": 578,
    ]

    static let characters: ClosedRange<UInt32> = 0x20...0x7E

    /// The place of a character in the tables.
    static func place(_ character: UInt32) -> Int? { characters.contains(character) ? Int(character - 0x20) : nil }

    /// The widths of a weight. Italics are recorded in Regular only; the others change as the upright ones do.
    static func of(_ weight: FontWeight, isItalic: Bool) -> SystemFontMaster {
        let share = SystemFontModel.share(weight)
        let end = share < 0 ? lightest : black
        let start = isItalic ? italic : regular
        func between(_ path: KeyPath<SystemFontMaster, [Double]>) -> [Double] {
            start[keyPath: path].indices.map { place in
                start[keyPath: path][place] + abs(share) * (end[keyPath: path][place] - regular[keyPath: path][place])
            }
        }
        return SystemFontMaster(text: between(\.text), display: between(\.display))
    }
}
