import Foundation

extension Headless {
    /// How a label's text was laid out in the label's bounds.
    public struct LabelReport: Hashable, Sendable {
        /// The text of each line; the last one includes what an ellipsis replaced.
        public let lines: [String]
        public let isTruncated: Bool
        /// 1, or how far the font was shrunk to fit.
        public let fontScale: CGFloat
        /// The frames of lines in the label's coordinates, without the spaces at line ends.
        public let lineFrames: [CGRect]
    }

    /// Whether some of a label's text is invisible: less work than a whole report.
    @MainActor package static func cutsOff(_ label: UILabel) -> Bool { label.isCutOff }

    /// Reports how a label's text was broken, shrunk or cut off; nil for a label without text.
    @MainActor public static func report(on label: UILabel) -> LabelReport? {
        guard let layout = label.layoutForDrawing(), let text = label.text else { return nil }
        let units = Array(text.utf16)
        return LabelReport(
            lines: layout.text.lines.map { line in
                String(decoding: units[line.range.clamped(to: 0..<units.count)], as: UTF16.self).withoutNewlines
            },
            isTruncated: layout.isTruncated, fontScale: layout.fontScale,
            lineFrames: layout.text.lines.map { line in
                CGRect(
                    x: layout.origin.x + line.x, y: layout.origin.y + line.top, width: line.width, height: line.height)
            })
    }
}

extension String {
    /// The text without line feeds at its ends.
    fileprivate var withoutNewlines: String {
        guard let last = lastIndex(where: { !$0.isNewline }), let first = firstIndex(where: { !$0.isNewline }) else {
            return ""
        }
        return String(self[first...last])
    }
}
