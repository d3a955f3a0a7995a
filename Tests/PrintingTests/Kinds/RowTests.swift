import Foundation
import Maquette
import Testing

/// Tables and collections are printed in UIKit's words, with the rows and items that a document draws.
@Suite @MainActor struct RowTests {
    private func printed(scene number: Int) throws -> String {
        let file = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/Rows.storyboard")
        let document = try Documents.open(file.path)
        let scene = document.scenes[number]
        return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(document.build(scene)) {
            $0.printed(as: .anchors, called: "rows")
        }
    }

    @Test func staticCellsAreRowsOfTheirSections() throws {
        let code = try printed(scene: 0)
        for line in [
            "let tv = StaticTableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .grouped)",
            "tv.sectionHeaderHeight = 18",
            "let c1 = UITableViewCell(style: .subtitle, reuseIdentifier: \"Row\")",
            "c1.accessoryType = .disclosureIndicator",
            "c1.textLabel?.text = \"Title\"",
            "c1.detailTextLabel?.text = \"Subtitle\"",
            "c2.selectionStyle = .none",
            "c2.contentView.addSubview(sw)",
            "sw.centerYAnchor.constraint(equalTo: c2.contentView.centerYAnchor),",
            ".init(header: \"More\", headerHeight: 38, cells: [c5]),",
            "private class StaticTableView: UITableView, UITableViewDataSource, UITableViewDelegate {",
        ] { #expect(code.contains("\(line)\n"), "\(line)") }
        #expect(!code.contains("Prototype"))
    }

    @Test func prototypesSayThatADataSourceMakesTheRows() throws {
        let code = try printed(scene: 1)
        for line in [
            "let pt = StaticTableView(frame: .zero, style: .plain)",
            "pt.rowHeight = 60",
            "// PersonCell in the original, which may do more than a UITableViewCell.",
            "pc.imageView?.image = UIImage(systemName: \"person.circle\")",
            "pt.tableHeaderView = th",
            "// Prototype cells, as the document draws them; in an app a data source makes the rows of them.",
            "pt.sections = [.init(cells: [pc])]",
            "let cv = StaticCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
            "flow.itemSize = CGSize(width: 100, height: 80)",
            "flow.minimumInteritemSpacing = 8",
            "cv.header = ih",
            "cv.items = [ic]",
        ] { #expect(code.contains("\(line)\n"), "\(line)") }
    }

    /// As the document has it: insets of the safe area that are left out, and a view that stays while its scroll view scrolls.
    @Test func insetsAndGuidesOfScrollViewsThatAreRootsAreKept() throws {
        func scene(_ root: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" useAutolayout="YES" \
            useSafeAreas="YES"><scenes><scene sceneID="s"><objects><viewController id="v">\(root)</viewController>\
            </objects></scene></scenes></document>
            """
        }
        func printed(_ root: String) throws -> String {
            let document = try Documents.read(Array(scene(root).utf8), named: "a.storyboard")
            let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
            return try stage.show(document.build(document.scenes[0])) { $0.printed(as: .anchors, called: "root") }
        }
        let place = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
        let table = try printed(
            "<tableView key=\"view\" contentInsetAdjustmentBehavior=\"never\" style=\"plain\" id=\"t\">\(place)</tableView>"
        )
        #expect(table.contains("t.contentInsetAdjustmentBehavior = .never\n"), "\(table)")
        let scroll = try printed(
            """
            <scrollView key="view" id="sv">\(place)<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">\(place)\
            </view></subviews><viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>\
            <viewLayoutGuide key="safeArea" id="sa"/><constraints>\
            <constraint firstItem="b" firstAttribute="top" secondItem="fg" secondAttribute="top" constant="20" id="k"/>\
            <constraint firstItem="b" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="l"/>\
            </constraints></scrollView>
            """)
        #expect(
            scroll.contains("b.topAnchor.constraint(equalTo: sv.frameLayoutGuide.topAnchor, constant: 20),\n"),
            "\(scroll)")
        #expect(scroll.contains("b.leadingAnchor.constraint(equalTo: sv.safeAreaLayoutGuide.leadingAnchor),\n"))
    }

    @Test func livingTablesLeaveTheirRowsToTheDataSource() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = .checkmark
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
        table.dataSource = source
        table.rowHeight = 50
        let code = table.printed(as: .anchors)
        #expect(code.contains("UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)"))
        #expect(code.contains("root.rowHeight = 50\n"))
        #expect(code.contains("// Its rows come from a data source.\n"))
        #expect(!code.contains("UITableViewCell"))
    }

    @Test func cellsThatStandAloneHaveTheirPartsUnderUIKitsNames() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Setting")
        cell.textLabel?.text = "Sound"
        cell.detailTextLabel?.text = "On"
        cell.accessoryType = .detailDisclosureButton
        let code = cell.printed(as: .anchors)
        #expect(code.contains("UITableViewCell(style: .value1, reuseIdentifier: \"Setting\")\n"))
        #expect(code.contains("root.textLabel?.text = \"Sound\"\n"))
        #expect(code.contains("root.detailTextLabel?.text = \"On\"\n"))
        #expect(code.contains("root.accessoryType = .detailDisclosureButton\n"))
        #expect(!code.contains("UILabel") && !code.contains("addSubview"))
    }
}
