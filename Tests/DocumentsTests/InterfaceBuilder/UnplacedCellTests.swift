import Foundation
import Maquette
import Testing

/// Rows and items whose frames a document leaves out. The places expected are those that Interface Builder recorded in
/// public documents of the same Xcode.
@MainActor @Suite("Cells without a place")
struct UnplacedCellTests {
    private func table(_ style: String, tools: Int, _ sections: String, _ rest: String = "") throws -> DrawnDocument {
        try DrawnDocument(
            scenes: """
                <tableViewController id="c"><tableView key="view" dataMode="static" style="\(style)" rowHeight="-1" \
                sectionHeaderHeight="18" sectionFooterHeight="18" id="t">\(Markup.rect(0, 0, 375, 667))\(rest)\
                <sections>\(sections)</sections></tableView></tableViewController>
                """, tools: tools)
    }

    private func section(_ id: String, title: String? = nil, _ cells: String) -> String {
        let header = title.map { "headerTitle=\"\($0)\" " } ?? ""
        return "<tableViewSection \(header)id=\"\(id)\"><cells>\(cells)</cells></tableViewSection>"
    }

    /// A cell of a style with the texts "Title" and "Detail".
    private func cell(_ id: String, style: String? = nil, _ attributes: String = "") -> String {
        func label(_ name: String, _ text: String, _ size: Int) -> String {
            """
            <label text="\(text)" id="\(id)-\(name)"><fontDescription key="fontDescription" type="system" \
            pointSize="\(size)"/></label>
            """
        }
        let names = style.map {
            "style=\"IBUITableViewCellStyle\($0)\" textLabel=\"\(id)-title\" detailTextLabel=\"\(id)-detail\""
        }
        let detailSize = style == "Subtitle" ? 12 : 17
        let labels = style == nil ? "" : label("title", "Title", 17) + label("detail", "Detail", detailSize)
        return """
            <tableViewCell \(names ?? "") \(attributes) id="\(id)"><tableViewCellContentView key="contentView" \
            id="\(id)-content"><subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
            """
    }

    @Test("of grouped tables stand below the room of titles and between footers")
    func groupedRows() throws {
        let document = try table(
            "grouped", tools: 22_505,
            section("s", title: "One", cell("a") + cell("b")) + section("u", title: "Two", cell("c"))
                + section("v", cell("d", "rowHeight=\"60\"")))
        document.expect("a", 0, 55.5, 375, 43.5)
        document.expect("b", 0, 99, 375, 43.5)
        // 18 for the footer and 38 for the title, and 18 for each where there is no title.
        document.expect("c", 0, 198.5, 375, 43.5)
        document.expect("d", 0, 278, 375, 60)
    }

    @Test("of grouped tables of Xcode 10 begin 35 points down, in rows of 44 points")
    func earlyGroupedRows() throws {
        let document = try table("grouped", tools: 14_490, section("s", cell("a")) + section("u", cell("b")))
        document.expect("a", 0, 35, 375, 44)
        document.expect("a-content", 0, 0, 375, 43.5)
        document.expect("b", 0, 115, 375, 44)
    }

    @Test("of plain tables stand below a title's room since Xcode 11, and below the header of the table")
    func plainRows() throws {
        #expect(try table("plain", tools: 14_490, section("s", cell("a"))).frames["a"]?.minY == 0)
        #expect(try table("plain", tools: 17_156, section("s", cell("a"))).frames["a"]?.minY == 28)
        #expect(try table("plain", tools: 19_455, section("s", cell("a"))).frames["a"]?.minY == 44.5)
        let header = "<view key=\"tableHeaderView\" id=\"h\">\(Markup.rect(0, 0, 375, 100))</view>"
        #expect(try table("plain", tools: 22_505, section("s", cell("a")), header).frames["a"]?.minY == 150)
    }

    @Test("of inset groups have side margins, and their titles wrap inside the card")
    func insetRows() throws {
        // Three hundred and forty points of text: one line from side to side, two in a card of 311.
        let footer = String(repeating: "noon ", count: 9) + "noon"
        func sections(_ style: String) throws -> DrawnDocument {
            try table(
                style, tools: 22_505,
                section("s", cell("a")).replacing("id=\"s\"", with: "id=\"s\" footerTitle=\"\(footer)\"")
                    + section("u", cell("b")))
        }
        let inset = try sections("insetGrouped")
        inset.expect("a", 16, 18, 343, 43.5)
        let (wide, narrow) = (try sections("grouped").frames["b"], inset.frames["b"])
        #expect(try #require(narrow).minY >= #require(wide).minY + 15)
    }

    @Test("have the parts of their style where a cell puts them, beside the accessory")
    func styles() throws {
        let document = try table(
            "plain", tools: 22_505,
            section(
                "s",
                cell("a", style: "Value1") + cell("b", style: "Value1", "accessoryType=\"disclosureIndicator\"")
                    + cell("c", style: "Default") + cell("d", style: "Subtitle", "rowHeight=\"44\"")))
        document.expect("a-content", 0, 0, 375, 43.5)
        #expect(document.frames["a-title"]?.origin == CGPoint(x: 16, y: 12))
        #expect(document.frames["a-detail"]?.maxX == 359)
        document.expect("b-content", 0, 0, 348.5, 43.5)
        #expect(document.frames["b-detail"]?.maxX == 340.5)
        #expect(document.frames["b-detail"]?.minY == 12)
        document.expect("c-title", 16, 0, 343, 43.5)
        // Two lines without a gap in a row for one.
        #expect(document.frames["d-title"]?.minY == 5)
        #expect(document.frames["d-detail"]?.minY == 25.5)
    }

    @Test("are as high as the constraints in them ask for")
    func fittingRows() throws {
        let content = """
            <tableViewCell id="a"><tableViewCellContentView key="contentView" id="a-content"><subviews>\
            \(Markup.placed("view", "e"))</subviews><constraints>\
            \(Markup.pin("e", "top", "a-content", "top", 10))\(Markup.pin("a-content", "bottom", "e", "bottom", 10))\
            \(Markup.pin("e", "leading", "a-content", "leading"))\(Markup.pin("e", "trailing", "a-content", "trailing"))\
            <constraint firstItem="e" firstAttribute="height" constant="100" id="k"/></constraints>\
            </tableViewCellContentView></tableViewCell>
            """
        let document = try table("grouped", tools: 22_505, section("s", content + cell("b")))
        // 100, twice 10, and the line of half a point.
        document.expect("a", 0, 18, 375, 120.5)
        document.expect("b", 0, 138.5, 375, 43.5)
    }

    @Test("that a merge left out of order stand one below the other")
    func rowsOutOfOrder() throws {
        let places = [520, 0, 44].map { "<rect key=\"frame\" x=\"0.0\" y=\"\($0)\" width=\"375\" height=\"60\"/>" }
        let cells = zip(["a", "b", "c"], places).map { id, place in
            cell(id, "rowHeight=\"60\"").replacing(
                "<tableViewCellContentView", with: "\(place)<tableViewCellContentView", maxReplacements: 1)
        }
        let document = try table("grouped", tools: 22_505, section("s", cells.joined()) + section("u", cell("d")))
        document.expect("a", 0, 18, 375, 60)
        document.expect("b", 0, 78, 375, 60)
        document.expect("c", 0, 138, 375, 60)
        #expect(try #require(document.frames["d"]).minY >= 198)
    }

    @Test("of collections flow in lines, with what is left over between them")
    func items() throws {
        func item(_ id: String) -> String {
            """
            <collectionViewCell id="\(id)"><size key="customSize" width="130" height="130"/>\
            <collectionViewCellContentView key="contentView" id="\(id)-content">\
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
            </collectionViewCellContentView></collectionViewCell>
            """
        }
        let collection = """
            <collectionView key="view" dataMode="prototypes" id="v">\(Markup.rect(0, 0, 414, 896))\
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="16" minimumInteritemSpacing="16" id="l">\
            <size key="itemSize" width="130" height="130"/><size key="headerReferenceSize" width="0.0" height="50"/>\
            <inset key="sectionInset" minX="16" minY="0.0" maxX="16" maxY="16"/></collectionViewFlowLayout>\
            <cells>\(item("a"))\(item("b"))\(item("c"))</cells><collectionReusableView key="sectionHeaderView" id="h"/>\
            </collectionView>
            """
        let document = try DrawnDocument(
            scenes: "<collectionViewController id=\"c\">\(collection)</collectionViewController>", tools: 24_128,
            device: "retina6_1")
        document.expect("h", 0, 0, 414, 50)
        document.expect("a", 16, 50, 130, 130)
        document.expect("b", 268, 50, 130, 130)
        document.expect("c", 16, 196, 130, 130)
        document.expect("c-content", 0, 0, 130, 130)
    }

    @Test("that stand alone are as large as they say, and views of old as large as the canvas")
    func roots() throws {
        let cell = "<tableViewCell rowHeight=\"96\" id=\"a\"/>"
        #expect(try DrawnDocument(view: cell).frames["a"]?.size == CGSize(width: 320, height: 96))
        let item =
            "<collectionViewCell id=\"a\"><size key=\"customSize\" width=\"130\" height=\"30\"/></collectionViewCell>"
        #expect(try DrawnDocument(view: item).frames["a"]?.size == CGSize(width: 130, height: 30))
        let controller = "<viewController id=\"c\"><view key=\"view\" id=\"a\"/></viewController>"
        let old = try DrawnDocument(scenes: controller, tools: 7_706, device: nil)
        #expect(old.frames["a"]?.size == CGSize(width: 600, height: 600))
    }
}
