import MaquetteText
import Testing

/// Numbers that look random and are the same in every run.
struct RepeatableNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite("Over random text")
struct PropertyTests {
    /// Words of several scripts, with the spaces and marks that make line breaking hard.
    private static func text(_ numbers: inout RepeatableNumbers) -> String {
        let words = [
            "a", "of", "stone", "extraordinarily", "well-known", "AV", "3.14", "שלום", "עולם", "漢字", "かな。",
            "e\u{301}te\u{301}",
            "👍", "(see", "below)", "no\u{A0}break", "soft\u{AD}hyphen", "https://example.org/a/b", "—", "…", "日本語テキスト",
        ]
        let gaps = [" ", " ", " ", "  ", "\n", "\u{2028}", ""]
        var text = ""
        for _ in 0..<Int.random(in: 1...14, using: &numbers) {
            text += words.randomElement(using: &numbers)! + gaps.randomElement(using: &numbers)!
        }
        return text
    }

    private static let seeds = Array(UInt64(1)...40)

    @Test("the number of lines never grows with the width", arguments: seeds)
    func monotone(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let text = StyledText(Self.text(&numbers), font: TextFont(size: 15))
        var last = Int.max
        for width in stride(from: 0.0, through: 400, by: 7.3) {
            let count = Typesetter.layout(text, in: TextBox(width: width)).lines.count
            #expect(count <= last, "\(count) lines at \(width), fewer before, for \(text.string)")
            last = count
        }
    }

    @Test("the size is what is measured at its own width", arguments: seeds)
    func fixedPoint(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let text = StyledText(Self.text(&numbers), font: TextFont(size: 15))
        for width in [10.0, 55.5, 123, 300, .infinity] {
            let first = Typesetter.layout(text, in: TextBox(width: width))
            let second = Typesetter.layout(text, in: TextBox(width: first.width))
            #expect(first.lines.map(\.range) == second.lines.map(\.range))
            #expect(abs(first.width - second.width) < 1e-6 && first.height == second.height)
        }
    }

    @Test("every character is on exactly one line", arguments: seeds)
    func partition(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let string = Self.text(&numbers)
        let set = Typesetter.layout(StyledText(string, font: TextFont(size: 15)), in: TextBox(width: 90))
        var position = 0
        for line in set.lines {
            #expect(line.range.lowerBound == position)
            position = line.range.upperBound
        }
        #expect(position == string.utf16.count)
    }

    @Test("what is drawn is what was measured", arguments: seeds)
    func drawnAsMeasured(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let text = StyledText(Self.text(&numbers), font: TextFont(size: 15))
        let set = Typesetter.layout(text, in: TextBox(width: 120))
        for index in set.lines.indices {
            let runs = set.runs(ofLine: index)
            #expect(abs(runs.reduce(0) { $0 + $1.width } - set.lines[index].width) < 1e-6)
            var pen = set.lines[index].x
            for run in runs {
                #expect(abs(run.x - pen) < 1e-6)
                pen += run.width
            }
        }
    }

    @Test("a truncated line fits its box and holds an ellipsis", arguments: seeds)
    func truncation(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let string = Self.text(&numbers)
        for mode in [ParagraphFormat.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
            let text = StyledText(string, font: TextFont(size: 15), format: ParagraphFormat(lineBreak: mode))
            let set = Typesetter.layout(text, in: TextBox(width: 60, maximumLines: 2))
            for (index, line) in set.lines.enumerated() where line.isTruncated {
                #expect(line.width <= 60 + 1e-6)
                #expect(index == set.lines.count - 1)
                #expect(set.runs(ofLine: index).contains { $0.glyphs.text == "…" })
            }
        }
    }

    @Test("no characters whatever upset it", arguments: seeds)
    func anyCharacters(seed: UInt64) {
        var numbers = RepeatableNumbers(state: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0...0x7F, 0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xE7F, 0x1100...0x11FF,
            0x2000...0x206F, 0x3000...0x30FF, 0xFE00...0xFFFF, 0x1_F1E6...0x1_F1FF, 0x1_F300...0x1_F6FF,
            0xE_0000...0xE_007F, 0...0x10_FFFF,
        ]
        for _ in 0..<20 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...30, using: &numbers) {
                let block = blocks.randomElement(using: &numbers)!
                if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &numbers)) { scalars.append(scalar) }
            }
            let string = String(scalars)
            let width = Double.random(in: 0...200, using: &numbers)
            let set = Typesetter.layout(StyledText(string, font: TextFont(size: 15)), in: TextBox(width: width))
            #expect(set.lines.last?.range.upperBound ?? 0 == string.utf16.count)
            for index in set.lines.indices {
                for run in set.runs(ofLine: index) { #expect(run.width.isFinite && !run.glyphs.text.isEmpty) }
                _ = set.decorations(ofLine: index)
            }
        }
    }
}
