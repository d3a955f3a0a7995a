@testable import SwiftUI
import Testing

/// Distances of texts to what is above and below them: facts 41 to 65 of the collection, measured in pictures of
/// cashapp/AccessibilitySnapshot at three pixels a point where nothing else is said.
@MainActor @Suite struct TextSpacingTests {
    private func gap(_ laid: Laid) -> CGFloat { laid.frames[1].minY - laid.frames[0].maxY }

    private var box: some View { Color(uiColor: .red).frame(width: 10, height: 10) }

    @Test("A subheadline is 2.33 below a headline (fact 46), a caption 2 below a subheadline (fact 47)")
    func measured() {
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a").font(.headline); Text("b").font(.subheadline)
                        })) - 2.333) < 0.001)
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a").font(.subheadline); Text("b").font(.caption)
                        })) - 2) < 0.001)
    }

    // Leading less the height of a line, up to the pixel, from the table of Dynamic Type.
    @Test(
        "The lower text's leading counts (fact 48)",
        arguments: [
            (Font.TextStyle.largeTitle, 0.667), (.title, 0.667), (.title2, 2), (.title3, 1.333), (.headline, 2),
            (.subheadline, 2.333), (.body, 2), (.callout, 2), (.footnote, 2.667), (.caption, 2), (.caption2, 0),
        ])
    func derived(_ style: Font.TextStyle, _ distance: Double) {
        let laid = Laid(
            VStack {
                Text("a"); Text("b").font(.system(style))
            })
        #expect(abs(gap(laid) - distance) < 0.001)
    }

    @Test("A text without a style has no leading (fact 50), and what is above does not matter (fact 51)")
    func others() {
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a"); Text("b").font(.system(size: 16))
                        }))) < 0.001)
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a").font(.largeTitle); Text("b")
                        })) - 2) < 0.001)
    }

    // Of the height of a line, a tenth of that up to the pixel, and the reach of letters (facts 54 and 55, computed for body).
    @Test("What is no text keeps away from the letters")
    func edges() {
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            box; Text("b")
                        })) - 6.43) < 0.34)
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("b"); box
                        })) - 10.64) < 0.34)
    }

    @Test("A frame makes a box of a text: cards of 36 are 44 apart (facts 43, 64)")
    func framed() {
        let laid = Laid(
            VStack {
                Text("a").frame(height: 36)
                Text("b").frame(height: 36)
                Text("c").frame(height: 36)
            })
        #expect(abs(laid.frames[1].minY - laid.frames[0].minY - 44) < 0.001)
        #expect(abs(laid.frames[2].minY - laid.frames[1].minY - 44) < 0.001)
    }

    @Test("So does padding, on its edge (fact 65)")
    func padded() {
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a").padding(.bottom, 1); Text("b")
                        })) - 1 - 8) < 7)
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Text("a").padding(.bottom, 0); Text("b")
                        })) - 2) < 0.001)
    }

    @Test("Beside each other they are 8 apart (facts 59, 60)")
    func beside() {
        let texts = Laid(
            HStack {
                Text("a"); Text("b")
            })
        #expect(abs(texts.frames[1].minX - texts.frames[0].maxX - 8) < 0.34)
        let symbol = Laid(
            HStack {
                Image(systemName: "star"); Text("b")
            })
        #expect(abs(symbol.frames[1].minX - symbol.frames[0].maxX - 8) < 0.34)
    }

    @Test("Symbols have air of their own (fact 62), other images have not (fact 63)")
    func symbols() {
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Image(systemName: "star"); Text("b")
                        }))) < 0.34)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Image(uiImage: picture); Text("b")
                        })) - 6.43) < 0.34)
        #expect(
            abs(
                gap(
                    Laid(
                        VStack {
                            Image(uiImage: picture); box
                        })) - 8) < 0.34)
    }

    @Test("Of several fonts in a text, the largest counts (fact 174)")
    func joined() {
        let laid = Laid(
            VStack {
                Text("a"); Text("b").font(.caption2) + Text("c").font(.subheadline)
            })
        #expect(abs(gap(laid) - 2.333) < 0.001)
    }
}
