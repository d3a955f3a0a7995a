import Foundation
import MaquetteText

/// A font of a size, by the name that the measurements on a simulator have for it.
package struct RecordedFont: Hashable, Sendable {
    package var name: String
    package var size: Double

    package init?(_ row: [String: String]) {
        guard let name = row["font"], let size = Double(row["size"] ?? "") else { return nil }
        self.name = name
        self.size = size
    }

    /// Nil where the name is none of ours.
    package var font: TextFont? {
        switch name {
        case "italic-regular": TextFont(size: size, isItalic: true)
        case "mono-regular": TextFont(.monospaced, size: size)
        case "mono-bold": TextFont(.monospaced, size: size, weight: .bold)
        default: RecordedLabel.weights[name].map { TextFont(size: size, weight: $0) }
        }
    }
}

/// The width of a character or a string as it was measured on a simulator of iOS 26.1.
package struct RecordedRun: Sendable {
    package var font: RecordedFont
    package var text: String
    package var width: Double

    /// Reads a table of `ios-advances.csv` or `ios-strings.csv`.
    package init?(_ row: [String: String]) {
        guard let font = RecordedFont(row), let text = row["character"] ?? row["string"],
            let width = Double(row["advance"] ?? row["width"] ?? "")
        else { return nil }
        self.font = font
        self.text = text
        self.width = width
    }
}
