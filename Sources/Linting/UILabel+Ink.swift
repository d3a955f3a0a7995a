import Maquette

extension UILabel {
    /// Which part of what fonts keep below the baseline their letters leave free.
    private static let airBelowTails: CGFloat = 0.15

    /// Where the letters of each line are, in the label's coordinates: lines are higher than what stands in them.
    var inkOfLines: [CGRect] {
        guard let report = Headless.report(on: self) else { return [] }
        return zip(report.lines, report.lineFrames).map { text, frame in
            // Fonts that change within a text, and lines that are set apart, keep the room they ask for.
            let height = font.lineHeight * report.fontScale
            guard abs(frame.height - height) < 0.5 else { return frame }
            let above = text.staysBelowCapitals ? (font.ascender - font.capHeight) * report.fontScale : 0
            let below = -font.descender * report.fontScale * (text.staysOnBaseline ? 1 : Self.airBelowTails)
            return CGRect(
                x: frame.minX, y: frame.minY + above, width: frame.width, height: frame.height - above - below)
        }
    }
}

extension String {
    private static let lettersWithTails: Set<Unicode.Scalar> = Set("gjpqyQ,;()[]{}|@$_/\\".unicodeScalars)

    /// Whether no letter rises above the capitals, as accents on capitals and other scripts do.
    fileprivate var staysBelowCapitals: Bool {
        unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isLowercase && $0.value < 0x180 }
    }

    /// Whether no letter hangs below the line the others stand on.
    fileprivate var staysOnBaseline: Bool {
        unicodeScalars.allSatisfy { $0.isASCII && !Self.lettersWithTails.contains($0) }
    }
}
