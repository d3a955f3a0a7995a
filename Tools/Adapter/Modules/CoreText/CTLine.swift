import Foundation
import UIKit

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// A line of a text: also where there are line feeds in it, which have no width.
public final class CTLine: @unchecked Sendable {
    /// With the line's direction, and with something of no width for each control character.
    let text: NSAttributedString
    let range: NSRange

    init(_ text: NSAttributedString, _ range: NSRange) {
        let shown = NSMutableAttributedString(attributedString: text)
        let units = text.string as NSString
        for place in 0..<units.length where Self.isControl(units.character(at: place)) {
            shown.replaceCharacters(in: NSRange(location: place, length: 1), with: "\u{200B}")
        }
        (self.text, self.range) = (shown.directed(), range)
    }

    /// A tab goes to its stop.
    private static func isControl(_ unit: unichar) -> Bool {
        unit < 0x20 && unit != 0x09 || 0x7F...0x9F ~= unit || unit == 0x2028 || unit == 0x2029
    }

    private var fonts: [UIFont] {
        var found: [UIFont] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
            found.append(font as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
        }
        return found
    }
    var ascent: CGFloat { fonts.map(\.ascender).max() ?? 0 }
    var descent: CGFloat { fonts.map { -$0.descender }.max() ?? 0 }
    var leading: CGFloat { fonts.map(\.leading).max() ?? 0 }
    var width: CGFloat { text.size().width }

    /// With its direction.
    var style: NSParagraphStyle {
        text.length == 0
            ? .default : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
    }

    /// Up to the spaces and line feeds at its end.
    var visibleLength: Int {
        let blank = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{200B}"))
        return (text.string as NSString).rangeOfCharacter(from: blank.inverted, options: .backwards).end
    }

    func part(_ location: Int, _ length: Int) -> NSAttributedString {
        text.attributedSubstring(from: NSRange(location: location, length: length))
    }

    /// How far it is from the line's beginning to a character.
    func offset(upTo count: Int) -> CGFloat { part(0, min(max(0, count), text.length)).size().width }
}

extension NSRange {
    /// Zero for what was not found.
    fileprivate var end: Int { location == NSNotFound ? 0 : location + length }
}

public func CTLineCreateWithAttributedString(_ text: NSAttributedString) -> CTLine {
    CTLine(text, NSRange(location: 0, length: text.length))
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.range.length }
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = line.leading
    return Double(line.width)
}
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    Double(line.width - line.offset(upTo: line.visibleLength))
}
/// Where a line begins that stands within a width: at its start by a factor of 0, at its end by 1. Spaces at the line's end hang over.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ factor: CGFloat, _ width: Double) -> Double {
    max(0, (width - Double(line.offset(upTo: line.visibleLength))) * Double(min(max(0, factor), 1)))
}
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}
/// The character at a place along the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
    let inside = (0..<line.range.length).first { line.offset(upTo: $0 + 1) > position.x }
    return line.range.location + (inside ?? line.range.length)
}
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ index: Int, _ secondary: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let place = line.offset(upTo: index - line.range.location)
    secondary?.pointee = place
    return place
}

/// Nil where not even the token fits.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ kind: CTLineTruncationType, _ token: CTLine?
) -> CTLine? {
    if line.width <= width { return line }
    let mark =
        token?.text
        ?? NSAttributedString(
            string: "\u{2026}",
            attributes: line.text.length > 0 ? line.text.attributes(at: 0, effectiveRange: nil) : [:])
    let length = line.text.length
    for left in stride(from: length - 1, through: 0, by: -1) {
        let made = NSMutableAttributedString()
        let (head, tail) = kind == .end ? (left, 0) : kind == .start ? (0, left) : ((left + 1) / 2, left / 2)
        made.append(line.part(0, head))
        made.append(mark)
        made.append(line.part(length - tail, tail))
        made.addAttribute(.paragraphStyle, value: line.style, range: NSRange(location: 0, length: made.length))
        if made.size().width <= width { return CTLine(made, NSRange(location: 0, length: made.length)) }
    }
    return nil
}

/// As wide as asked, or with a factor below 1 that part of the way: the spaces between words grow or shrink, and where
/// there are none, the room after each letter. Spaces at the end do not count. Nil for a line of nothing but spaces.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ factor: CGFloat, _ width: Double) -> CTLine? {
    let length = line.visibleLength
    guard length > 0 else { return nil }
    let units = line.text.string as NSString
    let spaces = (0..<length).filter { units.character(at: $0) == 0x20 }
    let stretched = spaces.isEmpty ? Array(0..<length - 1) : spaces
    let missing = CGFloat(width) - line.offset(upTo: length)
    guard factor > 0, !stretched.isEmpty else { return line }
    let more = missing * min(factor, 1) / CGFloat(stretched.count)
    let made = NSMutableAttributedString(attributedString: line.text)
    for place in stretched {
        let kern = made.attribute(.kern, at: place, effectiveRange: nil) as? NSNumber
        made.addAttribute(
            .kern, value: NSNumber(value: Double(more) + (kern?.doubleValue ?? 0)),
            range: NSRange(location: place, length: 1))
    }
    return CTLine(made, line.range)
}

@MainActor @preconcurrency public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    draw(line, at: context.textPosition, in: context)
}

/// Upwards is where the context says, as text of Core Graphics stands on its baseline.
@MainActor func draw(_ line: CTLine, at place: CGPoint, in context: CGContext) {
    context.saveGState()
    UIGraphicsPushContext(context)
    context.translateBy(x: place.x, y: place.y)
    context.scaleBy(x: 1, y: -1)
    line.text.draw(at: CGPoint(x: 0, y: -line.ascent))
    UIGraphicsPopContext()
    context.restoreGState()
}
