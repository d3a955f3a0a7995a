import MaquetteText

/// A number for every pair of printable characters of ASCII, in units of 1/2048 em.
struct Pairs: Sendable {
    static let characters = (0x20...0x7E).map { Character(Unicode.Scalar($0)!) }
    static let side = characters.count

    var values = [Double](repeating: 0, count: side * side)

    /// The pairs of a text; nil where it has other characters.
    static func places(in text: String) -> [Int]? {
        let places = text.utf8.map { Int($0) - 0x20 }
        guard places.allSatisfy({ (0..<side).contains($0) }) else { return nil }
        return zip(places, places.dropFirst()).map { $0 * side + $1 }
    }

    func sum(_ places: [Int]) -> Double { places.reduce(0) { $0 + values[$1] } }
}

/// The masters of the font: the two optical sizes of three weights and of the italic.
struct Masters<Value> {
    var regular: (text: Value, display: Value)
    /// These three are what they add to Regular.
    var lightest: (text: Value, display: Value)
    var black: (text: Value, display: Value)
    var italic: (text: Value, display: Value)
}

/// A font between the masters.
struct Mixture {
    /// Of the display masters.
    var display: Double
    /// From Regular toward the lightest, below 0, or toward Black.
    var share: Double
    var isItalic: Bool

    init(_ font: TextFont) {
        display = SystemFontModel.mix(font.size)
        share = SystemFontModel.share(font.weight)
        isItalic = font.isItalic
    }

    /// How much each master counts.
    var parts: Masters<Double> {
        func optical(_ part: Double) -> (text: Double, display: Double) { (part * (1 - display), part * display) }
        return Masters(
            regular: optical(1), lightest: optical(max(0, -share)), black: optical(max(0, share)),
            italic: optical(isItalic ? 1 : 0))
    }
}

extension Masters<Pairs> {
    /// The kerning of some pairs in a font between the masters.
    func kerning(_ places: [Int], _ mixture: Mixture) -> Double {
        let parts = mixture.parts
        var sum = 0.0
        func add(_ pairs: (text: Pairs, display: Pairs), _ part: (text: Double, display: Double)) {
            if part.text != 0 { sum += part.text * pairs.text.sum(places) }
            if part.display != 0 { sum += part.display * pairs.display.sum(places) }
        }
        add(regular, parts.regular)
        add(lightest, parts.lightest)
        add(black, parts.black)
        add(italic, parts.italic)
        return sum
    }
}
