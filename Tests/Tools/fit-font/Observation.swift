import Foundation
import MaquetteText
import RecordedText

/// A width that was recorded, less the advances of its characters: what is left is kerning.
struct Observation: Sendable {
    /// Nil for what was measured on a simulator.
    var label: RecordedLabel?
    var pairs: [Int]
    var mixture: Mixture
    /// In units.
    var kerning: Double
    var deviation: Double
    /// The units of a point.
    var unitsPerPoint: Double
    /// In points.
    var advances: Double

    /// From a label of one line whose width is its text's own.
    init?(_ label: RecordedLabel) {
        guard label.hasOwnWidth, label.isOneLine, let pairs = Pairs.places(in: label.text), !pairs.isEmpty else {
            return nil
        }
        self.init(pairs, label.text, label.font, label.width - label.step / 2)
        self.label = label
        // Rounding up spreads evenly over a step.
        deviation = max(label.step / 12.0.squareRoot(), 0.1) * unitsPerPoint
    }

    /// From a string measured at a size where one optical master rules.
    init?(_ run: RecordedRun) {
        guard let font = run.font.font, font.family == .system, [17, 28].contains(font.size),
            let pairs = Pairs.places(in: run.text)
        else { return nil }
        self.init(pairs, run.text, font, run.width)
        deviation = 0.3
    }

    private init(_ pairs: [Int], _ text: String, _ font: TextFont, _ width: Double) {
        self.pairs = pairs
        mixture = Mixture(font)
        unitsPerPoint = SystemFontModel.units / font.size
        advances = Typesetter.layout(StyledText(text, style: TextStyle(font: font, kern: 0))).width
        kerning = (width - advances) * unitsPerPoint
        deviation = 0
    }

    /// How far off a label is with some kerning, in points.
    func error(_ kerning: Double) -> Double { label?.distance(of: advances + kerning / unitsPerPoint) ?? 0 }
}
