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
        let made = CTLine(setting.part(line.range), line.range)
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

/// A part of a text set in lines, from the top.
@MainActor struct Setting {
    let range: NSRange
    let lines: [(range: NSRange, place: CGRect)]
    /// The part, in which each paragraph has its direction.
    private let text: NSAttributedString

    init(_ text: NSAttributedString, _ asked: CFRange, width: CGFloat) {
        let start = min(max(0, asked.location), text.length)
        let length = asked.length == 0 ? text.length - start : min(asked.length, text.length - start)
        range = NSRange(location: start, length: length)
        self.text = text.attributedSubstring(from: range).directed(aligns: true)
        let storage = NSTextStorage(attributedString: self.text)
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
    /// The text of a line, which is given as a range of the whole.
    func part(_ line: NSRange) -> NSAttributedString {
        text.attributedSubstring(from: NSRange(location: line.location - range.location, length: line.length))
    }
}
