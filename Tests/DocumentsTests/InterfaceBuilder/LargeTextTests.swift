import Foundation
import Maquette
import Testing

/// Tables of Interface Builder documents at other text sizes than the one that they were drawn at.
///
/// At AX3 body is 40 points and footnote 33, whose lines are 47.73 and 39.38 points high (2444/2048 of the size): 48 and
/// 39.5 on a screen of two pixels for a point. Rows leave 11 points above and below their texts, 3 between them, and half
/// a point for the separator; headers of groups leave 22 points around their line.
@MainActor @Suite("Tables of Interface Builder documents at other text sizes")
struct LargeTextTests {
    private static func label(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        """
        <label text="\(id)" id="\(id)">\(Markup.rect(x, y, width, height))<autoresizingMask key="autoresizingMask"/>\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    }

    private static func cell(
        _ id: String, y: String, height: String, content: String, _ attributes: String, _ inside: String
    ) -> String {
        """
        <tableViewCell id="\(id)" preservesSuperviewLayoutMargins="YES" \(attributes)>\
        <rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/><tableViewCellContentView key="contentView" \
        preservesSuperviewLayoutMargins="YES" tableViewCell="\(id)" id="\(id)-content">\
        <rect key="frame" x="0" y="0" width="375" height="\(content)"/>\(inside)</tableViewCellContentView></tableViewCell>
        """
    }

    /// A row of a title and a detail, one whose height is fixed, one with constraints, and another group.
    private static func settings(rowHeight: Int = -1) -> String {
        let texts = "<subviews>\(label("Wi-Fi", 16, 11, 40, 21))\(label("Home", 299, 11, 60, 21))</subviews>"
        let value = cell(
            "value", y: "55.5", height: "44", content: "43.5",
            "textLabel=\"Wi-Fi\" detailTextLabel=\"Home\" style=\"IBUITableViewCellStyleValue1\"", texts)
        let fixed = cell("fixed", y: "99.5", height: "60", content: "59.5", "rowHeight=\"60\"", "")
        let word = Markup.placed(
            "label", "word", "text=\"Word\"",
            "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
        let pins = [("top", "topMargin"), ("leading", "leadingMargin"), ("bottom", "bottomMargin")]
            .map { Markup.pin("word", $0.0, "free-content", $0.1) }.joined()
        let free = cell(
            "free", y: "159.5", height: "44", content: "43.5", "",
            "<subviews>\(word)</subviews><constraints>\(pins)</constraints>")
        let last = cell("last", y: "269.5", height: "44", content: "43.5", "", "")
        return """
            <tableViewController id="c"><tableView key="view" dataMode="static" style="grouped" rowHeight="\(rowHeight)" \
            id="table">\(Markup.rect(0, 0, 375, 667))<sections><tableViewSection headerTitle="One" footerTitle="End" \
            id="s"><cells>\(value)\(fixed)\(free)</cells></tableViewSection><tableViewSection headerTitle="Two" id="t">\
            <cells>\(last)</cells></tableViewSection></sections></tableView></tableViewController>
            """
    }

    private static func drawn(_ scene: String, at size: UIContentSizeCategory) throws -> DrawnDocument {
        var settings = Headless.Settings()
        settings.preferredContentSizeCategory = size
        return try DrawnDocument(scenes: scene, settings: settings)
    }

    @Test("rows grow as well where another row of the table has no place")
    func mixedPlaces() throws {
        let place = "<rect key=\"frame\" x=\"0\" y=\"269.5\" width=\"375\" height=\"44\"/>"
        let whole = try Self.drawn(Self.settings(), at: .accessibilityExtraLarge)
        let mixed = try Self.drawn(Self.settings().replacing(place, with: ""), at: .accessibilityExtraLarge)
        for id in ["value", "fixed", "free"] { #expect(mixed.frames[id]?.height == whole.frames[id]?.height) }
        #expect(try #require(mixed.frames["value"]).height > 100)
    }

    @Test("at the size that it was drawn at, everything is at its recorded place")
    func defaultSize() throws {
        let document = try Self.drawn(Self.settings(), at: .large)
        document.expect("value", 0, 55.5, 375, 44)
        document.expect("fixed", 0, 99.5, 375, 60)
        document.expect("free", 0, 159.5, 375, 44)
        document.expect("last", 0, 269.5, 375, 44)
    }

    /// The header needs 61.5 of the 55.5 points above the first row. Below the third row stand a footer of 39.5 + 11
    /// points and the next header: 112, where the document left 66.
    @Test("rows of automatic height grow with their texts, and everything after them moves down")
    func growingRows() throws {
        let document = try Self.drawn(Self.settings(), at: .accessibilityExtraLarge)
        document.expect("value", 0, 61.5, 375, 48 + 3 + 48 + 22 + 0.5)
        document.expect("fixed", 0, 61.5 + 121.5, 375, 60)
        document.expect("free", 0, 183 + 60, 375, 48 + 22 + 0.5)
        document.expect("last", 0, 243 + 70.5 + 112, 375, 44)
    }

    @Test("title and detail of a row are one above the other at accessibility sizes")
    func stackedTexts() throws {
        let document = try Self.drawn(Self.settings(), at: .accessibilityExtraLarge)
        let (title, detail) = try (#require(document.frames["Wi-Fi"]), #require(document.frames["Home"]))
        #expect(title.minX == 16 && title.minY == 11 && title.height == 48)
        #expect(detail.minX == 16 && detail.minY == 11 + 48 + 3 && detail.height == 48)
    }

    /// Five words of several letters at 40 points do not fit into 343.
    @Test("a row whose text has as many lines as it needs is as high as all of them")
    func linesOfText() throws {
        let text = """
            <label text="Words that need several lines" numberOfLines="0" id="text">\(Markup.rect(16, 0, 343, 43))\
            <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\
            </label>
            """
        let row = Self.cell(
            "row", y: "0", height: "43.5", content: "43.5",
            "textLabel=\"text\" style=\"IBUITableViewCellStyleDefault\"", "<subviews>\(text)</subviews>")
        let scene = """
            <tableViewController id="c"><tableView key="view" rowHeight="-1" id="table">\(Markup.rect(0, 0, 375, 667))\
            <prototypes>\(row)</prototypes></tableView></tableViewController>
            """
        #expect(try Self.drawn(scene, at: .large).frames["row"]?.height == 43.5)
        // Lines of 48 points and those of a style, 48 apart as well.
        let height = try #require(try Self.drawn(scene, at: .accessibilityExtraLarge).frames["row"]?.height)
        #expect(height >= 2 * 48 + 22 && height < 4 * 48 + 22)
    }

    @Test("a table of fixed rows keeps them")
    func fixedRows() throws {
        let document = try Self.drawn(Self.settings(rowHeight: 44), at: .accessibilityExtraLarge)
        #expect(document.frames["value"]?.height == 44 && document.frames["free"]?.height == 44)
    }
}
