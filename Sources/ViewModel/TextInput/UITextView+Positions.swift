import Foundation
import MaquetteText

/// Where the characters of a text are, as the typesetter placed them.
@MainActor struct TextPlaces {
    let text: NSAttributedString
    let layout: LabelLayout?
    /// The frame of the label that shows the text.
    let frame: CGRect
    /// The height of a text without lines.
    let emptyLine: CGFloat

    func lineIndex(of offset: Int) -> Int? {
        guard let lines = layout?.text.lines, !lines.isEmpty else { return nil }
        return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    }

    /// The line of an offset as a rectangle of its full height, as wide as its text.
    func rect(ofLine index: Int) -> CGRect {
        guard let layout else { return .zero }
        let line = layout.text.lines[index]
        return CGRect(
            x: frame.minX + layout.origin.x + CGFloat(line.x),
            y: frame.minY + layout.origin.y + CGFloat(line.top), width: CGFloat(line.width),
            height: CGFloat(line.height))
    }

    func range(ofLine index: Int) -> NSRange { layout.map { NSRange($0.text.lines[index].range) } ?? NSRange() }

    func baseline(ofLine index: Int) -> CGFloat {
        guard let layout else { return 0 }
        return frame.minY + layout.origin.y + CGFloat(layout.text.lines[index].baseline)
    }

    /// The room that a line takes, down to where the next one's begins, and the part of it that its text uses. The space between two lines is
    /// the upper one's, but what a paragraph asks for before it; the space after a paragraph is not used.
    func fragment(ofLine index: Int) -> (whole: CGRect, used: CGRect) {
        let line = rect(ofLine: index)
        guard let layout else { return (line, line) }
        let lines = layout.text.lines
        func style(_ index: Int) -> NSParagraphStyle? {
            let start = lines[index].range.lowerBound
            guard start < text.length else { return nil }
            return text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
        }
        func beginsParagraph(_ index: Int) -> Bool {
            let start = lines[index].range.lowerBound
            guard start > 0, start <= text.length else { return false }
            return Self.endsParagraph((text.string as NSString).character(at: start - 1))
        }
        func before(_ index: Int) -> CGFloat {
            beginsParagraph(index) ? style(index)?.paragraphSpacingBefore ?? 0 : 0
        }
        let top = line.minY - before(index)
        var (bottom, used) = (line.maxY, line)
        if lines.indices.contains(index + 1) {
            bottom = max(bottom, rect(ofLine: index + 1).minY - before(index + 1))
            let after = beginsParagraph(index + 1) ? style(index)?.paragraphSpacing ?? 0 : 0
            used.size.height = max(line.height, bottom - after - line.minY)
        } else {
            bottom += CGFloat(layout.text.leadingBelow)
            used.size.height = bottom - line.minY
        }
        return (CGRect(x: line.minX, y: top, width: line.width, height: bottom - top), used)
    }

    /// A line feed, a carriage return and the paragraph separator do, as Foundation's `enumerateSubstrings` by paragraphs has it; a line
    /// separator does not.
    static func endsParagraph(_ unit: unichar) -> Bool { [0x0A, 0x0D, 0x2029].contains(unit) }

    /// Measured with the text up to there, as a line of its own.
    func x(at offset: Int) -> CGFloat {
        guard let layout, let index = lineIndex(of: offset) else { return frame.minX }
        let line = layout.text.lines[index]
        let rect = rect(ofLine: index)
        let start = line.range.lowerBound
        let length = min(offset, line.range.upperBound) - start
        let part = text.attributedSubstring(from: NSRange(location: start, length: max(0, length)))
        let width = length > 0 ? min(advance(of: part), max(rect.width, CGFloat(line.measuredWidth))) : 0
        return line.isRightToLeft ? rect.maxX - width : rect.minX + width
    }

    private func advance(of text: NSAttributedString) -> CGFloat {
        let visible = text.string.hasSuffix("\n") ? text.length - 1 : text.length
        guard visible > 0 else { return 0 }
        return text.attributedSubstring(from: NSRange(location: 0, length: visible)).size().width
    }

    /// The line that an offset is on; where there is none, the empty line at the start.
    func line(at offset: Int) -> CGRect {
        guard let index = lineIndex(of: offset) else {
            return CGRect(x: frame.minX, y: frame.minY, width: 0, height: emptyLine)
        }
        return rect(ofLine: index)
    }

    /// The parts of a range, a rectangle for each line.
    func rectangles(of range: NSRange) -> [CGRect] {
        guard let lines = layout?.text.lines else { return [] }
        let end = range.location + range.length
        return lines.indices.compactMap { index in
            let line = lines[index]
            let (from, to) = (max(range.location, line.range.lowerBound), min(end, line.range.upperBound))
            guard from < to || (range.length == 0 && from == to) else { return nil }
            let rect = rect(ofLine: index)
            let ends = [
                x(at: from), to == line.range.upperBound ? (line.isRightToLeft ? rect.minX : rect.maxX) : x(at: to),
            ]
            let left = min(ends[0], ends[1])
            return CGRect(x: left, y: rect.minY, width: max(ends[0], ends[1]) - left, height: rect.height)
        }
    }

    /// The place between characters that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let lines = layout?.text.lines, !lines.isEmpty else { return 0 }
        let index = lines.indices.first { point.y < rect(ofLine: $0).maxY } ?? lines.count - 1
        let line = lines[index]
        let whole = text.string as NSString
        var best = line.range.lowerBound
        var place = best
        while place <= line.range.upperBound {
            let isBreak = place > line.range.lowerBound && whole.character(at: place - 1) == 10
            if !isBreak, abs(x(at: place) - point.x) < abs(x(at: best) - point.x) { best = place }
            guard place < whole.length else { break }
            place += max(1, whole.rangeOfComposedCharacterSequence(at: place).length)
        }
        return best
    }
}

extension TextPlaces {
    /// A caret is as high as its line and this much more (recorded from UIKit).
    static let caretOverhang: CGFloat = 1.5

    /// One point wide and a little higher than its line, from a whole point (recorded from UIKit).
    func caret(at offset: Int) -> CGRect {
        let line = line(at: offset)
        return CGRect(
            x: x(at: offset), y: (line.minY - Self.caretOverhang / 2).rounded(.down), width: 1,
            height: line.height + Self.caretOverhang)
    }

    func selection(of range: NSRange, in view: UIView) -> [UITextSelectionRect] {
        let rects = rectangles(of: range)
        let direction: NSWritingDirection =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return rects.indices.map {
            LineSelection(rects[$0], start: $0 == 0, end: $0 == rects.count - 1, direction)
        }
    }

    func character(at point: CGPoint) -> UITextRange? {
        let offset = offset(at: point)
        guard offset < text.length else { return nil }
        return TextOffsetRange((text.string as NSString).rangeOfComposedCharacterSequence(at: offset))
    }
}

extension UITextView {
    var places: TextPlaces {
        layoutIfNeeded()
        return TextPlaces(
            text: textState.text, layout: textState.label.layoutForDrawing(), frame: textState.label.frame,
            emptyLine: (textState.font ?? .unattributed).lineHeight)
    }

    /// Puts letters that are not settled on in the place of those before them, or of the selection.
    ///
    /// - Parameter selection: in the new letters.
    func mark(_ letters: String, selecting selection: NSRange) {
        let place = textState.marked ?? selectedRange
        exchange(place, for: letters)
        // The caret is behind them now, wherever the place was in the text.
        let length = (letters as NSString).length
        let start = selectedRange.location - length
        textState.marked = length == 0 ? nil : NSRange(location: start, length: length)
        selectedRange = NSRange(location: start + min(selection.location, length), length: selection.length)
    }

    func exchange(_ range: NSRange, for new: String) {
        let changed = NSMutableAttributedString(attributedString: textState.text)
        let start = min(max(0, range.location), changed.length)
        let range = NSRange(location: start, length: min(max(0, range.length), changed.length - start))
        changed.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: typingAttributes))
        show(changed)
        change { $0.selectedRange = NSRange(location: range.location + (new as NSString).length, length: 0) }
    }
}
