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
}
