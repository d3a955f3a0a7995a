import RecordedText

/// The widths of the drawn weights from advances measured at 17 and 28 points, where one optical master rules.
struct WidthMasters {
    /// In units, for every printable character of ASCII.
    let lightest, regular, black, italic: (text: [Int], display: [Int])

    /// Ultralight lies this far from Regular to the lightest weight.
    private static let shareOfUltralight = 0.925
    /// The tracking at 17 and at 28 points, which is not the characters' own.
    private static let tracking = (text: -52.0, display: 28.0)

    /// Nil when a character was not measured.
    init?(_ runs: [RecordedRun]) {
        var measured: [RecordedFont: [String: Double]] = [:]
        for run in runs { measured[run.font, default: [:]][run.text] = run.width }
        func units(_ name: String, _ size: Double, _ tracking: Double) -> [Double]? {
            let advances = measured.first { $0.key.name == name && $0.key.size == size }?.value ?? [:]
            let values = Pairs.characters.compactMap { advances[String($0)] }.map { $0 * 2048 / size - tracking }
            return values.count == Pairs.characters.count ? values : nil
        }
        func both(_ name: String) -> (text: [Double], display: [Double])? {
            guard let text = units(name, 17, Self.tracking.text), let display = units(name, 28, Self.tracking.display)
            else { return nil }
            return (text, display)
        }
        guard let ultralight = both("ultraLight"), let regular = both("regular"), let black = both("black"),
            let italic = both("italic-regular")
        else { return nil }
        func whole(_ values: (text: [Double], display: [Double])) -> (text: [Int], display: [Int]) {
            (values.text.map { Int($0.rounded()) }, values.display.map { Int($0.rounded()) })
        }
        func beyond(_ start: [Double], _ end: [Double]) -> [Double] {
            zip(start, end).map { $0.rounded() + ($1 - $0.rounded()) / Self.shareOfUltralight }
        }
        self.regular = whole(regular)
        self.black = whole(black)
        self.italic = whole(italic)
        lightest = whole((beyond(regular.text, ultralight.text), beyond(regular.display, ultralight.display)))
    }
}
