import Foundation
import UIKit

/// A part of a line whose letters look the same.
public final class CTRun: @unchecked Sendable {
    let line: CTLine
    /// Within the line.
    let place: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, _ place: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        (self.line, self.place, self.attributes) = (line, place, attributes)
    }

    fileprivate var start: CGFloat { line.offset(upTo: place.location) }
    fileprivate var alone: CTLine { CTLine(line.part(place.location, place.length), place) }

    /// The part of a run that is asked for: a length of zero means all from its start.
    fileprivate func places(_ range: CFRange) -> Range<Int> {
        let start = min(max(0, range.location), place.length)
        let length = range.length == 0 ? place.length - start : min(max(0, range.length), place.length - start)
        return start..<start + length
    }
}

/// From the line's first character to its last.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { attributes, place, _ in
        runs.append(CTRun(line, place, attributes))
    }
    return runs
}

// Each character counts as a glyph.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.place.length }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.range.location + run.place.location, length: run.place.length)
}
@discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    CTLineGetTypographicBounds(run.alone, ascent, descent, leading)
    let places = run.places(range)
    let (from, to) = (run.place.location + places.lowerBound, run.place.location + places.upperBound)
    return Double(run.line.offset(upTo: to) - run.line.offset(upTo: from))
}
/// From the line's beginning.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ positions: UnsafeMutablePointer<CGPoint>) {
    for (index, place) in run.places(range).enumerated() {
        positions[index] = CGPoint(x: run.line.offset(upTo: run.place.location + place), y: 0)
    }
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ advances: UnsafeMutablePointer<CGSize>) {
    for (index, place) in run.places(range).enumerated() {
        let from = run.place.location + place
        advances[index] = CGSize(width: run.line.offset(upTo: from + 1) - run.line.offset(upTo: from), height: 0)
    }
}
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ indices: UnsafeMutablePointer<CFIndex>) {
    for (index, place) in run.places(range).enumerated() {
        indices[index] = run.line.range.location + run.place.location + place
    }
}
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let width = CTRunGetTypographicBounds(run, range, &ascent, &descent, nil)
    return CGRect(x: run.start, y: -descent, width: CGFloat(width), height: ascent + descent)
}
@MainActor @preconcurrency public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let places = run.places(range)
    let part = run.line.part(run.place.location + places.lowerBound, places.count)
    let start = run.line.offset(upTo: run.place.location + places.lowerBound)
    let pen = context.textPosition
    draw(CTLine(part, NSRange(location: 0, length: part.length)), at: CGPoint(x: pen.x + start, y: pen.y), in: context)
}
