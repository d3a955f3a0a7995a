// Written by Scripts/fit-font.

extension SystemKerning {
    /// What the italic adds to the upright.
    static let italic = Table(text: italicText, display: italicDisplay)

    private static let italicText: Pairs = [
        "0": [5: "1"],
        "7": [25: "8"],
        "A": [-5: "V"],
        "V": [-5: "A"],
        "o": [-5: "w"],
        "r": [-5: "o"],
    ]

    private static let italicDisplay: Pairs = [
        "7": [-10: "8"],
        "L": [-5: "T"],
        "T": [-5: "o"],
        "W": [-5: "a"],
        "a": [-5: "v"],
        "b": [-5: "w", 30: "t"],
        "f": [10: "o"],
        "o": [5: "gvwx", 30: "t"],
        "p": [-5: "w", 30: "t"],
        "q": [-5: "w", 30: "t"],
        "r": [5: "cdeg", 15: "o"],
        "s": [10: "w"],
        "t": [25: "BDEFHIKLMNPRbkl|", 30: "h"],
        "v": [5: "e"],
        "w": [-5: "cdego", 15: "a"],
    ]
}
