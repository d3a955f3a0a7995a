@testable import SwiftUI
import Testing

/// Sizes of texts. Numbers of facts are those of the collection of recorded SwiftUI pictures (iOS 17.5 to 26.2, three pixels a point), from
/// cashapp/AccessibilitySnapshot and gonzalezreal/swift-markdown-ui.
@MainActor @Suite struct TextSizeTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    private func label(_ view: some View, width: CGFloat = 400, height: CGFloat = 400) -> UILabel {
        Laid(view, width: width, height: height).leaves[0] as! UILabel
    }

    @Test(
        "One line is 1.193 times the size, up to the pixel (fact 145)",
        arguments: [(11, 13.333), (12, 14.333), (13, 15.667), (15, 18), (17, 20.333), (22, 26.333)])
    func line(_ size: Double, _ height: Double) {
        let frame = label(Text("x").font(.system(size: size))).frame
        #expect(abs(frame.height - height) < 0.001)
    }

    @Test("Lines of a style are as far apart as its leading says, rounded once (fact 146: caption, two lines)")
    func twoLines() { #expect(abs(label(Text("a\nb").font(.caption)).frame.height - 30.333) < 0.001) }

    /// gonzalezreal/swift-markdown-ui's picture testOpenCodeBlock (2x): a box of a line of 19.5 points, 16 points, and an empty text in letters
    /// of 15 points is 49.5 high. Helvetica of 12 points, UIKit's default for attributed strings, has a line of 13.8.
    @Test("A text that says nothing is as high as UIKit's default font, whatever its own", arguments: [11.0, 17, 40])
    func nothing(_ size: Double) {
        let laid = Laid(
            VStack(spacing: 0) {
                Color.red; Text("").font(.system(size: size))
            }.environment(\.displayScale, 2), height: 100)
        #expect(laid.frames[0].height == 86)
    }

    @Test("It is as wide as its longest line, not as what it was offered (facts 151, 152)")
    func hugging() {
        let laid = Laid(Text(fox), width: 200)
        #expect(laid.frames[0].width < 200)
        #expect(laid.frames[0].width > 150)
        #expect(abs(laid.frames[0].midX - 100) < 0.4)
    }

    @Test("There is one line at least, however little height there is (fact 153)")
    func littleHeight() {
        let label = label(Text(fox).frame(height: 5), width: 200)
        #expect(abs(label.frame.height - 20.333) < 0.001)
    }

    @Test("What does not fit into the height is left out line by line (fact 153)")
    func lessHeight() {
        // Two lines are 42.3 high, three 64.3.
        let label = label(Text(fox).frame(height: 60), width: 100)
        #expect(abs(label.frame.height - 42.333) < 0.001)
    }

    @Test("A limit below one line is one line (fact 154)", arguments: [1, 0, -3])
    func limit(_ lines: Int) {
        #expect(abs(label(Text(fox).lineLimit(lines), width: 100).frame.height - 20.333) < 0.001)
    }

    @Test("No limit is no limit (fact 154)")
    func noLimit() {
        #expect(label(Text(fox).lineLimit(nil).lineLimit(1), width: 100).frame.height > 60)
    }

    @Test("A line that does not fit ends in dots within its room")
    func truncated() {
        let label = label(Text(fox).lineLimit(1), width: 200)
        #expect(label.frame.width <= 200)
        #expect(label.frame.width > 170)
        #expect(label.layoutForDrawing()?.isTruncated == true)
    }

    // Three lines of body: 3 × 20.287 and twice what is left of 22.
    @Test("Room for lines that are not there (fact 155)")
    func reserved() {
        func height(_ view: some View) -> CGFloat {
            _UIHostingView(rootView: view).sizeThatFits(CGSize(width: 300, height: 300)).height
        }
        #expect(abs(height(Text("a").lineLimit(3, reservesSpace: true)) - 64.333) < 0.001)
        #expect(abs(height(Text("a").lineLimit(2...4)) - 42.333) < 0.001)
        #expect(abs(height(Text("a\nb\nc").lineLimit(2...4)) - 64.333) < 0.001)
        #expect(abs(height(Text("a\nb\nc\nd\ne").lineLimit(2...3)) - 64.333) < 0.001)
        #expect(abs(height(Text("a").lineLimit(...3)) - 20.333) < 0.001)
        #expect(abs(height(Text("a").lineLimit(2...)) - 42.333) < 0.001)
    }

    @Test("Of the room that is kept, the text has the upper part")
    func reservedPlace() {
        let laid = Laid(Text("a").lineLimit(3, reservesSpace: true), width: 100, height: 64.0 + 1.0 / 3)
        #expect(laid.frames[0].minY == 0)
    }

    @Test("Letters become smaller before some are left out (fact 157)")
    func smaller() {
        let whole = label(Text(fox).lineLimit(1), width: 1000).frame.width
        let small = label(Text(fox).lineLimit(1).minimumScaleFactor(0.5), width: whole * 0.8)
        #expect(small.frame.width <= whole * 0.8)
        #expect(small.layoutForDrawing()?.isTruncated == false)
        #expect(small.frame.height < 20)
        let least = label(Text(fox).lineLimit(1).minimumScaleFactor(0.9), width: whole * 0.5)
        #expect(least.layoutForDrawing()?.isTruncated == true)
    }

    @Test("A line's spacing is between lines alone (fact 149)")
    func lineSpacing() {
        let one = label(Text("a").lineSpacing(6)).frame.height
        let two = label(Text("a\nb").font(.system(size: 17)).lineSpacing(6)).frame.height
        #expect(abs(one - 20.333) < 0.001)
        // 2 × 20.287 + 6
        #expect(abs(two - 46.667) < 0.001)
    }

    @Test(
        "The last line of two has two words, that of more may have one (recorded: MarkdownUI's tables and paragraphs)")
    func orphans() {
        let sentence = "Moves faster than a hare."
        let greedy = label(Text("Moves faster than a"), width: 400).frame.width
        let two = label(Text(sentence), width: greedy + 2)
        #expect(two.frame.width < greedy)
        let long = label(Text("Moves faster than a Moves faster than a hare."), width: greedy + 2)
        #expect(long.frame.width >= greedy)
    }

    @Test("Fixed sizes stay as they are at larger text sizes, styles grow (facts 166, 169)")
    func dynamicType() {
        func height(_ font: Font) -> CGFloat {
            label(Text("x").font(font).dynamicTypeSize(.accessibility3)).frame.height
        }
        #expect(abs(height(.system(size: 17)) - 20.333) < 0.001)
        // Body is 40 there, and a line 1.193359 times as high.
        #expect(abs(height(.body) - 48) < 0.34)
        #expect(height(.custom("Georgia", fixedSize: 17)) < height(.custom("Georgia", size: 17)))
    }

    @Test("The range of sizes clamps (fact 168)")
    func clamped() {
        let view = Text("x").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility3)
        #expect(abs(label(view).frame.height - 20.333) < 0.001)
    }

    @Test("Without a font it is that of body texts, in the colour of labels (fact 164)")
    func usual() {
        let label = label(Text("x"))
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
    }

    @Test("A row in a padded column reaches from edge to edge (fact 40)")
    func row() {
        let laid = Laid(
            VStack {
                HStack {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
            }.padding(), width: 402, height: 100)
        #expect(laid.frames[0].minX == 16)
        #expect(laid.frames[1].maxX == 386)
        #expect(abs(laid.frames[0].height - 20.333) < 0.001)
    }

    @Test("The one that can give way less is served first (fact 22)")
    func sharing() {
        let laid = Laid(
            HStack {
                Text(fox)
                Text("short")
            }, width: 200)
        let alone = label(Text("short")).frame.width
        #expect(laid.frames[1].width == alone)
        #expect(laid.frames[0].height > 40)
    }

    @Test("Lines are aligned within the text, by the direction of words (fact 159)")
    func alignment() {
        #expect(label(Text("a\nb")).textAlignment == .left)
        #expect(label(Text("a\nb").multilineTextAlignment(.center)).textAlignment == .center)
        let mirrored = Text("a\nb").environment(\.layoutDirection, .rightToLeft)
        #expect(label(mirrored).textAlignment == .right)
        #expect(
            label(Text("a\nb").multilineTextAlignment(.trailing).environment(\.layoutDirection, .rightToLeft))
                .textAlignment == .left)
    }

    @Test("Texts of several sizes stand on one line (fact 150)")
    func baselines() {
        let laid = Laid(
            HStack(alignment: .firstTextBaseline) {
                Text("A").font(.largeTitle)
                Text("b").font(.caption)
            })
        let baselines = zip(laid.leaves, laid.frames).map { leaf, frame in
            frame.minY + (leaf as! UILabel).layoutForDrawing()!.baselines[0]
        }
        #expect(abs(baselines[0] - baselines[1]) < 0.4)
    }
}
