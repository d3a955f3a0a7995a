extension SystemKerning {
    /// What pictures of iOS 14 to 26 add to the pairs that were fitted to labels and measured strings, in all weights: where letters
    /// stand in lines of 12 and 17 points for the text master, of 20, 24 and 28 for the display master. `te` and `to`, which no measured
    /// string has: lines of cashapp/AccessibilitySnapshot, and bold ones of 14 to 35 points of thumbtack/thumbprint-ios and of 22 to 33 of
    /// pkozielecki/ios-kiss-views.
    static let seen = Table(text: seenText, display: seenDisplay)

    /// A measured string has `o.`, too, with six others that take what it lost.
    private static let seenText: Pairs = [
        ".": [-45: "9"],
        "0": [35: "."],
        "1": [35: "."],
        "2": [-30: "."],
        "5": [-25: "."],
        "A": [5: "V"],
        "F": [-60: "a", -25: "4"],
        "G": [-45: "i"],
        "L": [-45: "e", -25: "o", 5: "T", 25: "i"],
        "T": [-35: "u", 5: "o"],
        "V": [5: "A"],
        "W": [5: "a"],
        "a": [5: "v"],
        "b": [-30: "."],
        "e": [-75: "T"],
        "o": [-30: ".", 35: "c"],
        "r": [35: "d"],
        "t": [15: "o", 20: "e"],
        "y": [-40: ","],
    ]

    /// A sentence begins nearer to the full stop before it. The same string has that pair, and the same six take what it lost.
    private static let seenDisplay: Pairs = [
        ".": [-90: " "],
        "A": [15: "V"],
        "L": [15: "T"],
        "T": [15: "o"],
        "V": [15: "A"],
        "W": [15: "a"],
        "a": [15: "v"],
        "t": [30: "o", 40: "e"],
    ]
}
