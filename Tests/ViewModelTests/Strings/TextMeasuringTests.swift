import Testing
import UIKit

@Suite struct TextMeasuringTests {
    private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    /// 17 · 2444 / 2048
    private let lineHeight: CGFloat = 20.287

    @Test func aLineIsAsHighAsItsFontAndNotRounded() {
        let size = "Maquette".size(withAttributes: body)
        #expect(abs(size.height - lineHeight) < 0.01)
        #expect(size.width > 0)
    }

    @Test func nothingHasTheHeightOfNoText() {
        #expect("".size(withAttributes: body).width == 0)
    }

    @Test func newlinesMakeLines() {
        let size = "one\ntwo\n\nfour".size(withAttributes: body)
        #expect(abs(size.height - 4 * lineHeight) < 0.05)
    }

    @Test func everyFormOfAStringMeasuresTheSame() {
        let text = "Layout"
        let width = text.size(withAttributes: body).width
        #expect(NSString(string: text).size(withAttributes: body).width == width)
        #expect(NSAttributedString(string: text, attributes: body).size().width == width)
    }

    @Test func kernIsAddedAfterEveryCharacterTheLastToo() {
        var spaced = body
        spaced[.kern] = 0
        let plain = "HHHH".size(withAttributes: spaced).width
        spaced[.kern] = 2
        #expect(abs("HHHH".size(withAttributes: spaced).width - plain - 8) < 0.01)
    }

    @Test func aBoundingRectangleWrapsOnlyFromTheLineFragmentsOrigin() {
        let text = "one two three four five six seven"
        let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: body, context: nil)
        #expect(wrapped.origin == .zero)
        #expect(wrapped.height > 2 * lineHeight)
        let line = text.boundingRect(with: room, attributes: body, context: nil)
        #expect(abs(line.height - lineHeight) < 0.01)
        // Measured from the baseline: the descender, 494 of 2048 parts, lies below.
        #expect(abs(line.minY + 17 * 494 / 2048) < 0.02)
    }

    @Test func contextsRememberTheBounds() {
        let context = NSStringDrawingContext()
        let rect = "text".boundingRect(
            with: .zero, options: .usesLineFragmentOrigin, attributes: body, context: context)
        #expect(context.totalBounds == rect)
    }

    @Test func attachmentsTakeTheirRoom() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 12)
        #expect(abs(NSAttributedString(attachment: attachment).size().width - 30) < 0.01)
    }

    @Test func theLeadingOfAStyleCountsOnlyWhenAskedFor() {
        let style: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        ]
        let room = CGSize(width: 500, height: CGFloat.greatestFiniteMagnitude)
        let without = "a\nb".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: style, context: nil)
        let with = "a\nb".boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: style, context: nil)
        #expect(abs(without.height - 2 * lineHeight) < 0.02)
        // From one baseline to the next it is 22 for body.
        #expect(abs(with.height - lineHeight - 22) < 0.02)
    }

    @Test func aTextGrowsFromNothing() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "ab", attributes: body))
        #expect(text.size().width == "ab".size(withAttributes: body).width)
    }

    /// "The string's default font is Helvetica 12-point." Its published metrics: H 722, e 556, l 222 twice and o 556 thousandths
    /// of an em, and a line of 1.15 em.
    @Test func aTextWithoutAFontIsSetInHelvetica() {
        let size = NSAttributedString(string: "Hello").size()
        #expect(abs(size.width - 2.278 * 12) < 0.01 && abs(size.height - 13.8) < 0.01, "\(size)")
    }
}
