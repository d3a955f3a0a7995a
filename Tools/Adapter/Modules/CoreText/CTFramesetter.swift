import Foundation
import UIKit

public typealias CFAttributedString = NSAttributedString

/// Sets a text in lines, each as wide as a path allows. Here that is the rectangle around it.
public final class CTFramesetter: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

/// The lines of a text within a path, whose origin is at the lower left.
public final class CTFrame: @unchecked Sendable {
    let lines: [(line: CTLine, origin: CGPoint)]
    let path: CGPath
    let visible: NSRange

    init(lines: [(line: CTLine, origin: CGPoint)], path: CGPath, visible: NSRange) {
        (self.lines, self.path, self.visible) = (lines, path, visible)
    }
}

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// A line of a text.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString
    let range: NSRange

    init(_ text: NSAttributedString, _ range: NSRange) { (self.text, self.range) = (text, range) }

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
}

@MainActor @preconcurrency public func CTFramesetterCreateWithAttributedString(_ text: NSAttributedString)
    -> CTFramesetter
{ CTFramesetter(text) }

@MainActor @preconcurrency public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?
) -> CTFrame {
    let box = path.boundingBox
    let setting = Setting(framesetter.text, range, width: box.width)
    var lines: [(line: CTLine, origin: CGPoint)] = []
    var end = setting.range.location
    for line in setting.lines where line.place.maxY <= box.height + 0.01 {
        let made = CTLine(framesetter.text.attributedSubstring(from: line.range), line.range)
        let baseline = line.place.maxY - made.descent
        lines.append((made, CGPoint(x: line.place.minX, y: box.height - baseline)))
        end = NSMaxRange(line.range)
    }
    let visible = NSRange(location: setting.range.location, length: end - setting.range.location)
    return CTFrame(lines: lines, path: path, visible: visible)
}

@MainActor @preconcurrency public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ range: CFRange, _ attributes: CFDictionary?, _ room: CGSize,
    _ fitting: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let setting = Setting(framesetter.text, range, width: room.width)
    let lines = setting.lines.filter { $0.place.maxY <= room.height }
    let length = (lines.last.map { NSMaxRange($0.range) } ?? setting.range.location) - setting.range.location
    fitting?.pointee = CFRange(location: setting.range.location, length: length)
    return CGSize(width: lines.map(\.place.maxX).max() ?? 0, height: lines.last?.place.maxY ?? 0)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.visible }
/// A length of zero means all lines from the first of the range.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.lines.dropFirst(range.location)
    for (place, line) in lines.prefix(range.length == 0 ? lines.count : range.length).enumerated() {
        origins[place] = line.origin
    }
}
@MainActor @preconcurrency public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    for (line, origin) in frame.lines {
        draw(line, at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), in: context)
    }
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
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}
/// The character at a place along the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
    let inside = (0..<line.range.length).first { offset(in: line, upTo: $0 + 1) > position.x }
    return line.range.location + (inside ?? line.range.length)
}
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ index: Int, _ secondary: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let place = offset(in: line, upTo: index - line.range.location)
    secondary?.pointee = place
    return place
}
private func offset(in line: CTLine, upTo count: Int) -> CGFloat {
    let length = min(max(0, count), line.text.length)
    return line.text.attributedSubstring(from: NSRange(location: 0, length: length)).size().width
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
        made.append(line.text.attributedSubstring(from: NSRange(location: 0, length: head)))
        made.append(mark)
        made.append(line.text.attributedSubstring(from: NSRange(location: length - tail, length: tail)))
        if made.size().width <= width { return CTLine(made, NSRange(location: 0, length: made.length)) }
    }
    return nil
}
@MainActor @preconcurrency public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    draw(line, at: context.textPosition, in: context)
}

/// Upwards is where the context says, as text of Core Graphics stands on its baseline.
@MainActor private func draw(_ line: CTLine, at place: CGPoint, in context: CGContext) {
    context.saveGState()
    UIGraphicsPushContext(context)
    context.translateBy(x: place.x, y: place.y)
    context.scaleBy(x: 1, y: -1)
    line.text.draw(at: CGPoint(x: 0, y: -line.ascent))
    UIGraphicsPopContext()
    context.restoreGState()
}

/// A part of a text set in lines, from the top.
@MainActor private struct Setting {
    let range: NSRange
    let lines: [(range: NSRange, place: CGRect)]

    init(_ text: NSAttributedString, _ asked: CFRange, width: CGFloat) {
        let start = min(max(0, asked.location), text.length)
        let length = asked.length == 0 ? text.length - start : min(asked.length, text.length - start)
        range = NSRange(location: start, length: length)
        let storage = NSTextStorage(attributedString: text.attributedSubstring(from: range))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [(range: NSRange, place: CGRect)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: length)) { _, used, _, glyphs, _ in
            lines.append((NSRange(location: start + glyphs.location, length: glyphs.length), used))
        }
        self.lines = lines
    }
}
