import Testing
import UIKit

@MainActor @Suite struct LabelMeasuringTests {
    /// As pictures of iOS 26 show it: only what follows the last line is cut off.
    @Test func aClippingLabelOfSeveralLinesWraps() {
        let (clipping, wrapping) = (UILabel(), UILabel())
        for label in [clipping, wrapping] {
            label.text = "One two three four five six"
            label.numberOfLines = 0
        }
        clipping.lineBreakMode = .byClipping
        wrapping.lineBreakMode = .byWordWrapping
        let narrow = CGSize(width: 80, height: 0)
        #expect(clipping.sizeThatFits(narrow) == wrapping.sizeThatFits(narrow))
        clipping.numberOfLines = 1
        #expect(clipping.sizeThatFits(narrow).height < 22)
    }

    private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private func height(_ label: UILabel, scale: CGFloat, width: CGFloat = 0) -> CGFloat {
        Headless.with {
            $0.displayScale = scale
        } perform: {
            label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
    }

    /// One font and colour after the other, as in a list. Bold Text makes regular glyphs semibold, which are wider.
    @Test func aFontIsWhatTheSettingsMakeOfItNow() {
        let (font, color) = (UIFont.systemFont(ofSize: 17), UIColor.black)
        func width() -> CGFloat {
            let label = label("Reservations")
            (label.font, label.textColor) = (font, color)
            return label.intrinsicContentSize.width
        }
        let usual = width()
        #expect(Headless.with({ $0.legibilityWeight = .bold }, perform: width) > usual)
        #expect(width() == usual)
    }

    /// Point size, pixels at 2x, pixels at 3x: 2444 / 2048 of the size, rounded up to the pixel.
    /// Measured on iOS and recorded by Interface Builder.
    nonisolated static let lineHeights: [(size: CGFloat, twice: CGFloat, thrice: CGFloat)] = [
        (11, 27, 40), (12, 29, 43), (13, 32, 47), (14, 34, 51), (15, 36, 54), (16, 39, 58), (17, 41, 61), (20, 48, 72),
        (22, 53, 79), (28, 67, 101), (34, 82, 122),
    ]

    @Test(arguments: lineHeights)
    func aLineIsAsHighAsIOSMakesIt(size: CGFloat, twice: CGFloat, thrice: CGFloat) {
        let label = label("Maquette", size: size)
        #expect(abs(height(label, scale: 2) * 2 - twice) < 1e-9)
        #expect(abs(height(label, scale: 3) * 3 - thrice) < 1e-9)
    }

    /// Point size, lines, scale, pixels, from documents that Interface Builder saved: the sum of the lines is rounded,
    /// not each line.
    nonisolated static let severalLines: [(size: CGFloat, lines: Int, scale: CGFloat, pixels: CGFloat)] = [
        (14, 2, 2, 67), (14, 2, 3, 101), (16, 2, 3, 115), (16, 3, 3, 172), (17, 2, 3, 122), (17, 2, 2, 82),
        (17, 3, 3, 183),
    ]

    @Test(arguments: severalLines)
    func severalLinesAreRoundedOnce(size: CGFloat, lines: Int, scale: CGFloat, pixels: CGFloat) {
        let text = Array(repeating: "line", count: lines).joined(separator: "\n")
        #expect(abs(height(label(text, size: size, lines: 0), scale: scale) * scale - pixels) < 1e-9)
    }

    /// Style, lines and pixels at 3x, measured on iOS: the lines of a text style stand as far apart as its leading.
    nonisolated static let styles: [(style: UIFont.TextStyle, lines: Int, pixels: CGFloat)] = [
        (.body, 1, 61), (.body, 2, 127), (.subheadline, 1, 54), (.subheadline, 2, 114), (.subheadline, 3, 174),
    ]

    @Test(arguments: styles)
    func textStylesKeepTheirDistanceBetweenLines(style: UIFont.TextStyle, lines: Int, pixels: CGFloat) {
        let label = label(Array(repeating: "line", count: lines).joined(separator: "\n"), lines: 0)
        label.font = .preferredFont(forTextStyle: style)
        #expect(abs(height(label, scale: 3) * 3 - pixels) < 1e-9)
    }

    @Test(arguments: [1.0, 2, 3])
    func theWidthIsThatOfTheTextRoundedUpToThePixel(scale: Double) {
        let label = label("A width that ends between pixels")
        let exact = "A width that ends between pixels".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
            .width
        Headless.with {
            $0.displayScale = scale
        } perform: {
            let width = label.intrinsicContentSize.width
            #expect(width >= exact)
            #expect(width - exact < 1 / scale)
            #expect(abs((width * scale).rounded() - width * scale) < 1e-9)
        }
    }

    @Test func widthsThatAreNoNumbersAreNoLimit() {
        let label = label("one two three", lines: 0)
        for width in [CGFloat.nan, .infinity, -5, .greatestFiniteMagnitude] {
            #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == label.sizeThatFits(.zero))
        }
    }

    @Test func noTextNeedsNoRoom() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func oneLineIgnoresTheWidthItIsOffered() {
        let label = label("A text that is longer than ten points")
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == label.intrinsicContentSize)
    }

    @Test func severalLinesWrapToTheWidthTheyAreOffered() {
        let label = label("one two three four five six", lines: 0)
        let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(wrapped.width <= 100)
        #expect(wrapped.height > 2 * 20)
        #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    }

    @Test func theNumberOfLinesIsALimit() {
        let label = label("one\ntwo\nthree\nfour", lines: 2)
        #expect(abs(label.intrinsicContentSize.height - 122.0 / 3) < 1e-9)
    }

    @Test func aPreferredWidthWrapsTheIntrinsicSize() {
        let label = label("one two three four five six", lines: 0)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 100, height: 0)))
        label.numberOfLines = 1
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    }

    @Test(arguments: ["one two three four five", "Wort für Wort", "日本語の文章です", "שלום עולם טוב", "a b c d e f g h i"])
    func aSizeThatFitsFitsItself(_ text: String) {
        let label = label(text, lines: 0)
        for width in stride(from: 30.0, through: 200, by: 17) {
            let size = label.sizeThatFits(CGSize(width: width, height: 0))
            #expect(label.sizeThatFits(size) == size)
        }
    }

    private final class InsetLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return CGRect(
                x: rect.minX - insets.left, y: rect.minY - insets.top,
                width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
        }

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }

    @Test func anOverriddenTextRectChangesEverySizeAndTheDrawing() throws {
        let plain = label("Badge")
        let inset = InsetLabel()
        inset.text = "Badge"
        #expect(inset.intrinsicContentSize.width == plain.intrinsicContentSize.width + 22)
        #expect(inset.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
        inset.sizeToFit()
        let report = try #require(Headless.report(on: inset))
        #expect(report.lineFrames.first?.minX == 10)
        #expect(report.lineFrames.first?.minY == 4)
        #expect(!report.isTruncated)
    }

    @Test func aLabelFollowsTheUsersTextSizeWhenItIsAskedTo() {
        let label = label("Text")
        label.font = .preferredFont(forTextStyle: .body)
        Headless.with {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        } perform: {
            #expect(label.font.pointSize == 17)
            label.adjustsFontForContentSizeCategory = true
            #expect(label.font.pointSize == 53)
            // 53 · 2444 / 2048 = 63.25
            #expect(abs(label.intrinsicContentSize.height - 190.0 / 3) < 1e-9)
        }
        #expect(label.font.pointSize == 17)
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    }
}
