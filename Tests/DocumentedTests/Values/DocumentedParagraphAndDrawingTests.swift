import Testing
import UIKit

/// What Apple's pages say of paragraph styles and of measuring and drawing strings.
@Suite("Documented: paragraph styles and string drawing") @MainActor
struct DocumentedParagraphAndDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test("The default style") func defaults() {
        let style = NSParagraphStyle.default
        documented("uikit/nsparagraphstyle/alignment", style.alignment, .natural)
        documented("uikit/nsparagraphstyle/linebreakmode", style.lineBreakMode, .byWordWrapping)
        documented("uikit/nsparagraphstyle/linespacing", style.lineSpacing, 0)
        documented("uikit/nsparagraphstyle/paragraphspacing", style.paragraphSpacing, 0)
        documented("uikit/nsparagraphstyle/paragraphspacingbefore", style.paragraphSpacingBefore, 0)
        documented("uikit/nsparagraphstyle/firstlineheadindent", style.firstLineHeadIndent, 0)
        documented("uikit/nsparagraphstyle/headindent", style.headIndent, 0)
        documented("uikit/nsparagraphstyle/tailindent", style.tailIndent, 0)
        documented("uikit/nsparagraphstyle/minimumlineheight", style.minimumLineHeight, 0)
        documented("uikit/nsparagraphstyle/maximumlineheight", style.maximumLineHeight, 0)
        documented("uikit/nsparagraphstyle/lineheightmultiple", style.lineHeightMultiple, 0)
        documented("uikit/nsparagraphstyle/hyphenationfactor", style.hyphenationFactor, 0)
        documented("uikit/nsparagraphstyle/defaulttabinterval", style.defaultTabInterval, 0)
        documented("uikit/nsparagraphstyle/basewritingdirection", style.baseWritingDirection, .natural)
        documented("uikit/nsparagraphstyle/linebreakstrategy-swift.property", style.lineBreakStrategy, [])
        documented(
            "uikit/nsparagraphstyle/allowsdefaulttighteningfortruncation", style.allowsDefaultTighteningForTruncation,
            false)
    }

    @Test("The default tab stops") func tabs() {
        let stops = NSParagraphStyle.default.tabStops
        documented("uikit/nsparagraphstyle/tabstops", stops.count, 12)
        documented("uikit/nsparagraphstyle/tabstops", stops.first?.location, 28)
        documented("uikit/nsparagraphstyle/tabstops", stops.last?.location, 336)
        documented("uikit/nsparagraphstyle/tabstops", stops.first?.alignment, .left)
    }

    @Test("Adding and removing tab stops") func changingTabs() {
        let style = NSMutableParagraphStyle()
        let far = NSTextTab(textAlignment: .right, location: 200, options: [:]),
            near = NSTextTab(textAlignment: .center, location: 50, options: [:])
        style.tabStops = []
        style.addTabStop(far)
        style.addTabStop(near)
        let added: [NSTextTab] = style.tabStops
        documented("uikit/nsmutableparagraphstyle/addtabstop(_:)", added.map { $0.location }, [50, 200])
        style.removeTabStop(far)
        let left: [NSTextTab] = style.tabStops
        documented("uikit/nsmutableparagraphstyle/removetabstop(_:)", left.map { $0.location }, [50])
        documented("uikit/nstexttab/alignment", near.alignment, .center)
        documented("uikit/nstexttab/location", near.location, 50)
        documented("uikit/nstexttab/options", near.options.isEmpty, true)
    }

    @Test("Copies of styles") func copies() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.alignment = .center
        let copy = style.copy() as? NSParagraphStyle, mutable = style.mutableCopy() as? NSMutableParagraphStyle
        style.lineSpacing = 9
        mutable?.alignment = .right
        documented("foundation/nscopying/copy(with:)", copy?.lineSpacing, 5)
        documented("foundation/nscopying/copy(with:)", copy?.alignment, .center)
        documented("foundation/nsmutablecopying/mutablecopy(with:)", mutable?.lineSpacing, 5)
        documented("foundation/nsmutablecopying/mutablecopy(with:)", style.alignment, .center)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        documented("uikit/nsmutableparagraphstyle/setparagraphstyle(_:)", other.lineSpacing, 9)
        documented("uikit/nsmutableparagraphstyle/setparagraphstyle(_:)", other.alignment, .center)
        documented("uikit/nsmutableparagraphstyle/setparagraphstyle(_:)", other == style, true)
        documented(
            "uikit/nsparagraphstyle/defaultwritingdirection(forlanguage:)",
            NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
        documented(
            "uikit/nsparagraphstyle/defaultwritingdirection(forlanguage:)",
            NSParagraphStyle.defaultWritingDirection(forLanguage: "en"), .leftToRight)
    }

    @Test("The size of a string") func size() {
        let short = NSString(string: "Hello").size(withAttributes: [.font: font]),
            long = NSString(string: "Hello Hello").size(withAttributes: [.font: font])
        documented("foundation/nsstring/size(withattributes:)", short.width > 0, true)
        documented("foundation/nsstring/size(withattributes:)", long.width > short.width, true)
        documented("foundation/nsstring/size(withattributes:)", long.height, short.height)
        documented(
            "foundation/nsattributedstring/size()",
            NSAttributedString(string: "Hello", attributes: [.font: font]).size(), short)
        let two = NSString(string: "Hello\nHello").size(withAttributes: [.font: font])
        documented("foundation/nsstring/size(withattributes:)", two.height, short.height * 2)
        documented("foundation/nsstring/size(withattributes:)", two.width, short.width)
        documented("foundation/nsattributedstring/size()", NSAttributedString(string: "").size().width, 0)
        let bigger = NSString(string: "Hello").size(withAttributes: [.font: font.withSize(40)])
        documented("foundation/nsstring/size(withattributes:)", bigger.width > short.width, true)
    }

    @Test("Bounding rectangles wrap at the width") func bounding() {
        let text = NSString(string: String(repeating: "word ", count: 30))
        let rect = text.boundingRect(
            with: CGSize(width: 100, height: 10_000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        let line = text.size(withAttributes: [.font: font])
        documented("foundation/nsstring/boundingrect(with:options:attributes:context:)", rect.width <= 100, true)
        documented(
            "foundation/nsstring/boundingrect(with:options:attributes:context:)", rect.height > line.height, true)
        let wide = text.boundingRect(
            with: CGSize(width: 10_000, height: 10_000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        documented("foundation/nsstring/boundingrect(with:options:attributes:context:)", wide.height, line.height)
        documented("uikit/nsstringdrawingoptions/useslinefragmentorigin", rect.origin, CGPoint(x: 0, y: 0))
    }

    @Test("Without the line fragment option there is a single line") func single() {
        let text = NSAttributedString(string: "word word word word word word", attributes: [.font: font])
        let rect = text.boundingRect(with: CGSize(width: 60, height: 10_000), options: [], context: nil)
        let wrapped = text.boundingRect(
            with: CGSize(width: 60, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
        documented(
            "foundation/nsattributedstring/boundingrect(with:options:context:)", wrapped.height > rect.height, true)
    }

    @Test("Line height limits and spacing") func heights() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 60
        let big = CGSize(width: 1000, height: 1000)
        let tall = NSAttributedString(string: "A\nB", attributes: [.font: font, .paragraphStyle: style]).boundingRect(
            with: big, options: .usesLineFragmentOrigin, context: nil)
        documented("uikit/nsparagraphstyle/minimumlineheight", tall.height, 120)
        let exact = NSMutableParagraphStyle()
        exact.minimumLineHeight = 10
        exact.maximumLineHeight = 10
        let low = NSAttributedString(string: "A\nB", attributes: [.font: font, .paragraphStyle: exact]).boundingRect(
            with: big, options: .usesLineFragmentOrigin, context: nil)
        documented("uikit/nsparagraphstyle/maximumlineheight", low.height, 20)
        let plain = NSAttributedString(string: "A\nB", attributes: [.font: font]).boundingRect(
            with: big, options: .usesLineFragmentOrigin, context: nil)
        let spaced = NSMutableParagraphStyle()
        spaced.paragraphSpacing = 30
        let apart = NSAttributedString(string: "A\nB", attributes: [.font: font, .paragraphStyle: spaced]).boundingRect(
            with: big, options: .usesLineFragmentOrigin, context: nil)
        documented("uikit/nsparagraphstyle/paragraphspacing", apart.height - plain.height, 30)
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 40
        let narrow = NSAttributedString(string: "A", attributes: [.font: font]).size().width
        let wide = NSAttributedString(string: "A", attributes: [.font: font, .paragraphStyle: indented]).boundingRect(
            with: big, options: .usesLineFragmentOrigin, context: nil)
        documented("uikit/nsparagraphstyle/firstlineheadindent", wide.maxX >= narrow + 39, true)
    }

    @Test("Kerning widens") func kern() {
        let plain = NSAttributedString(string: "AAAA", attributes: [.font: font]).size().width
        let loose = NSAttributedString(string: "AAAA", attributes: [.font: font, .kern: 5]).size().width
        documented("foundation/nsattributedstring/key/kern", loose - plain >= 14.9, true)
    }

    @Test("The default font of drawn text") func defaultFont() {
        let plain = NSAttributedString(string: "Hello").size()
        let helvetica = UIFont(name: "Helvetica", size: 12)
        if let helvetica {
            documented(
                "foundation/nsattributedstring/key/font", plain,
                NSAttributedString(string: "Hello", attributes: [.font: helvetica]).size())
        }
        documented(
            "foundation/nsattributedstring/key/font",
            plain.width < NSAttributedString(string: "Hello", attributes: [.font: font]).size().width, true)
    }

    @Test("Drawing contexts") func contexts() {
        let context = NSStringDrawingContext()
        documented("uikit/nsstringdrawingcontext/minimumscalefactor", context.minimumScaleFactor, 0)
        let text = NSAttributedString(string: "Hello", attributes: [.font: font])
        let rect = text.boundingRect(
            with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: context)
        documented("uikit/nsstringdrawingcontext/totalbounds", context.totalBounds, rect)
        documented("uikit/nsstringdrawingcontext/actualscalefactor", context.actualScaleFactor, 1)
    }
}
