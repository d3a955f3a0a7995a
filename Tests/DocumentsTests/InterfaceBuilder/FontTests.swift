import Maquette
import Testing

/// How wide and high texts are, by the release that set them: recorded by Interface Builder.
@MainActor @Suite("Fonts of Interface Builder documents")
struct FontTests {
    /// The width of a label of a font that stands alone.
    private func width(_ text: String, _ font: String, tools: Int) throws -> CGFloat {
        let label = Markup.placed(
            "label", "e", "text=\"\(text)\"", "<fontDescription key=\"fontDescription\" \(font)/>")
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(label)</subviews><constraints>\
            \(Markup.pin("e", "leading", "root", "leading"))\(Markup.pin("e", "top", "root", "top"))</constraints></view>
            """
        return try #require(DrawnDocument(view: root, tools: tools).frames["e"]).width
    }

    @Test("have the distances between letters that the system's font had at their time")
    func editions() throws {
        // Forty letters, each 0.0135 em wider at 20 points and 0.0018 at 17, on a grid of half points.
        let text = String(repeating: "noon", count: 10)
        func width(_ size: Int, _ tools: Int) throws -> CGFloat {
            try self.width(text, "type=\"system\" pointSize=\"\(size)\"", tools: tools)
        }
        #expect(try abs(width(20, 12_121) - width(20, 13_771) - 10.8) <= 0.5)
        #expect(try width(20, 13_771) == width(20, 17_701))
        #expect(try abs(width(17, 16_097) - width(17, 17_701) - 1.224) <= 0.5)
        #expect(try width(14, 12_121) == width(14, 17_701))
    }
}
