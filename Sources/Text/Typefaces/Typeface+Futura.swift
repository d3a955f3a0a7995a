/// Futura's widths, in em: those of Jost, an open typeface after its model, shifted to what documents recorded.
extension Typeface {
    /// Bold is wider by 18 in a hundred, as far as it is recorded.
    static func futura(_ weight: FontWeight) -> [Unicode.Scalar: Double] {
        weight < .semibold ? futuraMedium : futuraMedium.mapValues { $0 * 1.18 }
    }

    /// Fifteen recorded labels in Medium come out within a point; without themselves in the fit, within one and a half on the whole.
    private static let futuraMedium: [Unicode.Scalar: Double] = [
        " ": 0.324, "!": 0.327, "\"": 0.499, "#": 0.647, "$": 0.614, "%": 0.842, "&": 0.726, "'": 0.302, "(": 0.332,
        ")": 0.332, "*": 0.608, "+": 0.657, ",": 0.323, "-": 0.221, ".": 0.318, "/": 0.568, "0": 0.642, "1": 0.487,
        "2": 0.621, "3": 0.592, "4": 0.646, "5": 0.614, "6": 0.631, "7": 0.571, "8": 0.595, "9": 0.631, ":": 0.335,
        ";": 0.365, "<": 0.658, "=": 0.637, ">": 0.658, "?": 0.601, "@": 0.791, "A": 0.699, "B": 0.636, "C": 0.694,
        "D": 0.733, "E": 0.539, "F": 0.535, "G": 0.824, "H": 0.765, "I": 0.283, "J": 0.284, "K": 0.636, "L": 0.495,
        "M": 0.917, "N": 0.804, "O": 0.825, "P": 0.561, "Q": 0.843, "R": 0.611, "S": 0.57, "T": 0.518, "U": 0.674,
        "V": 0.709, "W": 1.048, "X": 0.625, "Y": 0.618, "Z": 0.591, "[": 0.334, "\\": 0.543, "]": 0.334, "^": 0.524,
        "_": 0.527, "`": 0.385, "a": 0.553, "b": 0.607, "c": 0.486, "d": 0.587, "e": 0.549, "f": 0.336, "g": 0.618,
        "h": 0.582, "i": 0.24, "j": 0.266, "k": 0.509, "l": 0.246, "m": 0.836, "n": 0.555, "o": 0.588, "p": 0.616,
        "q": 0.605, "r": 0.377, "s": 0.415, "t": 0.298, "u": 0.563, "v": 0.458, "w": 0.733, "x": 0.478, "y": 0.486,
        "z": 0.498, "{": 0.356, "|": 0.314, "}": 0.356, "~": 0.591,
    ]
}
