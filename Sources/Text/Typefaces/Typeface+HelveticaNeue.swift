/// Helvetica Neue's widths, in em. Recorded labels in Roman and Bold come out within half a point.
extension Typeface {
    /// Between Roman and Bold where Medium is recorded, and the letters narrower in Light, the small ones most; digits and
    /// spaces are the same in every weight.
    static func helveticaNeue(_ weight: FontWeight) -> [Unicode.Scalar: Double] {
        switch weight {
        case ..<FontWeight.regular:
            Dictionary(
                uniqueKeysWithValues: helveticaNeueRoman.map { letter, width in
                    let properties = letter.properties
                    return (letter, properties.isUppercase ? width * 0.97 : properties.isAlphabetic ? width * 0.955 : width)
                })
        case .regular: helveticaNeueRoman
        case ..<FontWeight.bold:
            helveticaNeueRoman.merging(helveticaNeueBold) { roman, bold in (roman + bold) / 2 }
        default: helveticaNeueBold
        }
    }

    private static let helveticaNeueRoman: [Unicode.Scalar: Double] = [
        " ": 0.278, "!": 0.259, "\"": 0.426, "#": 0.556, "$": 0.556, "%": 1, "&": 0.63, "'": 0.278, "(": 0.259,
        ")": 0.259, "*": 0.352, "+": 0.6, ",": 0.278, "-": 0.389, ".": 0.278, "/": 0.333, "0": 0.556, "1": 0.556,
        "2": 0.556, "3": 0.556, "4": 0.556, "5": 0.556, "6": 0.556, "7": 0.556, "8": 0.556, "9": 0.556, ":": 0.278,
        ";": 0.278, "<": 0.6, "=": 0.6, ">": 0.6, "?": 0.556, "@": 0.8, "A": 0.648, "B": 0.685, "C": 0.722,
        "D": 0.704, "E": 0.611, "F": 0.574, "G": 0.759, "H": 0.722, "I": 0.259, "J": 0.519, "K": 0.667, "L": 0.556,
        "M": 0.871, "N": 0.722, "O": 0.76, "P": 0.648, "Q": 0.76, "R": 0.685, "S": 0.648, "T": 0.574, "U": 0.722,
        "V": 0.611, "W": 0.926, "X": 0.611, "Y": 0.648, "Z": 0.611, "_": 0.5, "a": 0.537, "b": 0.593, "c": 0.537,
        "d": 0.593, "e": 0.537, "f": 0.296, "g": 0.574, "h": 0.556, "i": 0.222, "j": 0.222, "k": 0.519, "l": 0.222,
        "m": 0.853, "n": 0.556, "o": 0.574, "p": 0.593, "q": 0.593, "r": 0.333, "s": 0.5, "t": 0.315, "u": 0.556,
        "v": 0.5, "w": 0.758, "x": 0.518, "y": 0.5, "z": 0.48, "|": 0.222, "–": 0.5, "—": 1, "’": 0.278, "•": 0.5,
        "…": 1,
    ]

    private static let helveticaNeueBold: [Unicode.Scalar: Double] = [
        " ": 0.278, "!": 0.295, "\"": 0.426, "#": 0.556, "$": 0.556, "%": 1, "&": 0.685, "'": 0.278, "(": 0.296,
        ")": 0.296, "*": 0.352, "+": 0.6, ",": 0.278, "-": 0.407, ".": 0.278, "/": 0.371, "0": 0.556, "1": 0.556,
        "2": 0.556, "3": 0.556, "4": 0.556, "5": 0.556, "6": 0.556, "7": 0.556, "8": 0.556, "9": 0.556, ":": 0.278,
        ";": 0.278, "<": 0.6, "=": 0.6, ">": 0.6, "?": 0.556, "@": 0.8, "A": 0.685, "B": 0.704, "C": 0.741,
        "D": 0.741, "E": 0.648, "F": 0.593, "G": 0.759, "H": 0.741, "I": 0.295, "J": 0.556, "K": 0.722, "L": 0.593,
        "M": 0.907, "N": 0.741, "O": 0.778, "P": 0.667, "Q": 0.778, "R": 0.722, "S": 0.649, "T": 0.611, "U": 0.741,
        "V": 0.63, "W": 0.944, "X": 0.667, "Y": 0.667, "Z": 0.648, "_": 0.5, "a": 0.574, "b": 0.611, "c": 0.574,
        "d": 0.611, "e": 0.574, "f": 0.333, "g": 0.611, "h": 0.593, "i": 0.258, "j": 0.278, "k": 0.574, "l": 0.258,
        "m": 0.906, "n": 0.593, "o": 0.611, "p": 0.611, "q": 0.611, "r": 0.389, "s": 0.537, "t": 0.352, "u": 0.593,
        "v": 0.52, "w": 0.814, "x": 0.537, "y": 0.519, "z": 0.519, "|": 0.222, "–": 0.5, "—": 1, "’": 0.278, "•": 0.5,
        "…": 1,
    ]
}
