import SwiftUI
import Testing

/// Heights of texts in every style at every text size: the sizes are those of Apple's guidelines (typography), and a line is 1.193359 times
/// as high as the font is large, up to the pixel (fact 145, measured at three pixels a point).
@MainActor @Suite struct TextFacts {
    private static let styles: [(Font.TextStyle, [Double])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test("A line is as high as the guidelines' size says (facts 145, 169)", arguments: 0..<11)
    func line(_ index: Int) {
        let (style, sizes) = Self.styles[index]
        #expect(sizes.count == DynamicTypeSize.allCases.count)
        Headless.with({ $0.displayScale = 3 }) {
            for (size, category) in zip(sizes, DynamicTypeSize.allCases) {
                let height = Laid(Text(verbatim: "x").font(.system(style)).dynamicTypeSize(category)).frames[0].height
                let expected = (size * 1.193359 * 3).rounded(.up) / 3
                #expect(abs(height - expected) < 0.001, "\(style) at \(category): \(height), not \(expected)")
            }
        }
    }

    @Test(
        "At two pixels a point the gap below a text is that of the lower one's leading (fact 49)",
        arguments: [
            (.largeTitle, 0.5), (.title, 1), (.title2, 2), (.title3, 1.5), (.body, 2), (.headline, 2), (.callout, 2),
            (.subheadline, 2.5), (.footnote, 2.5), (.caption, 2), (.caption2, 0),
        ] as [(Font.TextStyle, CGFloat)])
    func gap(_ style: Font.TextStyle, _ gap: CGFloat) {
        Headless.with({ $0.displayScale = 2 }) {
            let measured = Measured { names in
                VStack {
                    Text(verbatim: "Above").called("above", in: names)
                    Text(verbatim: "Below").font(.system(style)).called("below", in: names)
                }
            }
            #expect(abs(measured["below"].minY - measured["above"].maxY - gap) < 0.011)
        }
    }

    @Test func `Lines of one text and texts of one line each have the same pitch (fact 147)`() {
        Headless.with({ $0.displayScale = 3 }) {
            let measured = Measured { names in
                VStack(spacing: 40) {
                    Text(verbatim: "a\nb\nc").font(.caption).called("one", in: names)
                    VStack {
                        ForEach(0..<3) { _ in Text(verbatim: "a").font(.caption) }
                    }
                    .called("three", in: names)
                }
            }
            // 3 x 14.32 + 2 x 1.68 = 46.32, and 3 x 14.333 + 2 x 2 = 47.
            #expect(abs(measured["one"].height - 46.333) < 0.011)
            #expect(abs(measured["three"].height - 47) < 0.011)
        }
    }

    // Recorded by MarkdownUI: 40.5 for two lines of 16 points, 2.4 apart.
    @Test func `Distances of lines are added between them (fact 148)`() {
        Headless.with({ $0.displayScale = 2 }) {
            let text = Text(verbatim: "a\nb").font(.system(size: 16)).lineSpacing(2.4)
            #expect(abs(Laid(text).frames[0].height - 40.5) <= 0.5)
        }
    }
}
