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
        // Forty letters, each 25 of 2048 parts of an em wider at 20 points and 5 at 17, on a grid of half points. Four of them
        // have 4,800 parts, kerned, in the master for text and 4,332 in that for display, of which iOS 14 has a 22nd at 18 points and 13
        // 55ths at 20; until then sizes were of one master, 51 parts nearer to each other at 18 points and 39 farther at 20.
        let text = String(repeating: "noon", count: 10)
        func width(_ size: Int, _ tools: Int) throws -> CGFloat {
            try self.width(text, "type=\"system\" pointSize=\"\(size)\"", tools: tools)
        }
        #expect(try abs(width(20, 12_121) - width(20, 17_701) - 9.77) <= 0.5)
        #expect(try abs(width(20, 17_701) - width(20, 13_529) - 1.7) <= 0.5)
        #expect(try abs(width(18, 13_529) - width(18, 17_701) - 1.52) <= 0.5)
        #expect(try abs(width(17, 16_097) - width(17, 17_701) - 1.66) <= 0.5)
        #expect(try width(14, 12_121) == width(14, 17_701))
    }

    @Test("have the sizes of text styles that the canvas had at their time")
    func textStyles() throws {
        // Recorded: 41 for a line of the largest style. From Xcode 12.5 to 13.4 three projects have lines of 30 for the first
        // title and of 17 for a body, which are 25 and 14 points. In other versions the first title has 28 points, where a
        // simulator reports advances of 4,703 units of 1/2048 em and a tracking of 28 for each of five letters: 66.2.
        func size(_ style: String, _ tools: Int, _ text: String = "Label") throws -> CGSize {
            let label = Markup.placed(
                "label", "e", "text=\"\(text)\"",
                "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>")
            return try frame(label, tools: tools).size
        }
        #expect(try size("Title0", 16_097).height == 41)
        #expect(try size("Title1", 20_037).height == 30)
        #expect(try size("Body", 18_122).height == 17)
        #expect(try size("Body", 20_037, "Title").width == 28.5)
        #expect(try size("Body", 21_507).height == 20.5)
        // Apple's guidelines: lines of the smallest body are 19 points apart, so three are 2 x 19 + 16.7 high.
        let lines = Markup.placed(
            "label", "e", "text=\"A&#10;B&#10;C\" numberOfLines=\"0\"",
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        #expect(try frame(lines, tools: 20_037).height == 55)
        #expect(try size("Title1", 17_701) == CGSize(width: 66.5, height: 33.5))
        #expect(try size("Title3", 14_490).height == 24)
    }
}
