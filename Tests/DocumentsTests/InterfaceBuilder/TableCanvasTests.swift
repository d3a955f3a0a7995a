import Foundation
import Maquette
import Testing

/// Tables of documents on the canvas, and when they leave it.
///
/// The room between rows is what documents have recorded since Xcode 11: 18 points end a group and 38 are a title's, so that
/// 56 lie between groups with a title and 36 between those without, whatever height the table names for headers.
@MainActor @Suite("Tables of Interface Builder documents")
struct TableCanvasTests {
    private static func cell(_ id: String, y: Int? = nil) -> String {
        let place = y.map { Markup.rect(0, $0, 375, 44) } ?? ""
        let content = y.map { _ in Markup.rect(0, 0, 375, 44) } ?? ""
        return """
            <tableViewCell id="\(id)" style="IBUITableViewCellStyleValue1" textLabel="\(id)-t" detailTextLabel="\(id)-d">\
            \(place)<tableViewCellContentView key="contentView" id="\(id)-c">\(content)<subviews>\
            \(label("\(id)-t", "Title", x: 16))\(label("\(id)-d", "Detail", x: 309))</subviews>\
            </tableViewCellContentView></tableViewCell>
            """
    }

    private static func label(_ id: String, _ text: String, x: Int) -> String {
        """
        <label text="\(text)" id="\(id)">\(Markup.rect(x, 12, 50, 20))<autoresizingMask key="autoresizingMask"/>\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    }

    private static func section(_ id: String, _ titles: String, _ cells: String...) -> String {
        "<tableViewSection \(titles) id=\"\(id)\"><cells>\(cells.joined())</cells></tableViewSection>"
    }

    private static func table(_ style: String, _ rows: String, data: String = "static") -> String {
        """
        <tableViewController id="v"><tableView key="view" dataMode="\(data)" style="\(style)" rowHeight="44" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\(Markup.rect(0, 0, 375, 667))\(rows)</tableView>\
        </tableViewController>
        """
    }

    private static func groups(_ first: Int? = nil, _ second: Int? = nil, middle: String) -> String {
        table(
            "grouped",
            "<sections>" + section("s", "headerTitle=\"One\"", cell("a", y: first)) + section("m", middle)
                + section("u", "", cell("c", y: second)) + "</sections>")
    }

    /// What is shown of a document's only scene after its habits have been told something.
    private func shown<Result>(
        _ scene: String, tools: Int = 22_505, _ change: (inout ScenePreferences, CanvasHabits) -> Void = { _, _ in },
        _ look: (UITableView, [String: CGRect]) throws -> Result
    ) throws -> Result {
        let document = try DrawnDocument(scenes: scene, tools: tools).document
        let drawn = try #require(document.scenes.first)
        var preferences = drawn.preferences
        let built = try Stage(Headless.Settings(), room: .screen).honouring(preferences).use {
            try document.build(drawn)
        }
        change(&preferences, built.canvasHabits)
        return try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(built) { shown in
            var frames: [String: CGRect] = [:]
            for element in shown.elements { frames[element.id ?? ""] = element.view.frame }
            return try look(#require(shown.view as? UITableView), frames)
        }
    }

    /// A table sets the frames of its cells. Documents of four projects have such cells, and record 385.5 points for the content
    /// of one with a chevron in a table of 414.
    @Test("a cell is the table's to place, though the document says that constraints do")
    func unconstrainedCell() throws {
        func length(_ side: String) -> String {
            "<constraint firstAttribute=\"\(side)\" constant=\"20\" id=\"\(side)\"/>"
        }
        let box = Markup.placed("view", "e", "", "<constraints>\(length("width"))\(length("height"))</constraints>")
        let cell = """
            <tableViewCell id="r" translatesAutoresizingMaskIntoConstraints="NO" accessoryType="disclosureIndicator">\
            \(Markup.rect(0, 0, 375, 44))<tableViewCellContentView key="contentView" id="c">\(Markup.rect(0, 0, 349, 44))\
            <subviews>\(box)</subviews><constraints>\(Markup.pin("e", "top", "c", "top"))\
            \(Markup.pin("c", "trailing", "e", "trailing", 9))</constraints></tableViewCellContentView></tableViewCell>
            """
        let scene = Self.table("plain", "<prototypes>\(cell)</prototypes>", data: "prototypes")
        let drawn = try DrawnDocument(scenes: scene, tools: 22_505)
        #expect(drawn.frames["c"]?.width == CGFloat(349))
        drawn.expect("e", 349 - 9 - 20, 0, 20, 20)
    }

    // MARK: Sections without rows

    @Test("a static section without rows has its titles, and its room between the others")
    func emptySection() throws {
        try shown(Self.groups(middle: "headerTitle=\"Empty\"")) { table, frames in
            #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 0)
            #expect(frames["a"]?.minY == 55.5)
            let end: CGFloat = 55.5 + 44
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: end + 18, width: 375, height: 38))
            // Its title and its end, and the beginning of the next.
            #expect(frames["c"]?.minY == end + 56 + 36)
            #expect(table.headerView(forSection: 1)?.textLabel?.text == "EMPTY")
        }
    }

    @Test("rows that the document has places of keep them beside a section without rows")
    func emptySectionBesidePlaces() throws {
        let middle = "headerTitle=\"Empty\" footerTitle=\"End\""
        try shown(Self.groups(55, 200, middle: middle)) { table, frames in
            #expect(frames["a"]?.minY == 55 && frames["c"]?.minY == 200)
            #expect(table.rectForHeader(inSection: 1).minY == CGFloat(55 + 44 + 18))
            #expect(table.footerView(forSection: 1)?.textLabel?.text == "End")
        }
    }

    @Test("a static table without rows has the titles of its sections, and the views at its ends")
    func emptyTable() throws {
        let ends = ["Header", "Footer"].map {
            "<view key=\"table\($0)View\" id=\"\($0)\">\(Markup.rect(0, 0, 375, 50))</view>"
        }.joined()
        let sections = "<sections>" + Self.section("s", "headerTitle=\"One\" footerTitle=\"End\"") + "</sections>"
        try shown(Self.table("grouped", ends + sections)) { table, frames in
            #expect(frames["Header"]?.minY == 0)
            #expect(table.headerView(forSection: 0)?.frame.maxY == 50 + 55.5)
            #expect(table.footerView(forSection: 0)?.frame.minY == 50 + 55.5)
            let footer = try #require(frames["Footer"])
            #expect(footer.minY >= 50 + 55.5)
        }
        try shown(Self.table("grouped", ends)) { table, _ in #expect(table.numberOfSections == 0) }
    }

    @Test("a table whose rows code makes has no section without prototypes")
    func noPrototypes() throws {
        try shown(Self.table("plain", "", data: "prototypes")) { table, _ in #expect(table.numberOfSections == 0) }
    }

    // MARK: Leaving the canvas

    /// UIKit has no header where there is no title in a plain table, and texts stand 20 points from the sides of an
    /// iPhone 16 Pro, 402 wide.
    @Test("rows stand on another screen where UIKit puts them")
    func otherScreen() throws {
        let rows = "<prototypes>\(Self.cell("a", y: 28))</prototypes>"
        let scene = Self.table("plain", rows, data: "prototypes")
        try shown(scene) { _, frames in #expect(frames["a"] == CGRect(x: 0, y: 28, width: 375, height: 44)) }
        try shown(scene) { preferences, habits in
            preferences = preferences.inApp
            (preferences.settings.device, preferences.size, preferences.safeAreaInsets) = (
                .named("iPhone 16 Pro"), nil, nil
            )
            habits.leaveOwnScreen()
        } _: { _, frames in
            #expect(frames["a"] == CGRect(x: 0, y: 0, width: 402, height: 44))
            #expect(frames["a-c"] == CGRect(x: 0, y: 0, width: 402, height: 44))
            #expect(frames["a-t"]?.minX == 20 && frames["a-d"]?.maxX == 382)
        }
    }

    /// A data source of an app's own, with the rows of the document.
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? 0 : 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["One", "Empty", nil][section]
        }
    }

    @Test(
        "rows, texts and titles are in an app where the same table has them that code makes",
        arguments: [12_121, 14_460, 17_701, 22_505, 24_506])
    func leaving(tools: Int) throws {
        let document = try DrawnDocument(scenes: Self.groups(60, 300, middle: "headerTitle=\"Empty\""), tools: tools)
            .document
        let preferences = try #require(document.scenes.first).preferences.inApp
        let source = Source()
        let code = Stage(Headless.Settings(), room: .screen).honouring(preferences).use {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
            table.rowHeight = 44
            table.dataSource = source
            return table
        }
        // The document names the height of what has no title.
        (code.sectionHeaderHeight, code.sectionFooterHeight) = (UITableView.automaticDimension, 18)
        let expected: [CGRect?] = try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(
            BuiltScene(root: .view(code))
        ) { _ in
            let cell = try #require(code.cellForRow(at: IndexPath(row: 0, section: 0)))
            return [
                cell.frame, cell.contentView.frame, cell.textLabel?.frame, cell.detailTextLabel?.frame,
                code.rectForHeader(inSection: 0), code.rectForHeader(inSection: 1),
            ]
        }
        try shown(Self.groups(60, 300, middle: "headerTitle=\"Empty\""), tools: tools) { preferences, habits in
            preferences = preferences.inApp
            habits.leave()
        } _: { table, frames in
            let found: [CGRect?] = [
                frames["a"], frames["a-c"], frames["a-t"], frames["a-d"], table.rectForHeader(inSection: 0),
                table.rectForHeader(inSection: 1),
            ]
            #expect(found == expected)
            #expect(frames["a"]?.minY != 60)
        }
    }

    @Test("a cell has the margins and the alignment again that its document gave it")
    func leavingCell() throws {
        let cell = Self.cell("a", y: 0).replacing(
            "<tableViewCell ", with: "<tableViewCell preservesSuperviewLayoutMargins=\"YES\" ")
        let document = try DrawnDocument(
            scenes: Self.table("plain", "<prototypes>\(cell)</prototypes>", data: "prototypes")
        ).document
        let scene = try #require(document.scenes.first)
        var settings = Headless.Settings()
        settings.preferredContentSizeCategory = .accessibilityExtraLarge
        let stage = Stage(settings, room: .screen).honouring(scene.preferences)
        let built = try stage.use { try document.build(scene) }
        guard case .controller(let controller) = built.root, let table = controller.view as? UITableView else {
            Issue.record("the root is no table")
            return
        }
        let shownCell = try #require(table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)))
        #expect(!shownCell.preservesSuperviewLayoutMargins)
        built.canvasHabits.leaveOwnScreen()
        #expect(shownCell.preservesSuperviewLayoutMargins && shownCell.insetsLayoutMarginsFromSafeArea)
    }

    // MARK: Habits

    @Test(
        "what is on record for one screen is left with it, and what stands in for an app's content only with the canvas"
    )
    func reach() {
        let habits = CanvasHabits()
        let view = UIView()
        habits.adopt(0.5, as: \.alpha, of: view, whileOn: .ownScreen)
        habits.adopt(true, as: \.isHidden, of: view)
        habits.leaveOwnScreen()
        #expect(view.alpha == 1 && view.isHidden)
        habits.leave()
        #expect(!view.isHidden)
    }
}

/// What scenes wish of their screen, on the canvas and in an app.
@MainActor @Suite("Preferences of scenes that leave the canvas")
struct LeavingWishesTests {
    private static let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"

    private func preferences(tools: Int, device: String, size: (Int, Int), _ rest: String = "") throws
        -> ScenePreferences
    {
        let scene = Markup.controller("a", size: size, views: "", constraints: "", rest: rest)
        return try #require(DrawnDocument(scenes: scene, tools: tools, device: device).document.scenes.first)
            .preferences
    }

    /// An iPhone 14 Pro covers 59 and 34 points, and bars of iOS 26 are 54 high.
    @Test("have a device's insets once, though Xcode 26 counts them twice")
    func doubledInsets() throws {
        let drawn = try preferences(tools: 24_506, device: "retina6_12", size: (393, 852), Self.bar)
        #expect(drawn.safeAreaInsets == UIEdgeInsets(top: 2 * 59 + 54, left: 0, bottom: 2 * 34, right: 0))
        #expect(drawn.inApp.safeAreaInsets == UIEdgeInsets(top: 59 + 54, left: 0, bottom: 34, right: 0))
    }

    /// Every phone with a home button has a status bar of 20 points.
    @Test("have a status bar, though Xcode 11 to 14 forgot it")
    func statusBar() throws {
        let drawn = try preferences(tools: 17_701, device: "retina4_7", size: (375, 667))
        #expect(drawn.safeAreaInsets == .zero)
        #expect(drawn.inApp.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// Apple's guidelines have 34 points for large titles, and 31 at the smallest text size, at which Xcode 12.5 drew texts.
    @Test("have text styles as large as on devices, wherever they are shown but on their canvas")
    func textStyles() throws {
        let drawn = try preferences(tools: 18_122, device: "retina4_7", size: (375, 667))
        @MainActor func size(_ stage: Stage) -> CGFloat {
            stage.use { UIFont.preferredFont(forTextStyle: .largeTitle).pointSize }
        }
        #expect(size(Stage(Headless.Settings(), room: .screen).honouring(drawn)) == 31)
        #expect(size(Stage(Headless.Settings(), room: .screen).honouring(drawn.inApp)) == 34)
        #expect(size(Variant().stage(for: drawn)) == 31)
        var elsewhere = Variant()
        elsewhere.settings.device = .named("iPhone 8 Plus")
        #expect(size(elsewhere.stage(for: drawn)) == 34)
    }

    @Test("have the letters of their iOS, though Xcode 9.0 had those of the one before")
    func letters() throws {
        let drawn = try preferences(tools: 13_196, device: "retina4_7", size: (375, 667))
        #expect(drawn.allSettings.systemFont == .first)
        #expect(drawn.inApp.allSettings.systemFont == nil)
    }
}
