import Testing
import UIKit

/// What holds for any text, tried on many that a fixed seed makes up.
@MainActor @Suite struct LabelPropertyTests {
    /// A small generator of its own, so that every run tries the same texts.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    private func texts(_ count: Int) -> [String] {
        var generator = Generator(state: 42)
        let words = ["a", "of", "layout", "Straße", "naïve", "x-y", "12.5", "…", "שלום", "日本語", "e\u{301}a", "👩‍👧", "\n"]
        return (0..<count).map { _ in
            (0..<Int.random(in: 1...14, using: &generator))
                .map { _ in words.randomElement(using: &generator) ?? "" }
                .joined(separator: " ")
        }
    }

    @Test func aLabelThatHasTheSizeItAskedForShowsAllOfItsText() throws {
        for (index, text) in texts(60).enumerated() {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: CGFloat(11 + index % 9))
            label.text = text
            let width = CGFloat(40 + index * 7 % 200)
            label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
            let report = try #require(Headless.report(on: label))
            #expect(!report.isTruncated, "\(text) in \(width)")
            let units = text.utf16.filter { $0 != 10 }.count
            #expect(report.lines.joined().utf16.count == units, "\(text) in \(width)")
        }
    }

    @Test func aWiderLabelIsNeverHigher() {
        for text in texts(40) {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            label.font = .systemFont(ofSize: 15)
            // Lines of one font are alike, so the height counts them; scripts that need other fonts are left out.
            guard text.unicodeScalars.allSatisfy({ $0.value < 0x180 }) else { continue }
            let heights = stride(from: 40.0, through: 300, by: 20).map {
                label.sizeThatFits(CGSize(width: $0, height: 0)).height
            }
            for (narrow, wide) in zip(heights, heights.dropFirst()) { #expect(wide <= narrow, "\(text)") }
        }
    }
}
