import Testing
import UIKit

@MainActor
private final class FruitSource: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var cellCalls: [IndexPath] = []
    var sectionCountCalls = 0
    var commits: [String] = []
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int {
        sectionCountCalls += 1
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCalls.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section < headers.count ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section < footers.count ? footers[section] : nil
    }
}

/// Implements only what a data source must.
@MainActor
private final class SmallestSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
private final class FruitDelegate: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var heights: [Int: CGFloat] = [:]
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row] ?? 44
    }
}

@MainActor
private final class DisplayDelegate: NSObject, UITableViewDelegate {
    var shown: [Int] = []
    var ended: [Int] = []
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.append(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended.append(indexPath.row)
    }
}

@MainActor
private final class ViewDelegate: NSObject, UITableViewDelegate {
    let header = UIView()
    let footer = UIView()
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}

/// Keeps what a table view itself does not retain.
private final class KeepingTable: UITableView {
    var kept: [AnyObject] = []
}

@MainActor
private final class Counter {
    var count = 0
}

@MainActor
private func makeTable(_ sections: [[String]], style: UITableView.Style = .plain) -> (
    UIWindow, KeepingTable, FruitSource
) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 390), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    let source = FruitSource(sections)
    table.dataSource = source
    table.kept = [source, window]
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, table, source)
}

/// What Apple's pages say of table views.
@Suite("Documented: table views") @MainActor
struct DocumentedTableViewTests {
    @Test("What a new table view has") func defaults() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        documented("uikit/uitableview/allowsselection", table.allowsSelection, true)
        documented("uikit/uitableview/allowsmultipleselection", table.allowsMultipleSelection, false)
        documented("uikit/uitableview/allowsselectionduringediting", table.allowsSelectionDuringEditing, false)
        documented(
            "uikit/uitableview/allowsmultipleselectionduringediting", table.allowsMultipleSelectionDuringEditing, false)
        documented("uikit/uitableview/isediting", table.isEditing, false)
        documented("uikit/uitableview/separatorstyle", table.separatorStyle, .singleLine)
        documented("uikit/uitableview/rowheight", table.rowHeight, UITableView.automaticDimension)
        documented("uikit/uitableview/estimatedrowheight", table.estimatedRowHeight, UITableView.automaticDimension)
        documented("uikit/uitableview/sectionheaderheight", table.sectionHeaderHeight, UITableView.automaticDimension)
        documented("uikit/uitableview/sectionfooterheight", table.sectionFooterHeight, UITableView.automaticDimension)
        documented(
            "uikit/uitableview/estimatedsectionheaderheight", table.estimatedSectionHeaderHeight,
            UITableView.automaticDimension)
        documented(
            "uikit/uitableview/estimatedsectionfooterheight", table.estimatedSectionFooterHeight,
            UITableView.automaticDimension)
    }

    @Test("What else a new table view has") func moreDefaults() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        documented("uikit/uitableview/tableheaderview", table.tableHeaderView == nil, true)
        documented("uikit/uitableview/tablefooterview", table.tableFooterView == nil, true)
        documented("uikit/uitableview/backgroundview", table.backgroundView == nil, true)
        documented("uikit/uitableview/datasource", table.dataSource == nil, true)
        documented("uikit/uitableview/delegate", table.delegate == nil, true)
        documented("uikit/uitableview/indexpathforselectedrow", table.indexPathForSelectedRow == nil, true)
        documented("uikit/uitableview/indexpathsforselectedrows", table.indexPathsForSelectedRows == nil, true)
        documented("uikit/uitableview/insetscontentviewstosafearea", table.insetsContentViewsToSafeArea, true)
        documented("uikit/uitableview/separatorinsetreference", table.separatorInsetReference, .fromCellEdges)
        documented("uikit/uitableview/draginteractionenabled", table.dragDelegate == nil, true)
        documented("uikit/uitableview/dropdelegate", table.dropDelegate == nil, true)
        documented("uikit/uitableview/isprefetchingenabled", table.prefetchDataSource == nil, true)
        documented("uikit/uitableview/rememberslastfocusedindexpath", table.remembersLastFocusedIndexPath, false)
        documented("uikit/uitableview/selfsizinginvalidation-swift.property", table.selfSizingInvalidation, .enabled)
    }

    @Test("The style given to the initializer") func style() {
        documented("uikit/uitableview/init(frame:style:)", UITableView(frame: .zero, style: .grouped).style, .grouped)
        documented(
            "uikit/uitableview/init(frame:style:)", UITableView(frame: .zero, style: .insetGrouped).style, .insetGrouped
        )
        documented("uikit/uitableview/style-swift.property", UITableView(frame: .zero, style: .plain).style, .plain)
        let framed = UITableView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), style: .plain)
        documented("uikit/uitableview/init(frame:style:)", framed.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test("Numbers come from the data source") func numbers() {
        let (_, table, _) = makeTable([["a", "b"], [], ["c", "d", "e"]])
        documented("uikit/uitableview/numberofsections", table.numberOfSections, 3)
        documented("uikit/uitableview/numberofrows(insection:)", table.numberOfRows(inSection: 0), 2)
        documented("uikit/uitableview/numberofrows(insection:)", table.numberOfRows(inSection: 1), 0)
        documented("uikit/uitableview/numberofrows(insection:)", table.numberOfRows(inSection: 2), 3)
    }

    @Test("One section when the data source does not say") func oneSection() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        let source = SmallestSource()
        table.dataSource = source
        table.reloadData()
        documented("uikit/uitableviewdatasource/numberofsections(in:)", table.numberOfSections, 1)
        documented(
            "uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)", table.numberOfRows(inSection: 0), 3)
        withExtendedLifetime(source) {}
    }

    @Test("The data source is not retained") func weakSource() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        do {
            let source = SmallestSource()
            table.dataSource = source
            let delegate = FruitDelegate()
            table.delegate = delegate
            documented("uikit/uitableview/datasource", table.dataSource === source, true)
            documented("uikit/uitableview/delegate", table.delegate === delegate, true)
        }
        documented("uikit/uitableview/datasource", table.dataSource == nil, true)
        documented("uikit/uitableview/delegate", table.delegate == nil, true)
    }

    @Test("Cells at index paths") func cells() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        documented("uikit/uitableview/cellforrow(at:)", cell?.textLabel?.text, "b")
        documented(
            "uikit/uitableview/cellforrow(at:)", table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil, true)
        documented("uikit/uitableview/indexpath(for:)", table.indexPath(for: cell!), IndexPath(row: 1, section: 0))
        let stranger = UITableViewCell(style: .default, reuseIdentifier: nil)
        documented("uikit/uitableview/indexpath(for:)", table.indexPath(for: stranger) == nil, true)
        documented("uikit/uitableview/visiblecells", table.visibleCells.count, 3)
        documented(
            "uikit/uitableviewdatasource/tableview(_:cellforrowat:)",
            source.cellCalls.contains(IndexPath(row: 2, section: 0)), true)
        documented("uikit/uitableviewcell/reuseidentifier", cell?.reuseIdentifier, "fruit")
    }

    @Test("Cells that are not visible") func invisible() {
        let (_, table, _) = makeTable([(0..<100).map { "row \($0)" }])
        documented(
            "uikit/uitableview/cellforrow(at:)", table.cellForRow(at: IndexPath(row: 90, section: 0)) == nil, true)
        documented("uikit/uitableview/visiblecells", table.visibleCells.count, 8)
        documented("uikit/uitableview/visiblecells", table.visibleCells.first?.textLabel?.text, "row 0")
        documented(
            "uikit/uitableview/indexpathsforvisiblerows", table.indexPathsForVisibleRows?.first,
            IndexPath(row: 0, section: 0))
        documented(
            "uikit/uitableview/indexpathsforvisiblerows", table.indexPathsForVisibleRows?.last,
            IndexPath(row: 7, section: 0))
    }

    @Test("Rectangles of rows and sections") func rects() {
        let (_, table, _) = makeTable([["a", "b", "c"], ["d"]])
        documented(
            "uikit/uitableview/rectforrow(at:)", table.rectForRow(at: IndexPath(row: 0, section: 0)),
            CGRect(x: 0, y: 0, width: 300, height: 50))
        documented(
            "uikit/uitableview/rectforrow(at:)", table.rectForRow(at: IndexPath(row: 2, section: 0)),
            CGRect(x: 0, y: 100, width: 300, height: 50))
        documented(
            "uikit/uitableview/rectforrow(at:)", table.rectForRow(at: IndexPath(row: 0, section: 7)), CGRect.zero)
        documented(
            "uikit/uitableview/rect(forsection:)", table.rect(forSection: 0),
            CGRect(x: 0, y: 0, width: 300, height: 150))
        documented(
            "uikit/uitableview/rect(forsection:)", table.rect(forSection: 1),
            CGRect(x: 0, y: 150, width: 300, height: 50))
    }

    @Test("Index paths at points") func points() {
        let (_, table, _) = makeTable([["a", "b", "c"], ["d"]])
        documented(
            "uikit/uitableview/indexpathforrow(at:)", table.indexPathForRow(at: CGPoint(x: 10, y: 60)),
            IndexPath(row: 1, section: 0))
        documented(
            "uikit/uitableview/indexpathforrow(at:)", table.indexPathForRow(at: CGPoint(x: 10, y: 160)),
            IndexPath(row: 0, section: 1))
        documented(
            "uikit/uitableview/indexpathforrow(at:)", table.indexPathForRow(at: CGPoint(x: 10, y: 380)) == nil, true)
        let found = table.indexPathsForRows(in: CGRect(x: 0, y: 10, width: 100, height: 60))
        documented(
            "uikit/uitableview/indexpathsforrows(in:)", found,
            [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
        let none = table.indexPathsForRows(in: CGRect(x: 0, y: 350, width: 100, height: 20))
        documented("uikit/uitableview/indexpathsforrows(in:)", none, [])
    }

    @Test("Heights that the delegate gives") func heights() {
        let (_, table, _) = makeTable([["a", "b", "c"]])
        let delegate = FruitDelegate()
        delegate.heights = [0: 30, 1: 70, 2: 10]
        table.kept.append(delegate)
        table.delegate = delegate
        table.reloadData()
        documented(
            "uikit/uitableviewdelegate/tableview(_:heightforrowat:)",
            table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 30)
        documented(
            "uikit/uitableviewdelegate/tableview(_:heightforrowat:)",
            table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 70)
        documented(
            "uikit/uitableviewdelegate/tableview(_:heightforrowat:)",
            table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 100)
        documented("uikit/uitableview/rowheight", table.rowHeight, 50)
    }

    @Test("Selecting calls no delegate method") func selecting() {
        let (_, table, _) = makeTable([["a", "b", "c"]])
        let delegate = FruitDelegate()
        table.kept.append(delegate)
        table.delegate = delegate
        let posted = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posted.count += 1 }
        }
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        documented(
            "uikit/uitableview/indexpathforselectedrow", table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        documented("uikit/uitableview/selectrow(at:animated:scrollposition:)", delegate.calls, [])
        documented("uikit/uitableview/selectrow(at:animated:scrollposition:)", posted.count, 0)
        documented(
            "uikit/uitableviewcell/isselected", table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        documented("uikit/uitableview/deselectrow(at:animated:)", table.indexPathForSelectedRow == nil, true)
        documented("uikit/uitableview/deselectrow(at:animated:)", delegate.calls, [])
        documented("uikit/uitableview/deselectrow(at:animated:)", posted.count, 0)
        documented(
            "uikit/uitableviewcell/isselected", table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, false)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("One selection takes the place of another") func single() {
        let (_, table, _) = makeTable([["a", "b", "c"]])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        documented(
            "uikit/uitableview/allowsmultipleselection", table.indexPathsForSelectedRows,
            [IndexPath(row: 2, section: 0)])
        documented(
            "uikit/uitableviewcell/isselected", table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected, false)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        documented(
            "uikit/uitableview/selectrow(at:animated:scrollposition:)", table.indexPathForSelectedRow == nil, true)
    }

    @Test("Several selections") func multiple() {
        let (_, table, _) = makeTable([["a", "b", "c"], ["d"]])
        table.allowsMultipleSelection = true
        table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        documented("uikit/uitableview/indexpathsforselectedrows", table.indexPathsForSelectedRows?.count, 3)
        documented(
            "uikit/uitableview/indexpathforselectedrow", table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        documented(
            "uikit/uitableview/indexpathforselectedrow", table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
        documented(
            "uikit/uitableview/indexpathsforselectedrows",
            table.indexPathsForSelectedRows?.contains(IndexPath(row: 0, section: 1)), true)
    }

    @Test("Reloading clears the selection") func reload() {
        let (_, table, source) = makeTable([["a", "b", "c"]])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.sections = [["x"]]
        table.reloadData()
        documented("uikit/uitableview/reloaddata()", table.indexPathForSelectedRow == nil, true)
        documented("uikit/uitableview/reloaddata()", table.numberOfRows(inSection: 0), 1)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/reloaddata()", table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "x")
        documented("uikit/uitableview/reloaddata()", table.visibleCells.count, 1)
    }

    @Test("Scrolling to a row") func scrolling() {
        let (_, table, _) = makeTable([(0..<100).map { "row \($0)" }])
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        documented("uikit/uitableview/scrolltorow(at:at:animated:)", table.contentOffset.y, 1000)
        documented(
            "uikit/uitableview/scrollposition/top", table.indexPathsForVisibleRows?.first,
            IndexPath(row: 20, section: 0))
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        documented("uikit/uitableview/scrollposition/bottom", table.contentOffset.y, 2160)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        documented("uikit/uitableview/scrollposition/middle", table.contentOffset.y, 2330)
        table.scrollToRow(at: IndexPath(row: 51, section: 0), at: .none, animated: false)
        documented("uikit/uitableview/scrollposition/none", table.contentOffset.y, 2330)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
        documented("uikit/uitableview/scrollposition/none", table.contentOffset.y, 0)
    }

    @Test("Selecting with a scroll position") func selectScroll() {
        let (_, table, _) = makeTable([(0..<100).map { "row \($0)" }])
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        documented("uikit/uitableview/selectrow(at:animated:scrollposition:)", table.contentOffset.y, 0)
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
        documented("uikit/uitableview/selectrow(at:animated:scrollposition:)", table.contentOffset.y, 1500)
        table.setContentOffset(.zero, animated: false)
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        documented("uikit/uitableview/scrolltonearestselectedrow(at:animated:)", table.contentOffset.y, 1500)
    }

    @Test("The content size holds all rows") func contentSize() {
        let (_, table, _) = makeTable([["a", "b", "c"], ["d"]])
        documented("uikit/uitableview/rowheight", table.contentSize.height, 200)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        table.tableHeaderView = header
        table.layoutIfNeeded()
        documented("uikit/uitableview/tableheaderview", table.contentSize.height, 260)
        documented("uikit/uitableview/tableheaderview", header.frame, CGRect(x: 0, y: 0, width: 300, height: 60))
        documented("uikit/uitableview/tableheaderview", table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 60)
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        table.tableFooterView = footer
        table.layoutIfNeeded()
        documented("uikit/uitableview/tablefooterview", footer.frame, CGRect(x: 0, y: 260, width: 300, height: 40))
        documented("uikit/uitableview/tablefooterview", table.contentSize.height, 300)
        table.tableHeaderView = nil
        documented("uikit/uitableview/tableheaderview", header.superview == nil, true)
    }

    @Test("The background view lies behind and fills") func background() {
        let (_, table, _) = makeTable([["a"]])
        let back = UIView()
        table.backgroundView = back
        table.layoutIfNeeded()
        documented("uikit/uitableview/backgroundview", back.frame.size, CGSize(width: 300, height: 390))
        documented("uikit/uitableview/backgroundview", back.superview === table, true)
    }
}

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

/// What Apple's pages say of table view controllers.
@Suite("Documented: table view controllers") @MainActor
struct DocumentedTableViewControllerTests {
    @Test("The table view it makes") func table() {
        let controller = UITableViewController(style: .grouped)
        documented("uikit/uitableviewcontroller/init(style:)", controller.tableView.style, .grouped)
        documented("uikit/uitableviewcontroller", controller.tableView.dataSource === controller, true)
        documented("uikit/uitableviewcontroller", controller.tableView.delegate === controller, true)
        documented("uikit/uitableviewcontroller/tableview", controller.view === controller.tableView, true)
        documented(
            "uikit/uitableviewcontroller/clearsselectiononviewwillappear", controller.clearsSelectionOnViewWillAppear,
            true)
        documented("uikit/uitableviewcontroller/refreshcontrol", controller.refreshControl == nil, true)
    }

    @Test("The refresh control and editing") func editing() {
        let controller = UITableViewController(style: .plain)
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        documented("uikit/uitableviewcontroller/refreshcontrol", controller.tableView.refreshControl === refresh, true)
        controller.setEditing(true, animated: false)
        documented("uikit/uitableviewcontroller", controller.tableView.isEditing, true)
        controller.setEditing(false, animated: false)
        documented("uikit/uitableviewcontroller", controller.tableView.isEditing, false)
    }
}
