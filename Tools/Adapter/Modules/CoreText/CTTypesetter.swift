import Foundation
import UIKit

/// Says where the lines of a text end, one after the other, and makes them.
public final class CTTypesetter: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public func CTTypesetterCreateWithAttributedString(_ text: NSAttributedString) -> CTTypesetter { CTTypesetter(text) }

/// How many characters from the start stand in one line of this width: up to the end of a word where there is one.
@MainActor @preconcurrency public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double
) -> CFIndex { lengthOfLine(typesetter.text, start, CGFloat(width)) }

/// The same, within words.
@MainActor @preconcurrency public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double
) -> CFIndex {
    let text = NSMutableAttributedString(attributedString: typesetter.text)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    return lengthOfLine(text, start, CGFloat(width))
}

/// A length of zero means all from the start of the range.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ range: CFRange) -> CTLine {
    let start = min(max(0, range.location), typesetter.text.length)
    let rest = typesetter.text.length - start
    let part = NSRange(location: start, length: range.length == 0 ? rest : min(max(0, range.length), rest))
    return CTLine(typesetter.text.attributedSubstring(from: part), part)
}

/// Only as much of the text is set as the line needs, so that the lines of a long text do not each take the whole of it.
@MainActor private func lengthOfLine(_ text: NSAttributedString, _ start: Int, _ width: CGFloat) -> Int {
    let rest = text.length - start
    guard start >= 0, rest > 0 else { return 0 }
    var count = 256
    while true {
        let part = min(count, rest)
        let lines = Setting(text, CFRange(location: start, length: part), width: width).lines
        if let first = lines.first, lines.count > 1 || part == rest { return max(1, first.range.length) }
        guard part < rest else { return rest }
        count *= 2
    }
}
