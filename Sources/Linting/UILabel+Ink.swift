import Maquette

extension UILabel {
    /// The share of the descent that is free when no glyph has a descender.
    private static let airBelowTails: CGFloat = 0.15

    /// The rectangle of the glyphs of each line, in the label's coordinates: lines are higher than their glyphs.
    var inkOfLines: [CGRect] {
        guard let report = Headless.report(on: self) else { return [] }
        return zip(report.lines, report.lineFrames).map { text, frame in
            // With several fonts or extra line spacing the whole line counts.
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

    /// Whether no glyph is higher than the capitals, as accented capitals and other scripts are.
    fileprivate var staysBelowCapitals: Bool {
        unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isLowercase && $0.value < 0x180 }
    }

    /// Whether no glyph has a descender.
    fileprivate var staysOnBaseline: Bool {
        unicodeScalars.allSatisfy { $0.isASCII && !Self.lettersWithTails.contains($0) }
    }
}
