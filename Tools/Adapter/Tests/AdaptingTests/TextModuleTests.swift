import Foundation
import Testing

/// Lines of Core Text, in a program that the toolset builds. What it prints follows from Apple's documentation: a line's range has
/// its line feed, origins count from the lower left corner, and only lines that fit as a whole are in a frame.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct TextModuleTests {
    @Test func `A text is set in lines, which are asked, cut off and drawn`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    /// Apple: the direction of a paragraph is that of its first strong letter for all of its lines; a `CTLine` is one line; "the
    /// width to which the resultant line is justified", or part of the way by the factor. With 10,000 lines this ends.
    @Test func `Lines keep the direction of their paragraph, and are one line each`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.directions,
        ])
        defer { package.remove() }
        #expect(
            try package.output(of: "checks") == """
                2 true true
                true false
                true true
                true true true
                true true
                20000

                """)
    }

    /// Apple: a typesetter's lines are those that a frame of the same width has; a run has one look; letters between spaces and signs
    /// are words.
    @Test func `Texts are taken apart into lines, runs and words`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.parts,
        ])
        defer { package.remove() }
        #expect(
            try package.output(of: "checks") == """
                true true true
                true
                ["4+3", "7+3"] true true
                0.0 true true
                ["Don\\'t", "pay", "3.50", "дом"]
                ["дом", "3.50", "pay", "Don\\'t"] [4, 6, 4, 6]
                ["One. ", "Two! ", "Three"]
                ["a\\n", "b"] 2
                identifier true

                """)
    }

    private static let parts = """
        import CoreText
        import UIKit

        let font = UIFont.systemFont(ofSize: 20)
        let long = NSAttributedString(
            string: (1...60).map { "word\\($0)" }.joined(separator: " "), attributes: [.font: font])
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 10_000), transform: nil)
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(long), CFRangeMake(0, 0), box, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        let typesetter = CTTypesetterCreateWithAttributedString(long)
        var (start, ends) = (0, [Int]())
        while start < long.length {
            start += CTTypesetterSuggestLineBreak(typesetter, start, 200)
            ends.append(start)
        }
        let expected = lines.map { CTLineGetStringRange($0) }.map { $0.location + $0.length }
        print(ends == expected, CTTypesetterSuggestLineBreak(typesetter, 0, 10_000) == long.length,
              CTTypesetterSuggestClusterBreak(typesetter, 0, 30) < 5)
        let second = CTTypesetterCreateLine(typesetter, CFRangeMake(ends[0], ends[1] - ends[0]))
        print(CTLineGetTypographicBounds(second, nil, nil, nil) == CTLineGetTypographicBounds(lines[1], nil, nil, nil))

        let line = CTTypesetterCreateLine(
            CTTypesetterCreateWithAttributedString({
                let all = NSMutableAttributedString(string: "abc ")
                all.append(NSAttributedString(string: "one", attributes: [.font: font]))
                all.append(NSAttributedString(string: "two", attributes: [.font: font, .foregroundColor: UIColor.red]))
                return all
            }()), CFRangeMake(4, 0))
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        let attributes = CTRunGetAttributes(runs[1]) as! [NSAttributedString.Key: Any]
        let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
        print(runs.map { CTRunGetStringRange($0) }.map { "\\($0.location)+\\($0.length)" },
              attributes[.foregroundColor] as? UIColor == .red,
              abs(widths[0] + widths[1] - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.1)
        let total = CTLineGetTypographicBounds(line, nil, nil, nil)
        print(CTLineGetPenOffsetForFlush(line, 0, total + 50), abs(CTLineGetPenOffsetForFlush(line, 0.5, total + 50) - 25) < 0.1,
              CFArrayGetCount(CTFrameGetLines(frame)) == lines.count
                  && unsafeBitCast(CFArrayGetValueAtIndex(CTFrameGetLines(frame), 1), to: CTLine.self) === lines[1])

        let text = "Don't pay 3.50, дом!"
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, _, _, _ in found.append(word!) }
        print(found)
        var around: [Int] = []
        found = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords, .reverse]) { word, _, range, _ in
            found.append(word!)
            around.append(text[range].count)
        }
        print(found, around)
        found = []
        let sentences = "One. Two! Three"
        sentences.enumerateSubstrings(in: sentences.startIndex..<sentences.endIndex, options: .bySentences) { part, _, _, _ in
            found.append(part!)
        }
        print(found)
        found = []
        let rows = "a\\nb"
        var count = 0
        rows.enumerateSubstrings(in: rows.startIndex..<rows.endIndex, options: [.byLines]) { _, _, range, _ in
            found.append(String(rows[range]))
            count += 1
        }
        print(found, count)
        print("identifier", URLSessionConfiguration.background(withIdentifier: "a").isDiscretionary == false)
        """

    private static let directions = """
        import CoreText
        import UIKit

        let font = UIFont.systemFont(ofSize: 20)
        func words(_ text: String) -> NSAttributedString { NSAttributedString(string: text, attributes: [.font: font]) }
        func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

        // A Hebrew paragraph whose second line begins with Latin: there, too, the line ends at the right and reads from there.
        let mixed = words("\\u{5D0}\\u{5D1}\\u{5D2}\\u{2028}abc.")
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
        let setter = CTFramesetterCreateWithAttributedString(mixed)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), box, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        print(lines.count, zip(lines, origins).allSatisfy { abs($1.x + width($0) - 200) < 0.1 },
              abs(width(lines[1]) - Double(words("abc.").size().width)) < 0.1)
        func picture(_ draw: (CGContext) -> Void) -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image {
                $0.cgContext.translateBy(x: 0, y: 40)
                $0.cgContext.scaleBy(x: 1, y: -1)
                $0.cgContext.textPosition = CGPoint(x: 5, y: 10)
                draw($0.cgContext)
            }.pngData()!
        }
        func line(_ direction: NSWritingDirection) -> CTLine {
            let style = NSMutableParagraphStyle()
            style.baseWritingDirection = direction
            return CTLineCreateWithAttributedString(
                NSAttributedString(string: "abc.", attributes: [.font: font, .paragraphStyle: style]))
        }
        let drawn = picture { CTLineDraw(lines[1], $0) }
        print(drawn == picture { CTLineDraw(line(.rightToLeft), $0) }, drawn == picture { CTLineDraw(line(.natural), $0) })

        let broken = CTLineCreateWithAttributedString(words("one\\ntwo\\r"))
        let whole = CTLineCreateWithAttributedString(words("onetwo"))
        print(abs(width(broken) - width(whole)) < 0.1, picture { CTLineDraw(broken, $0) } == picture { CTLineDraw(whole, $0) })

        let spaced = CTLineCreateWithAttributedString(words("a b c "))
        let bare = width(spaced) - CTLineGetTrailingWhitespaceWidth(spaced)
        let full = CTLineCreateJustifiedLine(spaced, 1, 100)!
        print(abs(width(full) - CTLineGetTrailingWhitespaceWidth(full) - 100) < 0.1,
              abs(width(CTLineCreateJustifiedLine(spaced, 0.5, 100)!) - width(spaced) - (100 - bare) / 2) < 0.1,
              abs(width(CTLineCreateJustifiedLine(spaced, 1, bare - 2)!) - width(spaced) + 2) < 0.1)
        // Each of the two spaces takes half of it.
        let (before, after) = (CTLineGetOffsetForStringIndex(spaced, 2, nil), CTLineGetOffsetForStringIndex(full, 2, nil))
        print(abs(Double(after - before) - (100 - bare) / 2) < 0.1, width(CTLineCreateJustifiedLine(spaced, 0, 100)!) == width(spaced))

        let many = CTFramesetterCreateWithAttributedString(words(String(repeating: "a\\n", count: 10_000)))
        var fitting = CFRange(location: 0, length: 0)
        _ = CTFramesetterSuggestFrameSizeWithConstraints(
            many, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fitting)
        print(fitting.length)
        """

    private static let program = """
        import CoreText
        import UIKit

        let font = UIFont.systemFont(ofSize: 20)
        let text = NSAttributedString(string: "one\\ntwo\\nthree", attributes: [.font: font])
        let setter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        func frame(_ height: CGFloat) -> CTFrame {
            CTFramesetterCreateFrame(
                setter, CFRangeMake(0, 0), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: height), transform: nil), nil)
        }
        let whole = frame(100)
        let lines = CTFrameGetLines(whole) as! [CTLine]
        print(lines.map { CTLineGetStringRange($0) }.map { "\\($0.location)+\\($0.length)" })
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(whole, CFRangeMake(0, 0), &origins)
        // A line is as high as its font says, and its baseline is above the descender
        print(origins.map(\\.x), (0..<3).map { abs(100 - CGFloat($0 + 1) * font.lineHeight - font.descender - origins[$0].y) < 0.1 })
        let short = frame(font.lineHeight * 2.5)
        print(CTFrameGetLines(short).count, CTFrameGetVisibleStringRange(short).length)

        var fitting = CFRange(location: 0, length: 0)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fitting)
        print(abs(size.height - 3 * font.lineHeight) < 0.1, abs(size.width - text.size().width) < 0.1, fitting.length)

        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "three", attributes: [.font: font]))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        print(ascent == font.ascender, descent == -font.descender, abs(width - Double(size.width)) < 0.1)
        print(CTLineGetStringIndexForPosition(line, CGPoint(x: 1, y: 0)), CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)))
        let cut = CTLineCreateTruncatedLine(line, width * 0.8, .end, nil)!
        print(CTLineGetTypographicBounds(cut, nil, nil, nil) <= width * 0.8, CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)

        // With y upwards, a line stands where UIKit draws the same text from the top
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format)
        let word = NSAttributedString(string: "three", attributes: [.font: font])
        let drawn = renderer.image { context in
            context.cgContext.translateBy(x: 0, y: 40)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.textPosition = CGPoint(x: 5, y: 40 - 5 - font.ascender)
            CTLineDraw(line, context.cgContext)
        }
        print(drawn.pngData() == renderer.image { _ in word.draw(at: CGPoint(x: 5, y: 5)) }.pngData())
        """

    private static let expected = """
        ["0+4", "4+4", "8+5"]
        [0.0, 0.0, 0.0] [true, true, true]
        2 8
        true true 13
        true true true
        0 5
        true true
        true

        """
}
