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
