import MaquetteViewTestSupport
import Testing
import UIKit

/// Rows, titles and bars of iOS 26. The numbers were measured in UIKit of iOS 26.1 (Mac Catalyst and an iPhone 16), those of
/// rows rounded as the issue says a device does.
@MainActor @Suite(.serialized) struct NewRowTests {
    private final class Source: NSObject, UITableViewDataSource {
        let styles: [UITableViewCell.CellStyle]
        var symbols: [String] = []
        init(_ styles: [UITableViewCell.CellStyle]) { self.styles = styles }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            if symbols.indices.contains(indexPath.row) {
                cell.imageView?.image = UIImage(systemName: symbols[indexPath.row])
            }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    }

    private func table(
        _ source: Source, _ style: UITableView.Style = .insetGrouped, size: UIContentSizeCategory = .large,
        _ look: (UITableView) throws -> Void
    ) rethrows {
        try Headless.with {
            $0.release = .iOS26
            $0.preferredContentSizeCategory = size
        } perform: {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: style)
            table.dataSource = source
            table.layoutIfNeeded()
            try look(table)
        }
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func rowsAre52HighAndThoseWithASubtitle70AndAHalf() throws {
        try table(Source([.default, .subtitle])) { table in
            #expect(table.rectForRow(at: row(0)).height == CGFloat(52))
            #expect(abs(table.rectForRow(at: row(1)).height - 70.5) < 0.001)
            let cell = try #require(table.cellForRow(at: row(1)))
            let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
            #expect(detail.font.pointSize == CGFloat(15))
            // No gap between the two.
            #expect(abs(title.frame.minY - 15.5) <= 0.5)
            #expect(abs(detail.frame.minY - title.frame.maxY) < 0.001)
        }
    }

    /// Measured at two pixels a point: 15.5, 20.5 and 15.5 are 51.5 with the separator, whichever way the row has its text.
    @Test func rowsAre51AndAHalfHighAtTwoPixels() throws {
        final class Configured: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                var configuration = cell.defaultContentConfiguration()
                configuration.text = "Title"
                cell.contentConfiguration = configuration
                return cell
            }
        }
        func height(_ source: any UITableViewDataSource, scale: CGFloat, _ style: UITableView.Style) -> CGFloat {
            Headless.with {
                $0.release = .iOS26
                $0.displayScale = scale
            } perform: {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
                table.dataSource = source
                table.layoutIfNeeded()
                return table.rectForRow(at: row(0)).height
            }
        }
        for style: UITableView.Style in [.plain, .insetGrouped] {
            #expect(height(Configured(), scale: 2, style) == 51.5)
            #expect(height(Source([.default]), scale: 2, style) == 51.5)
            #expect(height(Configured(), scale: 3, style) == 52)
        }
    }

    /// 40.5 at two pixels a point, its label at 10; the footer 30. The separator of a card ends at its margin.
    @Test func titlesOfGroupsAreAsHighInTheFirstGroup() throws {
        try table(Source([.default, .default])) { table in
            #expect(abs(table.rectForHeader(inSection: 0).height - 40.333) < 0.01)
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.textLabel?.frame.minY == CGFloat(10))
            #expect(table.rectForFooter(inSection: 0).height == CGFloat(30))
        }
    }

    /// Symbols of any width are centred in one column, so that all titles begin alike; both grow with the text. Recalled:
    /// the column is 28 wide.
    @Test func symbolsStandInOneColumn() throws {
        let source = Source([.default, .default])
        source.symbols = ["person.2", "trash"]
        try table(source) { table in
            let cells = try [0, 1].map { try #require(table.cellForRow(at: row($0))) }
            let starts = cells.compactMap { $0.textLabel?.frame.minX }
            // The margin of 20, the column of 28, and 16 after it.
            #expect(starts == [64, 64] as [CGFloat])
            let middles = cells.compactMap { $0.imageView?.frame.midX }
            #expect(middles.allSatisfy { abs($0 - 34) < 0.34 })
        }
        let plain = try #require(UIImage(systemName: "trash")).size.width
        try table(source, size: .accessibilityLarge) { table in
            let cell = try #require(table.cellForRow(at: row(1)))
            #expect((cell.imageView?.frame.width ?? 0) > 1.5 * plain)
            #expect((cell.textLabel?.frame.minX ?? 0) > 70)
        }
    }

    @Test func valuesOfListsAreBelowLargeText() throws {
        var value = UIListContentConfiguration.valueCell()
        (value.text, value.secondaryText) = ("Title", "Value")
        func isBelow(_ size: UIContentSizeCategory) throws -> Bool {
            try Headless.with {
                $0.preferredContentSizeCategory = size
            } perform: {
                let view = value.makeContentView()
                view.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
                view.layoutIfNeeded()
                @MainActor func labels(_ view: UIView) -> [UILabel] {
                    if let label = view as? UILabel { return [label] }
                    return view.subviews.flatMap(labels)
                }
                let found = labels(view).map { $0.convert($0.bounds, to: view) }
                try #require(found.count == 2)
                return found[1].minY >= found[0].maxY
            }
        }
        #expect(try !isBelow(.large) && isBelow(.accessibilityLarge))
    }

    // MARK: Bars

    /// Insets of 64, 116 with a large title, 96 with a prompt; the bar at 10, 54 high.
    @Test(arguments: [(false, false, 64.0), (true, false, 116), (false, true, 96)])
    func aBarWithoutASafeAreaStaysOffTheEdge(large: Bool, prompt: Bool, inset: CGFloat) {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let root = UIViewController()
            root.title = "Title"
            root.navigationItem.largeTitleDisplayMode = large ? .always : .never
            root.navigationItem.prompt = prompt ? "Prompt" : nil
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = large
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            window.rootViewController = navigation
            window.isHidden = false
            window.layoutIfNeeded()
            #expect(root.view.safeAreaInsets.top == inset)
            #expect(navigation.navigationBar.frame.minY == CGFloat(10))
            #expect(navigation.navigationBar.frame.height == inset - 10)
        }
    }

    @Test func buttonsOfToolbarsAre48High() throws {
        try Headless.with {
            $0.release = .iOS26
        } perform: {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
            bar.items = [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)]
            bar.layoutIfNeeded()
            let button = try #require(bar.subviews.last)
            #expect(button.frame.minY == CGFloat(0) && button.frame.height == CGFloat(48))
            #expect(button.frame.minX == CGFloat(16))
        }
    }

    /// 920 at most, and only in views wider than 1,008.
    @Test(arguments: [(1000.0, 984.0), (1008, 992), (1009, 920), (1366, 920)])
    func readableContentIsWiderSinceIOS26(width: CGFloat, readable: CGFloat) {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let view = UIView.root(width, 500)
            #expect(abs(view.readableContentGuide.layoutFrame.width - readable) < 0.001)
        }
    }
}
