import Foundation
import Maquette
import Testing

/// What scenes become on screens, and in directions of reading, that they were not drawn for.
@MainActor @Suite("Interface Builder scenes elsewhere than drawn")
struct OtherScreenTests {
    private static func navigation(to root: String, id: String = "n") -> String {
        """
        <navigationController id="\(id)"><navigationBar key="navigationBar" id="\(id)-bar"/><connections>\
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>\
        </navigationController>
        """
    }

    private func shownScrollView(_ content: String, under bar: Bool) throws -> (offset: CGFloat, covered: CGFloat) {
        let scenes = bar ? [Self.navigation(to: "c"), content] : [content]
        let document = try DrawnDocument(
            scenes: scenes.joined(separator: "</objects></scene><scene><objects>"), tools: 22_505, device: "retina6_12"
        ).document
        let scene = try #require(document.scenes.last)
        return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(document.build(scene)) {
            shown in
            let scroll = try #require((shown.view as? UIScrollView) ?? (shown.view.subviews.first as? UIScrollView))
            return (scroll.contentOffset.y, shown.view.safeAreaInsets.top)
        }
    }

    @Test("a table begins below the bar whether or not the document says that it bounces")
    func table() throws {
        let table = """
            <tableViewController id="c"><tableView key="view" dataMode="static" rowHeight="44" id="t">\
            \(Markup.rect(0, 0, 393, 852))<sections><tableViewSection id="s"><cells><tableViewCell id="r">\
            \(Markup.rect(0, 0, 393, 44))<tableViewCellContentView key="contentView" id="k">\
            \(Markup.rect(0, 0, 393, 44))</tableViewCellContentView></tableViewCell></cells></tableViewSection>\
            </sections></tableView></tableViewController>
            """
        let shown = try shownScrollView(table, under: true)
        #expect(shown.covered == 103 && shown.offset == -103)
    }

    @Test("what scrolls begins below a bar however little it holds, and only there")
    func shortContent() throws {
        let scroll = "<scrollView id=\"s\">\(Markup.rect(0, 0, 393, 852))</scrollView>"
        let controller = Markup.controller("c", size: (393, 852), views: scroll, constraints: "")
        let below = try shownScrollView(controller, under: true)
        #expect(below.covered == 103 && below.offset == -103)
        let alone = try shownScrollView(controller, under: false)
        #expect(alone.covered == 59 && alone.offset == 0)
        let told = Markup.controller("c", size: (393, 852), views: scroll, constraints: "")
            .replacing("<viewController ", with: "<viewController automaticallyAdjustsScrollViewInsets=\"NO\" ")
        #expect(try shownScrollView(told, under: true).offset == 0)
    }

    /// Beside an accessory the content ends 8 points before its edge, and begins 16 points from the other.
    @Test("the margins of a row with an accessory are turned with the direction of reading")
    func mirroredMargins() throws {
        let pins = ["leadingMargin", "trailingMargin", "topMargin"].map {
            Markup.pin("l", String($0.dropLast(6)), "k", $0)
        }.joined()
        let table = """
            <tableViewController id="c"><tableView key="view" dataMode="static" rowHeight="44" id="t">\
            \(Markup.rect(0, 0, 375, 667))<sections><tableViewSection id="s"><cells>\
            <tableViewCell accessoryType="disclosureIndicator" id="r">\(Markup.rect(0, 0, 375, 44))\
            <tableViewCellContentView key="contentView" id="k">\(Markup.rect(0, 0, 341, 44))<subviews>\
            \(Markup.placed("label", "l", "text=\"Row\""))</subviews><constraints>\(pins)</constraints>\
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>\
            </tableViewController>
            """
        var settings = Headless.Settings()
        let there = try DrawnDocument(scenes: table, settings: settings)
        settings.layoutDirection = .rightToLeft
        let back = try DrawnDocument(scenes: table, settings: settings)
        let (label, image) = (try #require(there.frames["l"]), try #require(back.frames["l"]))
        #expect(label.minX == 16 && label.maxX == 341 - 8)
        #expect(image.minX == 8 && image.maxX == 341 - 16)
    }

    @Test("rows on a phone in landscape are beside the notch")
    func sideways() throws {
        let table = """
            <tableViewController id="c"><tableView key="view" dataMode="static" style="insetGrouped" rowHeight="44" id="t">\
            \(Markup.rect(0, 0, 393, 852))<sections><tableViewSection id="s"><cells><tableViewCell id="r">\
            \(Markup.rect(20, 35, 353, 44))<tableViewCellContentView key="contentView" id="k">\
            \(Markup.rect(0, 0, 353, 44))</tableViewCellContentView></tableViewCell></cells></tableViewSection>\
            </sections></tableView></tableViewController>
            """
        for (style, card, content) in [("insetGrouped", (79.0, 694.0), (0.0, 694.0)), ("plain", (0, 852), (59, 734))] {
            let markup = table.replacing("insetGrouped", with: style)
            let document = try DrawnDocument(scenes: markup, tools: 22_505, device: "retina6_12").document
            let scene = try #require(document.scenes.last)
            var preferences = scene.preferences
            (preferences.size, preferences.safeAreaInsets, preferences.settings.orientation) = (
                nil, nil, .landscapeRight
            )
            try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(document.build(scene)) { shown in
                @MainActor func frame(_ id: String) -> CGRect {
                    shown.elements.first { $0.id == id }?.view.frame ?? .zero
                }
                #expect(frame("r").minX == card.0 && frame("r").width == card.1)
                #expect(frame("k").minX == content.0 && frame("k").width == content.1)
            }
        }
    }

    @Test("the first column of a split view is known as one, and the detail is none")
    func columns() throws {
        let split = """
            <splitViewController id="x"><connections><segue destination="n" kind="relationship" \
            relationship="masterViewController" id="x1"/><segue destination="d" kind="relationship" \
            relationship="detailViewController" id="x2"/></connections></splitViewController>
            """
        let document = try DrawnDocument(
            scenes: split, Self.navigation(to: "m"), Markup.controller("m", views: "", constraints: ""),
            Markup.controller("d", views: "", constraints: "")
        ).document
        let columns = document.scenes.filter(\.preferences.isColumn).map(\.id)
        #expect(columns == ["n", "m"])
    }
}
