import MaquetteViewTestSupport
import Testing
import UIKit

/// Rows, their cells and their heights. The measures of UIKit's own cells are those of frames that Interface Builder
/// recorded at two pixels a point.
@MainActor @Suite struct TableTests {
    /// Its table is laid out while there are no rows yet.
    private final class LateController: UITableViewController {
        private var rows = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.layoutIfNeeded()
            rows = 3
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// Apple's documentation of `UITableViewController`: the first time the table is about to appear, its data is reloaded.
    /// UIKit's logs have `frame = (0 0; 320 44)` for a new cell and for its content view.
    @Test func aNewCellAndItsContentHaveASize() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func `A table controller asks for its rows when its table appears`() {
        let controller = LateController(style: .plain)
        let window = UIWindow.showing(controller)
        window.layoutIfNeeded()
        #expect(controller.tableView.visibleCells.count == 3)
    }

    /// A cell as layout code writes it: its own initialiser, and none that a coder could use.
    final class TextCell: UITableViewCell {
        let label = UILabel()
        private(set) var timesReused = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        override func prepareForReuse() {
            super.prepareForReuse()
            timesReused += 1
        }
    }

    final class Source: NSObject, UITableViewDataSource {
        var sections: [[String]]
        var titles: [String?] = []
        var footers: [String?] = []
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
            if !(cell is TextCell) { cell.textLabel?.text = sections[indexPath.section][indexPath.row] }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section < titles.count ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section < footers.count ? footers[section] : nil
        }
    }

    private func table(
        _ source: Source, width: CGFloat = 375, height: CGFloat = 400, style: UITableView.Style = .plain,
        cell: UITableViewCell.Type = TextCell.self
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        table.register(cell, forCellReuseIdentifier: "text")
        table.dataSource = source
        return table
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func cellsAreMadeByTheInitialiserOfTheirClass() throws {
        let source = Source([["one"]])
        let table = table(source)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: row(0)) as? TextCell)
        #expect(type(of: cell) == TextCell.self)
        #expect(cell.reuseIdentifier == "text")
        #expect(cell.label.text == "one")
        #expect(cell.label.superview === cell.contentView)
    }

    @Test func aRowIsAsHighAsItsConstraintsAndItsSeparator() {
        atScale(2) {
            let source = Source([["one", "one\ntwo", "one\ntwo\nthree"]])
            let table = table(source)
            table.layoutIfNeeded()
            // Lines of 17 points are 20.287 high: 20.5, 41 and 61 at two pixels a point; 16 of space, half a point of line.
            #expect(table.rectForRow(at: row(0)) == CGRect(x: 0, y: 0, width: 375, height: 37))
            #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 37, width: 375, height: 57.5))
            #expect(table.rectForRow(at: row(2)) == CGRect(x: 0, y: 94.5, width: 375, height: 77.5))
            #expect(table.contentSize == CGSize(width: 375, height: 172))
            table.separatorStyle = .none
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 170.5)
        }
    }

    @Test func aRowOfFixedHeightsBreaksNoConstraint() {
        final class FixedCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = contentView.adding(SizedView(50, 50))
                NSLayoutConstraint.activate([
                    box.heightAnchor.constraint(equalToConstant: 54),
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError("made in code") }
        }
        atScale(3) {
            let source = Source([["a", "b"]])
            let table = table(source, cell: FixedCell.self)
            table.layoutIfNeeded()
            // Logs of real rows show this very height: 54 and a pixel.
            #expect(abs(table.rectForRow(at: row(0)).height - 54.3333) < 0.001)
            #expect(table.layoutConflicts.isEmpty)
        }
    }

    @Test func longTextWrapsAtTheWidthOfTheTable() throws {
        let text = String(repeating: "wrapping words ", count: 20)
        let source = Source([[text]])
        let table = table(source, width: 200)
        table.layoutIfNeeded()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        let expected = label.sizeThatFits(CGSize(width: 180, height: 0)).height
        let cell = try #require(table.cellForRow(at: row(0)) as? TextCell)
        #expect(cell.label.frame.height >= expected && expected > 100)
        table.frame.size.width = 400
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: row(0)).width == 400)
        #expect(table.rectForRow(at: row(0)).height < expected)
    }

    @Test func onlyRowsInSightHaveCells() {
        let source = Source([(0..<100).map { "row \($0)" }])
        let table = table(source, height: 200)
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 4)
        #expect(table.contentSize.height == 5000)
        table.contentOffset.y = 1010
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows == [20, 21, 22, 23, 24].map { row($0) })
        #expect(table.cellForRow(at: row(0)) == nil)
        #expect(table.cellForRow(at: row(20))?.frame == CGRect(x: 0, y: 1000, width: 375, height: 50))
        let labels = table.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
        #expect(labels == (20...24).map { "row \($0)" })
        #expect(table.visibleCells.contains { ($0 as? TextCell)?.timesReused == 1 })
    }

    @Test func unseenRowsCountWithTheirEstimate() {
        atScale(2) {
            let source = Source([(0..<100).map { "row \($0)" }])
            let table = table(source, height: 370)
            table.estimatedRowHeight = 100
            table.layoutIfNeeded()
            // Ten rows of 37 points fill the height; ninety count 100 each.
            #expect(table.visibleCells.count == 10)
            #expect(table.contentSize.height == 9370)
            table.estimatedRowHeight = 0
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 3700)
        }
    }

    @Test(arguments: [(375.0, 16.0), (414, 20)])
    func theDefaultStyleIsAsInterfaceBuilderRecordsIt(width: Double, margin: Double) throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try atScaleThrowing(2) {
                let source = Source([["Title"]])
                let table = table(source, width: width, cell: UITableViewCell.self)
                table.layoutIfNeeded()
                let cell = try #require(table.cellForRow(at: row(0)))
                expectFrame(cell, 0, 0, width, 43.5)
                expectFrame(cell.contentView, 0, 0, width, 43.5)
                expectFrame(try #require(cell.textLabel), margin, 0, width - 2 * margin, 43.5)
                cell.accessoryType = .disclosureIndicator
                cell.layoutIfNeeded()
                expectFrame(cell.contentView, 0, 0, width - margin - 10.5, 43.5)
                cell.accessoryType = .checkmark
                cell.layoutIfNeeded()
                expectFrame(cell.contentView, 0, 0, width - margin - 24, 43.5)
                // Measured on iOS 26.1: 19 x 18, 18.5 from the edge where the margin is 16.
                let mark = try #require(cell.subviews.last { "\(type(of: $0))" == "CellAccessoryView" })
                expectFrame(mark, width - margin - 2.5 - 19, 13, 19, 18)
            }
        }
    }

    @Test func theOtherStylesAreAsInterfaceBuilderRecordsThem() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try atScaleThrowing(2) {
                let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                subtitle.textLabel?.text = "Title"
                subtitle.detailTextLabel?.text = "Subtitle"
                subtitle.frame = CGRect(x: 0, y: 0, width: 414, height: 56)
                subtitle.layoutIfNeeded()
                let (title, detail) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
                #expect(title.frame.origin == CGPoint(x: 20, y: 9) && title.frame.height == 20.5)
                #expect(detail.frame.origin == CGPoint(x: 20, y: 31.5) && detail.frame.height == 14.5)

                let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
                value.textLabel?.text = "Title"
                value.detailTextLabel?.text = "Detail"
                value.frame = CGRect(x: 0, y: 0, width: 414, height: 51)
                value.layoutIfNeeded()
                #expect(value.textLabel?.frame.origin == CGPoint(x: 20, y: 16))
                #expect(value.detailTextLabel?.frame.maxX == 394)
                value.accessoryType = .disclosureIndicator
                value.layoutIfNeeded()
                #expect(value.detailTextLabel?.frame.maxX == 375.5)
            }
        }
    }

    @Test func anImagePushesTheTextAside() throws {
        try atScaleThrowing(2) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
            cell.imageView?.image = picture
            cell.frame = CGRect(x: 0, y: 0, width: 414, height: 51)
            cell.layoutIfNeeded()
            expectFrame(try #require(cell.imageView), 20, 13.5, 24, 24)
            #expect(cell.textLabel?.frame.minX == 59)
        }
    }

    @Test func rightToLeftMirrorsTheCell() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try atScaleThrowing(2) {
                try Headless.with({ $0.layoutDirection = .rightToLeft }) {
                    let source = Source([["Title"]])
                    let table = table(source, width: 414, cell: UITableViewCell.self)
                    table.layoutIfNeeded()
                    let cell = try #require(table.cellForRow(at: row(0)))
                    cell.accessoryType = .disclosureIndicator
                    cell.layoutIfNeeded()
                    expectFrame(cell.contentView, 30.5, 0, 383.5, 43.5)
                    expectFrame(try #require(cell.textLabel), 8, 0, 383.5 - 20 - 8, 43.5)
                }
            }
        }
    }

    @Test func largeTextMakesRowsHigher() throws {
        Headless.with({ $0.release = .iOS18 }) {
            let heights = [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
                category in
                Headless.with({
                    $0.preferredContentSizeCategory = category
                    $0.displayScale = 2
                }) {
                    let source = Source([["Title"]])
                    let table = table(source, cell: UITableViewCell.self)
                    table.layoutIfNeeded()
                    return table.rectForRow(at: row(0)).height
                }
            }
            // Body text of 17, 23 and 53 points: lines of 20.5, 27.5 and 63.5, and 22.5 around them where 43.5 do not suffice.
            #expect(heights == [43.5, 50, 86])
        }
    }

    /// Of 1024 points 672 are for text: 176 are left at each side.
    @Test func rowsFollowTheReadableWidthWhereAsked() {
        Headless.with({ $0.release = .iOS18 }) {
            let source = Source([["Title"]])
            let table = table(source, width: 1024, cell: UITableViewCell.self)
            table.cellLayoutMarginsFollowReadableWidth = true
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: row(0))?.textLabel?.frame.minX == 176)
            withExtendedLifetime(source) {}
        }
    }

    /// Body text of 40 points has lines of 48 at two pixels a point: 11 above, two lines, 3 between, 11 below, a separator.
    @Test func theSizesForAccessibilityPutTheDetailBelowTheTitle() {
        Headless.with({ $0.release = .iOS18 }) {
            Headless.with({
                $0.preferredContentSizeCategory = .accessibilityExtraLarge
                $0.displayScale = 2
            }) {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Wi-Fi"
                cell.detailTextLabel?.text = "Home"
                let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
                #expect(height == 11 + 48 + 3 + 48 + 11 + 0.5)
                cell.frame.size.height = 121
                cell.layoutIfNeeded()
                #expect(cell.textLabel?.frame.minY == 11 && cell.detailTextLabel?.frame.minY == 62)
                #expect(cell.textLabel?.frame.minX == cell.detailTextLabel?.frame.minX)
                cell.detailTextLabel?.text = "A network with a name of several lines"
                #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > height + 48)
            }
        }
    }

    @Test func groupsHaveTheDistancesThatInterfaceBuilderRecords() {
        Headless.with({ $0.release = .iOS18 }) {
            atScale(2) {
                let source = Source([["a"], ["b"], ["c"]])
                source.titles = ["First", "Second"]
                let table = table(source, style: .grouped, cell: UITableViewCell.self)
                table.sectionFooterHeight = 18
                table.layoutIfNeeded()
                // The first header has 55.5, or 55.333 at three pixels; a footer of 18 and a header of 38 make 56.
                #expect(abs(table.rectForRow(at: row(0, 0)).minY - 55.5) <= 0.5)
                #expect(table.rectForRow(at: row(0, 1)).minY - table.rectForRow(at: row(0, 0)).maxY == 56)
            }
        }
    }

    @Test func plainHeadersStayAtTheTopOfTheirSection() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            let source = Source([(0..<10).map { "\($0)" }, (0..<10).map { "\($0)" }])
            source.titles = ["First", "Second"]
            let table = table(source, height: 200)
            table.rowHeight = 50
            table.layoutIfNeeded()
            let header = try #require(table.headerView(forSection: 0))
            // 22 points of padding, then the header of 28.
            expectFrame(header, 0, 22, 375, 28)
            #expect(table.rectForRow(at: row(0)).minY == 50)
            table.contentOffset.y = 300
            table.layoutIfNeeded()
            expectFrame(header, 0, 300, 375, 28)
            table.contentOffset.y = 540
            table.layoutIfNeeded()
            // The first section ends at 550, and its header with it.
            expectFrame(header, 0, 522, 375, 28)
        }
    }

    @Test func insetGroupsAreCards() throws {
        Headless.with({ $0.release = .iOS18 }) {
            let source = Source([["a", "b", "c"]])
            let table = table(source, width: 414, style: .insetGrouped, cell: UITableViewCell.self)
            table.layoutIfNeeded()
            let cells = table.visibleCells
            #expect(cells.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 374 })
            #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
            #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(cells[0].textLabel?.frame.minX == 20)
            #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
        }
    }

    @Test func headersAndFootersOfTheTableStandAroundItsRows() {
        let source = Source([["a"], ["b"]])
        let table = table(source)
        table.rowHeight = 60
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: row(0)).minY == 100)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 220, width: 375, height: 30))
        #expect(table.contentSize.height == 250)
    }

    @Test func reloadingAsksAgain() {
        let source = Source([["a"]])
        let table = table(source)
        table.rowHeight = 60
        table.layoutIfNeeded()
        source.sections = [["x", "y"], ["z"]]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 2)
        #expect(table.visibleCells.compactMap { ($0 as? TextCell)?.label.text } == ["x", "y", "z"])
        #expect(table.contentSize.height == 180)
    }

    @Test func aTableFindsItsRows() throws {
        let source = Source([["a", "b"], ["c"]])
        let table = table(source)
        table.rowHeight = 60
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: row(0, 1)))
        #expect(table.indexPath(for: cell) == row(0, 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 119)) == row(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == row(1))
        #expect(table.cellForRow(at: row(1))?.isSelected == true)
        table.deselectRow(at: row(1), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func scrollingToARowPutsItWhereAsked() {
        let source = Source([(0..<100).map { "\($0)" }])
        let table = table(source, height: 200)
        table.rowHeight = 50
        table.layoutIfNeeded()
        table.scrollToRow(at: row(40), at: .top, animated: false)
        #expect(table.contentOffset.y == 2000)
        table.scrollToRow(at: row(40), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1850)
        table.scrollToRow(at: row(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 4800)
    }

    @Test func aTableThatIsAsHighAsItsContentShowsAllOfIt() {
        final class FullTable: UITableView {
            override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { contentSize }
        }
        atScale(2) {
            let source = Source([(0..<40).map { "row \($0)" }])
            let root = UIView.root(300, 5000)
            let table = FullTable()
            table.register(TextCell.self, forCellReuseIdentifier: "text")
            table.dataSource = source
            table.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(table)
            NSLayoutConstraint.activate([
                table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                table.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            // Forty rows of 37 points.
            expectFrame(table, 0, 0, 300, 1480)
        }
    }

    /// The usual way to such tables, several on a screen: each lays itself out to learn its size, while others wait for theirs.
    @Test func tablesThatAreLaidOutToLearnTheirSizeEnd() {
        final class FullTable: UITableView {
            override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize {
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        atScale(2) {
            let sources = [3, 40, 7].map { count in Source([(0..<count).map { "row \($0)" }]) }
            let root = UIView.root(300, 5000)
            let tables = sources.map { source in
                let table = FullTable()
                table.contentSizeRule = { CGSize(width: 200, height: $0.height) }
                table.register(TextCell.self, forCellReuseIdentifier: "text")
                table.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(table)
                NSLayoutConstraint.activate([
                    table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    table.widthAnchor.constraint(equalToConstant: 200),
                ])
                return table
            }
            var above = root.topAnchor
            for table in tables {
                table.topAnchor.constraint(equalTo: above, constant: 10).isActive = true
                above = table.bottomAnchor
            }
            for (table, source) in zip(tables, sources) { table.dataSource = source }
            root.layoutIfNeeded()
            // Rows of 37 points.
            expectFrame(tables[0], 0, 10, 200, 111)
            expectFrame(tables[1], 0, 131, 200, 1480)
            expectFrame(tables[2], 0, 1621, 200, 259)
        }
    }

    @Test func aTableControllerFillsItsOwnTable() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                CGFloat(50 + indexPath.row)
            }
        }
        let list = List(style: .grouped)
        list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        list.view.layoutIfNeeded()
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.visibleCells.map(\.frame.height) == [50, 51, 52])
    }

    @Test func aContentConfigurationTakesThePlaceOfTheLabels() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try atScaleThrowing(2) {
                let source = Source([["x"]])
                let table = table(source, cell: UITableViewCell.self)
                table.layoutIfNeeded()
                let cell = try #require(table.cellForRow(at: row(0)))
                var content = cell.defaultContentConfiguration()
                content.text = "Text"
                content.secondaryText = "Second"
                cell.contentConfiguration = content
                table.frame.size.width = 400
                table.layoutIfNeeded()
                // 11 + 20.5 + 3 + 18 + 11, and half a point of separator.
                #expect(table.rectForRow(at: row(0)).height == 64)
            }
        }
    }
}

@MainActor private func atScaleThrowing(_ scale: CGFloat, _ body: () throws -> Void) throws {
    try Headless.with({ $0.displayScale = scale }, perform: body)
}
