import Foundation
import MaquetteText
import UIKit

extension NSAttributedString {
    /// A copy in which each paragraph that leaves its direction to its text has that of its first strong letter, so that
    /// parts of the paragraph keep it.
    ///
    /// - Parameter aligns: whether natural alignment becomes that of the direction, too.
    func directed(aligns: Bool = false) -> NSMutableAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let units = string as NSString
        var start = 0
        while start < units.length {
            var (end, contentEnd) = (0, 0)
            units.getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: start, length: 0))
            let content = units.substring(with: NSRange(location: start, length: contentEnd - start))
            copy.direct(NSRange(location: start, length: end - start), content.readsRightToLeft, aligns: aligns)
            start = end
        }
        return copy
    }
}

extension NSMutableAttributedString {
    fileprivate func direct(_ range: NSRange, _ isRightToLeft: Bool, aligns: Bool) {
        enumerateAttribute(.paragraphStyle, in: range) { value, part, _ in
            let old = value as? NSParagraphStyle ?? .default
            guard old.baseWritingDirection == .natural, let style = old.mutableCopy() as? NSMutableParagraphStyle else {
                return
            }
            style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
            if aligns, style.alignment == .natural { style.alignment = isRightToLeft ? .right : .left }
            addAttribute(.paragraphStyle, value: style, range: part)
        }
    }
}

extension String {
    /// Whether its first strong letter is written from right to left.
    fileprivate var readsRightToLeft: Bool {
        guard let first = unicodeScalars.firstIndex(where: \.isStrong), !unicodeScalars[first].isASCII else {
            return false
        }
        let text = StyledText(String(unicodeScalars[first]), font: TextFont(size: 12))
        return Typesetter.layout(text).lines.first?.isRightToLeft ?? false
    }
}

extension Unicode.Scalar {
    /// A letter, or a mark for a direction.
    fileprivate var isStrong: Bool { properties.isAlphabetic || [0x200E, 0x200F, 0x061C].contains(value) }
}
