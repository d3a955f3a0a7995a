/// How the file tells colours, by PNG's numbers.
enum ColorKind: UInt8 {
    case grey = 0
    case rgb = 2
    case indexed = 3
    case rgba = 6

    var bytesPerPixel: Int {
        switch self {
        case .grey, .indexed: 1
        case .rgb: 3
        case .rgba: 4
        }
    }
}

/// Finds out whether a picture does with fewer bytes for a pixel, from the steps that make it: every pixel that is
/// not written out is a copy of one that is.
struct ColorSurvey {
    let table = ColorTable()
    private let isOpaque: Bool
    private var isGrey: Bool
    private var isIndexed: Bool

    init(isOpaque: Bool) {
        self.isOpaque = isOpaque
        isGrey = isOpaque
        isIndexed = true
    }

    var kind: ColorKind {
        if isGrey { return .grey }
        if isIndexed { return .indexed }
        return isOpaque ? .rgb : .rgba
    }

    /// For a picture that is too rich to be surveyed.
    mutating func giveUp() { (isGrey, isIndexed) = (false, false) }

    /// Looks at the steps that make the rows from `start` on.
    mutating func look(at script: borrowing PixelScript, of rows: PixelRows, from start: Int) {
        var y = start - 1
        var at = 0
        while at < script.count, isGrey || isIndexed {
            let amount = Int(script.words[at] & 0xfff_ffff)
            guard let step = PixelScript.Step(rawValue: script.words[at] >> 28) else { return }
            at += 1
            switch step {
            case .literals:
                for index in at..<at + amount {
                    let pixel = script.words[index]
                    if isGrey, !pixel.isGrey { isGrey = false }
                    if isIndexed, !table.insert(pixel) { isIndexed = false }
                }
                at += amount
            case .far: at += 1
            case .left, .above: break
            case .plainRow: y += 1
            case .filteredRow:
                // Differences between places in a table mean nothing.
                y += 1
                isIndexed = false
                if isGrey { isGrey = rows.isGrey(row: y) }
            case .sameRows, .unchangedRows: y += amount
            }
        }
    }
}
