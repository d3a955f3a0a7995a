import Testing
import UIKit

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
        documented("uikit/uitableview/fillerrowheight", table.fillerRowHeight, 0)
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
