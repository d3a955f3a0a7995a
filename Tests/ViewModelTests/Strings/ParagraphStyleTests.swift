import Testing
import UIKit

@Suite struct ParagraphStyleTests {
    @Test func aNewStyleWrapsWordsAndAlignsNaturally() {
        let style = NSParagraphStyle.default
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.alignment == .natural)
        #expect(style.lineSpacing == 0)
        #expect(style.tabStops.count == 12)
        #expect(style.tabStops.first?.location == 28)
    }

    @Test func copiesOfAMutableStyleDoNotChangeWithIt() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 8
        #expect(copy.lineSpacing == 4)
        let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        again.alignment = .center
        #expect(copy.alignment == .natural)
    }

    @Test func stylesAreEqualByWhatTheySay() {
        let style = NSMutableParagraphStyle()
        #expect(style == NSParagraphStyle.default)
        style.headIndent = 3
        #expect(style != NSParagraphStyle.default)
    }

    @Test func archivedStylesComeBack() throws {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 1.2
        style.alignment = .justified
        style.tailIndent = -10
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data) == style)
    }

    /// Foundation on Linux compares attributes in a way that ends the process for objects it does not know.
    @Test func attributesCanBeReplacedAndJoined() {
        let whole = NSRange(location: 0, length: 2)
        let values: [(NSAttributedString.Key, (Int) -> NSObject)] = [
            (.font, { UIFont.systemFont(ofSize: CGFloat(10 + $0)) }),
            (.foregroundColor, { UIColor(white: CGFloat($0) / 10, alpha: 1) }),
            (
                .paragraphStyle,
                {
                    let style = NSMutableParagraphStyle()
                    style.headIndent = CGFloat($0)
                    return style
                }
            ),
            (
                .shadow,
                {
                    let shadow = NSShadow()
                    shadow.shadowBlurRadius = CGFloat($0)
                    return shadow
                }
            ),
            (.attachment, { _ in NSTextAttachment() }),
        ]
        for (key, value) in values {
            let text = NSMutableAttributedString(string: "ab", attributes: [key: value(1)])
            text.addAttribute(key, value: value(2), range: whole)
            text.setAttributes([key: value(3)], range: NSRange(location: 0, length: 1))
            text.setAttributes([key: value(3)], range: NSRange(location: 1, length: 1))
            text.addAttribute(key, value: value(4), range: NSRange(location: 1, length: 1))
            var runs = 0
            text.enumerateAttribute(key, in: whole, options: []) { _, _, _ in runs += 1 }
            #expect(runs == 2)
        }
    }

    private final class WideStyle: NSParagraphStyle, @unchecked Sendable {
        override class var `default`: WideStyle { WideStyle() }
        override var lineSpacing: CGFloat { 9 }
    }

    /// `default` is a class property in Objective-C, so a subclass has its own.
    @Test func aSubclassHasItsOwnDefault() {
        #expect(WideStyle.default.lineSpacing == 9 && NSParagraphStyle.default.lineSpacing == 0)
        #expect(NSParagraphStyle.default === NSParagraphStyle.default)
    }
}
