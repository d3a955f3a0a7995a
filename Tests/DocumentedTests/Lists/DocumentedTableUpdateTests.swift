import Testing
import UIKit

/// What Apple's pages say of changes of rows and sections.
@Suite("Documented: table view updates") @MainActor
struct DocumentedTableViewUpdateTests {
    @Test("Inserting and deleting rows") func rows() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        source.sections[0].insert("new", at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        documented("uikit/uitableview/insertrows(at:with:)", table.numberOfRows(inSection: 0), 4)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/insertrows(at:with:)",
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "new")
        documented(
            "uikit/uitableview/insertrows(at:with:)",
            table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, "b")
        source.sections[0].remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        documented("uikit/uitableview/deleterows(at:with:)", table.numberOfRows(inSection: 0), 3)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/deleterows(at:with:)",
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "new")
    }

    @Test("Deletions come before insertions in a batch") func batchOrder() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        source.sections = [["b", "x", "c"]]
        UIView.performWithoutAnimation {
            table.performBatchUpdates(
                {
                    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
                    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }, completion: nil)
        }
        table.layoutIfNeeded()
        documented("uikit/uitableview/performbatchupdates(_:completion:)", table.numberOfRows(inSection: 0), 3)
        documented(
            "uikit/uitableview/performbatchupdates(_:completion:)",
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "b")
        documented(
            "uikit/uitableview/performbatchupdates(_:completion:)",
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "x")
        documented(
            "uikit/uitableview/performbatchupdates(_:completion:)",
            table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, "c")
    }

    @Test("Begin and end of updates") func beginEnd() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        source.sections = [["b", "c", "d"]]
        table.beginUpdates()
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.endUpdates()
        table.layoutIfNeeded()
        documented("uikit/uitableview/endupdates()", table.numberOfRows(inSection: 0), 3)
        documented(
            "uikit/uitableview/beginupdates()", table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text,
            "b")
        documented(
            "uikit/uitableview/beginupdates()", table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text,
            "d")
    }

    @Test("Empty updates ask for new heights") func newHeights() {
        let (_, table, _) = makeTable([["a", "b"]])
        let delegate = FruitDelegate()
        delegate.heights = [0: 40]
        table.kept.append(delegate)
        table.delegate = delegate
        table.reloadData()
        table.layoutIfNeeded()
        let before = table.cellForRow(at: IndexPath(row: 0, section: 0))
        delegate.heights = [0: 90]
        table.beginUpdates()
        table.endUpdates()
        documented("uikit/uitableview/beginupdates()", table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 90)
        documented(
            "uikit/uitableview/beginupdates()", table.cellForRow(at: IndexPath(row: 0, section: 0)) === before, true)
    }

    @Test("Sections come and go") func sections() {
        let (_, table, source) = makeTable([["a"], ["b"]])
        source.sections.insert(["x", "y"], at: 0)
        table.insertSections(IndexSet(integer: 0), with: .none)
        documented("uikit/uitableview/insertsections(_:with:)", table.numberOfSections, 3)
        documented("uikit/uitableview/insertsections(_:with:)", table.numberOfRows(inSection: 0), 2)
        source.sections.remove(at: 2)
        table.deleteSections(IndexSet(integer: 2), with: .none)
        documented("uikit/uitableview/deletesections(_:with:)", table.numberOfSections, 2)
        documented("uikit/uitableview/deletesections(_:with:)", table.numberOfRows(inSection: 1), 1)
        source.sections.swapAt(0, 1)
        table.moveSection(0, toSection: 1)
        documented("uikit/uitableview/movesection(_:tosection:)", table.numberOfRows(inSection: 1), 2)
        documented("uikit/uitableview/movesection(_:tosection:)", table.numberOfRows(inSection: 0), 1)
    }

    @Test("Moving a row keeps its cell") func move() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        source.sections = [["b", "c", "a"]]
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/moverow(at:to:)", table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text,
            "a")
        documented(
            "uikit/uitableview/moverow(at:to:)", table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text,
            "b")
    }

    @Test("Reloading and reconfiguring rows") func reloadRows() {
        let (_, table, source) = makeTable([["a", "b"]])
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        source.sections = [["changed", "changed too"]]
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/reconfigurerows(at:)", table.cellForRow(at: IndexPath(row: 0, section: 0)) === first,
            true)
        documented("uikit/uitableview/reconfigurerows(at:)", first?.textLabel?.text, "changed")
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/reloadrows(at:with:)",
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "changed too")
        source.sections = [["p", "q", "r"]]
        table.reloadSections(IndexSet(integer: 0), with: .none)
        documented("uikit/uitableview/reloadsections(_:with:)", table.numberOfRows(inSection: 0), 3)
    }

    @Test("Display calls of the delegate") func display() {
        let (_, table, _) = makeTable([(0..<100).map { "row \($0)" }])
        let delegate = DisplayDelegate()
        table.kept.append(delegate)
        table.delegate = delegate
        table.reloadData()
        table.layoutIfNeeded()
        documented("uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)", delegate.shown.contains(0), true)
        documented("uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)", delegate.shown.contains(60), false)
        delegate.ended = []
        table.setContentOffset(CGPoint(x: 0, y: 2500), animated: false)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)", delegate.ended.contains(0), true)
        documented("uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)", delegate.shown.contains(50), true)
    }

    @Test("An offscreen row's cell goes back to the queue") func reuse() {
        let (_, table, _) = makeTable([(0..<100).map { "row \($0)" }])
        let before = Set(table.visibleCells.map { ObjectIdentifier($0) })
        for y in stride(from: 0.0, through: 2500.0, by: 400.0) {
            table.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            table.layoutIfNeeded()
        }
        let after = table.visibleCells.map { ObjectIdentifier($0) }
        documented(
            "uikit/uitableview/dequeuereusablecell(withidentifier:for:)", after.contains { before.contains($0) }, true)
    }

    @Test("Index titles and headers of the data source") func headers() {
        let (_, table, source) = makeTable([["a"], ["b"]], style: .plain)
        source.headers = ["Fruits", nil]
        source.footers = ["End", nil]
        table.reloadData()
        table.layoutIfNeeded()
        documented(
            "uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)", table.headerView(forSection: 0) != nil,
            true)
        documented(
            "uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)", table.footerView(forSection: 0) != nil,
            true)
        documented(
            "uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)", table.headerView(forSection: 1) == nil,
            true)
        documented(
            "uikit/uitableview/headerview(forsection:)", table.headerView(forSection: 0)?.textLabel?.text, "Fruits")
        documented("uikit/uitableview/footerview(forsection:)", table.footerView(forSection: 0)?.textLabel?.text, "End")
    }

    @Test("Views and heights of the delegate for headers") func headerViews() {
        let (_, table, _) = makeTable([["a", "b"]], style: .plain)
        let delegate = ViewDelegate()
        table.kept.append(delegate)
        table.delegate = delegate
        table.sectionHeaderTopPadding = 0
        table.reloadData()
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/rectforheader(insection:)", table.rectForHeader(inSection: 0),
            CGRect(x: 0, y: 0, width: 300, height: 30))
        documented(
            "uikit/uitableview/rectforfooter(insection:)", table.rectForFooter(inSection: 0),
            CGRect(x: 0, y: 130, width: 300, height: 20))
        documented("uikit/uitableview/rect(forsection:)", table.rect(forSection: 0).height, 150)
        documented(
            "uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)", delegate.header.isDescendant(of: table),
            true)
        documented(
            "uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)", delegate.footer.isDescendant(of: table),
            true)
        documented("uikit/uitableviewdelegate/tableview(_:heightforheaderinsection:)", delegate.header.frame.height, 30)
        documented("uikit/uitableview/rectforrow(at:)", table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 30)
    }

    @Test("Editing") func editing() {
        let (_, table, _) = makeTable([["a", "b"]])
        table.setEditing(true, animated: false)
        documented("uikit/uitableview/setediting(_:animated:)", table.isEditing, true)
        documented(
            "uikit/uitableview/setediting(_:animated:)", table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing,
            true)
        documented(
            "uikit/uitableviewcell/editingstyle-swift.property",
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle, .delete)
        table.isEditing = false
        documented("uikit/uitableview/isediting", table.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing, false)
    }

    @Test("Dequeuing") func dequeue() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        documented(
            "uikit/uitableview/dequeuereusablecell(withidentifier:)",
            table.dequeueReusableCell(withIdentifier: "none") == nil, true)
        documented(
            "uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)",
            table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil, true)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "some")
        documented(
            "uikit/uitableview/dequeuereusablecell(withidentifier:)",
            table.dequeueReusableCell(withIdentifier: "some")?.reuseIdentifier, "some")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        documented(
            "uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)",
            table.dequeueReusableHeaderFooterView(withIdentifier: "head")?.reuseIdentifier, "head")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "some")
        documented(
            "uikit/uitableview/register(_:forcellreuseidentifier:)",
            table.dequeueReusableCell(withIdentifier: "some") == nil, true)
    }
}
