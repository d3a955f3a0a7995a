import MaquetteViewTestSupport
import Testing
import UIKit

/// What Apple's documentation says of text layouts and attachments. The heights are sums of those that the fonts tell.
@MainActor @Suite struct LayoutManagerTests {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer

    private init(_ text: String, size: CGSize, lines: Int = 0) {
        storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }
    init() { self.init("one\ntwo", size: CGSize(width: 200, height: 200)) }

    @Test func `Each line of a range has its rectangle`() {
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 0, length: 7),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2)
        #expect(rects.first?.minX == 0 && rects.last?.minX == 0)
        #expect((rects.last?.minY ?? 0) >= (rects.first?.maxY ?? 99) - 0.5)
    }

    /// Apple's documentation of `font`: "The default font is Helvetica 12-point."
    @Test func `A text without a font is set in Helvetica of 12 points`() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let text = NSTextStorage(string: "one word", attributes: attributes)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 200))
            manager.addTextContainer(container)
            text.addLayoutManager(manager)
            return manager.usedRect(for: container).width
        }
        #expect(width([:]) == width([.font: UIFont(name: "Helvetica", size: 12)!]))
        #expect(width([:]) < width([.font: UIFont.systemFont(ofSize: 17)]))
    }

    @Test func `A block can stop the walk over lines`() {
        var count = 0
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 0, length: 7), withinSelectedGlyphRange: NSRange(location: 0, length: 0),
            in: container
        ) { _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func `The line after a last line break is extra`() {
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        let open = LayoutManagerTests("one\n", size: CGSize(width: 200, height: 200))
        #expect(open.manager.extraLineFragmentRect.width == 200 && open.manager.extraLineFragmentRect.height > 0)
    }

    @Test func `What a line leaves out is its truncated range`() {
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        let short = LayoutManagerTests("one\ntwo", size: CGSize(width: 200, height: 200), lines: 1)
        let range = short.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(range.location + range.length == 7 && range.location >= 3)
    }

    @Test func `A container moves to another manager with its text`() {
        let other = NSLayoutManager()
        container.replaceLayoutManager(other)
        #expect(manager.textContainers.isEmpty && other.textContainers == [container])
        #expect(container.layoutManager === other)
    }

    /// A tag that is as high as its line, as libraries for tokens and emoji make them.
    private final class Tag: NSTextAttachment, @unchecked Sendable {
        var heard = CGRect.zero
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect {
            heard = lineFrag
            return CGRect(x: 0, y: -4, width: 50, height: 30)
        }
    }

    @Test func `An attachment is asked for its bounds`() {
        let tag = Tag(data: nil, ofType: nil)
        let text = NSMutableAttributedString(attachment: tag)
        let font = UIFont.systemFont(ofSize: 16)
        text.addAttributes([.font: font], range: NSRange(location: 0, length: 1))
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width == 50)
        #expect(label.intrinsicContentSize.height >= 30)
        #expect(tag.heard.height == font.lineHeight)
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(!NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)))
    }

    /// A layout manager that draws its own lines under links.
    private final class Underliner: NSLayoutManager {
        var drawn: [NSRange] = []
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) { drawn.append(glyphRange) }
    }

    /// "This method calls drawUnderline", for the range that is underlined.
    @Test func `Underlining draws an underline`() {
        let manager = Underliner()
        let range = NSRange(location: 2, length: 3)
        manager.underlineGlyphRange(
            range, underlineType: .single, lineFragmentRect: .zero, lineFragmentGlyphRange: range,
            containerOrigin: .zero)
        #expect(manager.drawn == [range])
    }

    @Test func `An attachment comes back from an archive`() throws {
        let tag = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png")
        tag.bounds = CGRect(x: 0, y: -4, width: 50, height: 30)
        let data = try NSKeyedArchiver.archivedData(withRootObject: tag, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
        #expect(back.contents == Data([1, 2, 3]) && back.fileType == "public.png" && back.bounds == tag.bounds)
    }

    /// A layout manager that draws its own lines through words.
    private final class Striker: NSLayoutManager {
        var drawn: [(NSRange, NSUnderlineStyle)] = []
        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) { drawn.append((glyphRange, strikethroughVal)) }
    }

    /// "This method calls drawStrikethrough", for the range and in the style that it was given.
    @Test func `Striking through draws a line`() throws {
        let manager = Striker()
        let range = NSRange(location: 1, length: 4)
        manager.strikethroughGlyphRange(
            range, strikethroughType: .double, lineFragmentRect: .zero, lineFragmentGlyphRange: range,
            containerOrigin: .zero)
        let line = try #require(manager.drawn.first)
        #expect(line.0 == range && line.1 == .double && manager.drawn.count == 1)
    }

    /// Lines follow each other without a gap. As NSParagraphStyle says, the line spacing is at the bottom of a line, and paragraphs have
    /// space after and before them, which the text does not use. Apple's "Paragraphs and line breaks" says what ends a paragraph.
    @Test(arguments: ["\n", "\r", "\u{2029}"]) func `Lines take the space of their paragraphs`(end: String) {
        storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: end)
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (4, 10, 6)
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
        var lines: [(whole: CGRect, used: CGRect)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { whole, used, _, _, _ in
            lines.append((whole, used))
        }
        #expect(lines.count == 2)
        guard let first = lines.first, let second = lines.last else { return }
        let line = UIFont.systemFont(ofSize: 16).lineHeight
        #expect(abs(first.used.height - line - 4) < 0.01 && abs(first.whole.height - line - 14) < 0.01)
        #expect(abs(second.whole.minY - first.whole.maxY) < 0.01)
        #expect(abs(second.used.minY - second.whole.minY - 6) < 0.01)
        #expect(first.whole.width == 200)
        // The location is that of the baseline in its line.
        let font = UIFont.systemFont(ofSize: 16)
        #expect(abs(manager.location(forGlyphAt: 4).y - 6 - font.ascender) < 0.51)
    }
}
