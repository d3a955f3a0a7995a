import Foundation
import Testing
import UIKit

/// HTML as attributed strings. Sizes, weights and margins of elements are those of the HTML Standard, "Rendering"; that blocks
/// end with a line feed, `br` is U+2028 and the font Times New Roman of 12 points is what iOS makes of them.
@Suite struct MarkupTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) throws
        -> Value?
    {
        let place = (text.string as NSString).range(of: word)
        try #require(place.length > 0)
        return text.attribute(key, at: place.location, effectiveRange: nil) as? Value
    }

    @Test func wordsHaveTheLooksOfTheirElements() throws {
        let text = try read("plain <b>strong</b> and <i>slanted <u>both</u></i> &amp; 3&#160;&lt;&#x34;")
        #expect(text.string == "plain strong and slanted both & 3\u{A0}<4")
        let plain: UIFont? = try attribute(.font, of: "plain", in: text)
        #expect(plain == UIFont(name: "Times New Roman", size: 12))
        let strong: UIFont? = try attribute(.font, of: "strong", in: text)
        #expect(strong?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let both: UIFont? = try attribute(.font, of: "both", in: text)
        #expect(both?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(try attribute(.underlineStyle, of: "both", in: text) == 1)
        #expect(try attribute(.underlineStyle, of: "slanted", in: text) == Int?.none)
    }

    @Test func blocksAreLinesAndSpacesAreOne() throws {
        let text = try read(
            """
            <html><head><title>Not seen</title><script>if (a < b) {}</script></head><body>
              <h1>Title</h1>
              <p>First   line<br>second</p><!-- <p>nothing</p> -->
              <div>Last</div>
            </body></html>
            """)
        #expect(text.string == "Title\nFirst line\u{2028}second\nLast\n")
        let title: UIFont? = try attribute(.font, of: "Title", in: text)
        #expect(title?.pointSize == CGFloat(24))
        let paragraph: NSParagraphStyle? = try attribute(.paragraphStyle, of: "First", in: text)
        #expect(paragraph?.paragraphSpacing == CGFloat(12))
        let last: NSParagraphStyle? = try attribute(.paragraphStyle, of: "Last", in: text)
        #expect(last?.paragraphSpacing == CGFloat(0))
    }

    @Test func listsHaveTheirMarks() throws {
        #expect(
            try read("<ul><li>one<li>two</ul><ol><li>three</li><li>four</li></ol>").string
                == "\t•\tone\n\t•\ttwo\n\t1.\tthree\n\t2.\tfour\n")
    }

    @Test func linksLeadSomewhereAndAreBlue() throws {
        let text = try read("See <a href=\"https://example.com/?a=1&amp;b=2\">there</a>.")
        #expect(try attribute(.link, of: "there", in: text) == URL(string: "https://example.com/?a=1&b=2"))
        #expect(
            try attribute(.foregroundColor, of: "there", in: text)
                == UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1))
        #expect(try attribute(.link, of: "See", in: text) == URL?.none)
    }

    /// What apps put before a text, to have it in their own font.
    @Test func rulesOfStyleComeFromTheSheetAndThenFromTheElement() throws {
        let text = try read(
            """
            <style>body, p { font-family: '-apple-system'; font-size: 17px; color: #336699 } .loud { font-weight: 700 }</style>
            <p>usual <span class="loud">loud</span> <span style="color: rgb(255, 0, 0); text-align: center">red</span></p>
            """)
        #expect(text.string == "usual loud red\n")
        let usual: UIFont? = try attribute(.font, of: "usual", in: text)
        #expect(usual == .systemFont(ofSize: 17))
        #expect(
            try attribute(.foregroundColor, of: "usual", in: text)
                == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        let loud: UIFont? = try attribute(.font, of: "loud", in: text)
        #expect(loud?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(try attribute(.foregroundColor, of: "red", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func nonsenseIsTextAndOtherTypesAreAnError() throws {
        #expect(try read("1 < 2 &unknown; <").string == "1 < 2 &unknown; <")
        #expect(try read("<b").string == "")
        #expect(throws: CocoaError.self) {
            try NSMutableAttributedString(
                data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
        let plain = try NSAttributedString(data: Data("a < b".utf8), documentAttributes: nil)
        #expect(plain.string == "a < b")
    }
}
