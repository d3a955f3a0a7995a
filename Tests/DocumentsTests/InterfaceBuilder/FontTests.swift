import Maquette
import Testing

/// How wide and high texts are, by the release that set them: recorded by Interface Builder.
@MainActor @Suite("Fonts of Interface Builder documents")
struct FontTests {
    /// The width of a label of a font that stands alone.
    private func width(_ text: String, _ font: String, tools: Int) throws -> CGFloat {
        let label = Markup.placed(
            "label", "e", "text=\"\(text)\"", "<fontDescription key=\"fontDescription\" \(font)/>")
        return try frame(label, tools: tools).width
    }

    /// Where a label that stands alone comes to lie.
    private func frame(_ label: String, tools: Int) throws -> CGRect {
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(label)</subviews><constraints>\
            \(Markup.pin("e", "leading", "root", "leading"))\(Markup.pin("e", "top", "root", "top"))</constraints></view>
            """
        return try #require(DrawnDocument(view: root, tools: tools).frames["e"])
    }

    @Test("have the distances between letters that the system's font had at their time")
    func editions() throws {
        // Forty letters, each 25 of 2048 parts of an em wider at 20 points and 5 at 17, on a grid of half points.
        let text = String(repeating: "noon", count: 10)
        func width(_ size: Int, _ tools: Int) throws -> CGFloat {
            try self.width(text, "type=\"system\" pointSize=\"\(size)\"", tools: tools)
        }
        #expect(try abs(width(20, 12_121) - width(20, 13_771) - 9.77) <= 0.5)
        #expect(try width(20, 13_529) == width(20, 17_701))
        #expect(try abs(width(17, 16_097) - width(17, 17_701) - 1.66) <= 0.5)
        #expect(try width(14, 12_121) == width(14, 17_701))
    }

    @Test("have the sizes of text styles that the canvas had at their time")
    func textStyles() throws {
        // Recorded: 38.5 in Xcode 9.4, 36 in Xcode 10 and 41 later for a line of the largest style, which are 32, 30 and 34
        // points; 61.5 × 31.5 for the word in the next. Later that has 28 points, where a simulator reports advances of 4,703
        // units of 1/2048 em and a tracking of 28 for each of five letters: 66.2.
        func size(_ style: String, _ tools: Int, _ text: String = "Label") throws -> CGSize {
            let label = Markup.placed(
                "label", "e", "text=\"\(text)\"",
                "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>")
            return try frame(label, tools: tools).size
        }
        #expect(try size("Title0", 14_113).height == 38.5)
        #expect(try size("Title0", 14_313).height == 36)
        #expect(try abs(size("Title0", 14_460, "Blackboard Example App").width - 321.5) <= 1)
        #expect(try size("Title0", 16_097).height == 41)
        #expect(try size("Title1", 14_313) == CGSize(width: 61.5, height: 31.5))
        #expect(try size("Title1", 17_701) == CGSize(width: 66.5, height: 33.5))
        #expect(try size("Title3", 14_490).height == 24)
    }
}
