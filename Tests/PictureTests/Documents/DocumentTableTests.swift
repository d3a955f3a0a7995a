import Foundation
import Maquette
import Testing

/// Tables of Interface Builder documents: cells stand where the document has them, and look as UIKit's do.
@MainActor @Suite("Tables that documents draw")
struct DocumentTableTests {
    private static let backdrop = [242, 242, 247, 255]
    /// `separator` is #3C3C43 at 0.29, and half a point of it makes half of a pixel here: over white
    /// 255 - 0.145 · 195 = 227, and 255 - 0.145 · 188 = 228.
    private static let line = [227, 227, 228, 255]

    /// Two rows of 44 points below each other from 100 on.
    private func table(_ attributes: String, side: Int, section: String = "", content: String = "") throws
        -> PaintedDocument
    {
        func cell(_ id: String, _ y: Int) -> String {
            """
            <tableViewCell id="\(id)">\(PaintedDocument.rect(side, y, 375 - 2 * side, 44))<tableViewCellContentView \
            key="contentView" id="\(id)-content">\(PaintedDocument.rect(0, 0, 375 - 2 * side, 44))\
            </tableViewCellContentView></tableViewCell>
            """
        }
        return try PaintedDocument(
            scene: """
                <tableViewController id="t"><tableView key="view" id="v" dataMode="static" \(attributes) \
                contentInsetAdjustmentBehavior="never">\
                \(PaintedDocument.rect(0, 0, 375, 667))\(content)<sections><tableViewSection id="s" \(section)><cells>\
                \(cell("a", 100))\(cell("b", 144))</cells></tableViewSection></sections></tableView></tableViewController>
                """)
    }

    /// The corner's circle has 10 points and its middle at 26, 110: 17, 101 lies 12 from there, and 20, 104 lies 8.
    @Test("inset groups are cards with round corners at their ends, and have no line below the last row")
    func insetGroup() throws {
        let pixels = try table("style=\"insetGrouped\"", side: 16).pixels()
        expectColor(pixels[5, 120], Self.backdrop)
        expectColor(pixels[17, 101], Self.backdrop)
        expectColor(pixels[20, 104], Colors.white)
        expectColor(pixels[357, 186], Self.backdrop)
        expectColor(pixels[17, 142], Colors.white)
        // The line begins where the text would, 16 points into the card.
        expectColor(pixels[30, 143], Colors.white)
        expectColor(pixels[40, 143], Self.line, within: 2)
        expectColor(pixels[200, 187], Colors.white)
    }

    @Test("groups begin and end with a line from side to side")
    func group() throws {
        let pixels = try table("style=\"grouped\"", side: 0).pixels()
        expectColor(pixels[2, 99], Self.backdrop)
        expectColor(pixels[2, 100], Self.line, within: 2)
        expectColor(pixels[2, 143], Colors.white)
        expectColor(pixels[40, 143], Self.line, within: 2)
        expectColor(pixels[2, 187], Self.line, within: 2)
        expectColor(pixels[2, 188], Self.backdrop)
    }

    @Test("separators begin where the document says, or are left out")
    func separators() throws {
        let inset = "<inset key=\"separatorInset\" minX=\"100\" minY=\"0\" maxX=\"50\" maxY=\"0\"/>"
        let pixels = try table("style=\"plain\"", side: 0, content: inset).pixels()
        expectColor(pixels[98, 143], Colors.white)
        expectColor(pixels[102, 143], Self.line, within: 2)
        expectColor(pixels[322, 143], Self.line, within: 2)
        expectColor(pixels[327, 143], Colors.white)
        let bare = try table("style=\"plain\" separatorStyle=\"none\"", side: 0).pixels()
        expectColor(bare[200, 143], Colors.white)
    }

    @Test("titles of groups are drawn in capitals, and told as they were given")
    func titles() throws {
        let text = try table(
            "style=\"grouped\"", side: 0, section: "headerTitle=\"Accounts\" footerTitle=\"Two of them\""
        ).picture().text
        #expect(text.contains("says Accounts\n") && text.contains("text \"ACCOUNTS\""))
        #expect(text.contains("says Two of them\n") && text.contains("text \"Two of them\""))
    }

    @Test("the ground of grouped rows is not that of the table in the dark either")
    func darkGround() throws {
        let document = try table("style=\"grouped\" separatorStyle=\"none\"", side: 0).document
        var settings = Headless.Settings()
        settings.userInterfaceStyle = .dark
        let stage = Stage(settings, room: .screen).honouring(document.scenes[0].preferences)
        let pixels = try Pixels(of: stage.picture(of: document.build(document.scenes[0])))
        expectColor(pixels[200, 300], [0, 0, 0, 255])
        expectColor(pixels[200, 120], [28, 28, 30, 255])
    }

    // MARK: Cells of a style

    private func cell(_ style: String, title: String, detail: String?) throws -> [String: CGRect] {
        func label(_ id: String, _ text: String, _ frame: String) -> String {
            "<label id=\"\(id)\" text=\"\(text)\" lineBreakMode=\"tailTruncation\">\(frame)</label>"
        }
        let second = detail.map { label("detail", $0, PaintedDocument.rect(340, 12, 19, 20)) } ?? ""
        let document = try PaintedDocument(
            scene: """
                <tableViewController id="t"><tableView key="view" id="v" style="plain">\
                \(PaintedDocument.rect(0, 0, 375, 667))<prototypes><tableViewCell id="a" textLabel="title" \
                detailTextLabel="detail" style="\(style)">\(PaintedDocument.rect(0, 28, 375, 44))<tableViewCellContentView \
                key="contentView" id="ac">\(PaintedDocument.rect(0, 0, 375, 44))<subviews>\
                \(label("title", title, PaintedDocument.rect(16, 12, 10, 20)))\(second)</subviews>\
                </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
                """
        ).document
        let scene = document.scenes[0]
        return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(document.build(scene)) {
            Dictionary($0.frames.map { ($0.id ?? "", $0.frame) }) { first, _ in first }
        }
    }

    @Test("a title has the room that it needs, whatever was recorded for it")
    func titleRoom() throws {
        let preference = UILabel()
        preference.text = "Wireless networks"
        let frames = try cell("IBUITableViewCellStyleDefault", title: "Wireless networks", detail: nil)
        let title = try #require(frames["title"])
        #expect(title.minX == 16 && title.width >= preference.sizeThatFits(.zero).width - 0.5)
    }

    @Test("a value grows from the far side, and the title yields to it")
    func valueRoom() throws {
        let frames = try cell(
            "IBUITableViewCellStyleValue1", title: "A title that would like to have all of the row for itself",
            detail: "Automatic")
        let (title, detail) = (try #require(frames["title"]), try #require(frames["detail"]))
        #expect(detail.maxX == 359 && detail.width > 19)
        #expect(title.maxX == detail.minX - 6)
    }
}

/// Titles and cards since iOS 26, and the margins of wide phones and of old documents.
@MainActor @Suite("Tables of other releases")
struct TableEraTests {
    private func table(_ style: String, width: Int, side: Int, device: String, tools: Int) throws -> PaintedDocument {
        let row = """
            <tableViewCell id="r">\(PaintedDocument.rect(side, 100, width - 2 * side, 44))<tableViewCellContentView \
            key="contentView" id="rc">\(PaintedDocument.rect(0, 0, width - 2 * side, 44))</tableViewCellContentView>\
            </tableViewCell>
            """
        return try PaintedDocument(
            scenes: [
                (
                    """
                    <tableViewController id="t"><tableView key="view" id="v" dataMode="static" style="\(style)" \
                    contentInsetAdjustmentBehavior="never">\
                    \(PaintedDocument.rect(0, 0, width, 896))<sections><tableViewSection headerTitle="Accounts" id="s">\
                    <cells>\(row)\(row.replacingOccurrences(of: "\"r\"", with: "\"q\"").replacingOccurrences(of: "y=\"100\"", with: "y=\"144\""))\
                    </cells></tableViewSection></sections></tableView></tableViewController>
                    """, (0, 0)
                )
            ], device: device, tools: tools)
    }

    @Test("since iOS 26 the titles of groups are headlines as they were given")
    func headlines() throws {
        let text = try table("insetGrouped", width: 414, side: 20, device: "retina6_1", tools: 24_127).picture().text
        #expect(text.contains("text \"Accounts\""))
        #expect(text.contains("MaquetteUI-Semibold 17"))
        let before = try table("insetGrouped", width: 414, side: 20, device: "retina6_1", tools: 22_154).picture().text
        #expect(before.contains("text \"ACCOUNTS\"") && before.contains("MaquetteUI-Regular 13"))
    }

    /// Recorded: texts begin 20 points into the cards of a phone 414 wide, of which 20 are outside.
    @Test("titles begin where the texts of rows do, on wide phones 20 points into the card")
    func titleMargin() throws {
        let text = try table("insetGrouped", width: 414, side: 20, device: "retina6_1", tools: 22_154).picture().text
        // 414 - 4 · 20 wide, within a view that begins at 20.
        #expect(text.contains(#/view "UITableViewHeaderFooterView 20 \S+ 374 \S+"/#))
        #expect(text.contains(#/view "UILabel 20 \S+ 334 \S+"/#))
    }

    /// A point at 22, 102 lies 8 · √2 from the corner of a card of radius 26: (26 - 2)² · 2 > 26².
    @Test("since iOS 26 the corners of cards have 26 points")
    func corners() throws {
        let backdrop = [242, 242, 247, 255]
        let today = try table("insetGrouped", width: 414, side: 20, device: "retina6_1", tools: 24_127).pixels()
        expectColor(today[24, 104], backdrop)
        let before = try table("insetGrouped", width: 414, side: 20, device: "retina6_1", tools: 22_154).pixels()
        expectColor(before[24, 104], Colors.white)
    }

    /// Separators of grey over white are darker than it from the first point on.
    @Test(
        "until Xcode 8 rows began 15 points from the side, on screens of any width",
        arguments: [(11_542, 15), (17_701, 20)])
    func oldMargin(tools: Int, margin: Int) throws {
        let pixels = try table("plain", width: 414, side: 0, device: "retina5_5", tools: tools).pixels()
        expectColor(pixels[margin - 1, 143], Colors.white)
        #expect(pixels[margin, 143][0] < 240)
    }

    @Test("until Xcode 12 titles of plain tables stood on a bar")
    func titleBar() throws {
        let old = try table("plain", width: 414, side: 0, device: "retina5_5", tools: 14_460).pixels()
        expectColor(old[300, 90], [247, 247, 247, 255])
        let new = try table("plain", width: 414, side: 0, device: "retina5_5", tools: 19_529).pixels()
        expectColor(new[300, 90], Colors.white)
    }
}
