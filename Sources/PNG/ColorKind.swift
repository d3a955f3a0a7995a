/// PNG's colour types.
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

/// Finds the smallest number of bytes per pixel for a picture.
struct ColorSurvey {
    let kind: ColorKind
    let table: ColorTable

    init(_ outline: PictureOutline, _ bands: [Band]) {
        let table = ColorTable()
        self.table = table
        let hasFewColors = !outline.isGrey && bands.allSatisfy { $0.addColors(to: table) }
        kind = hasFewColors ? .indexed : outline.kindWithoutPalette
    }

    /// The survey of a picture that gets no palette.
    init(_ outline: PictureOutline) {
        table = ColorTable()
        kind = outline.kindWithoutPalette
    }
}
