import Foundation
import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Rows and bars on a phone in landscape, 852 by 393 points, whose screen is covered by 59 points at both sides.
@MainActor @Suite(.serialized) struct SidewaysTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }

    private let source = Source()

    private func table(_ style: UITableView.Style, _ configure: (UITableView) -> Void = { _ in }) -> UITableView {
        let root = UIView.root(852, 393)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let table = UITableView(frame: root.bounds, style: style)
        table.dataSource = source
        configure(table)
        root.addSubview(table)
        root.layoutIfNeeded()
        return table
    }

    @Test func rowsGoFromSideToSideAndWhatIsInThemIsClearOfTheNotch() throws {
        let table = table(.plain)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minX == 0 && cell.frame.width == 852)
        #expect(cell.contentView.frame.minX == 59)
        // A phone of this width has margins of 20 points, at the far side too, where the sign ends.
        #expect(cell.textLabel?.frame.minX == 20)
        let signs = cell.subviews.filter { $0 is CellAccessoryView }
        #expect(signs.map(\.frame.maxX) == [852 - 59 - 20])
        #expect(cell.contentView.frame.maxX == signs[0].frame.minX)
    }

    @Test func aTableCanLetItsRowsGoUnderTheNotch() throws {
        let table = table(.plain) { $0.insetsContentViewsToSafeArea = false }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func cardsStandBesideTheNotch() throws {
        let cell = try #require(table(.insetGrouped).cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.minX == 79 && cell.frame.width == 694)
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func buttonsOfBarsStandBesideTheNotch() throws {
        Headless.with({ $0.release = .iOS18 }) {
            let root = UIView.root(852, 393)
            root.setRootSafeAreaInsets(UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 852, height: 44))
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
            item.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
            bar.setItems([item], animated: false)
            let tools = UIToolbar(frame: CGRect(x: 0, y: 200, width: 852, height: 44))
            tools.items = [
                UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
            ]
            for view in [bar, tools] { root.addSubview(view) }
            root.layoutIfNeeded()
            for view in [bar, tools] {
                let buttons = view.subviews.filter { $0 is BarButtonView }.map(\.frame).sorted { $0.minX < $1.minX }
                #expect(abs((buttons.first?.minX ?? 0) - 79) < 0.001)
                #expect(abs((buttons.last?.maxX ?? 0) - 773) < 0.001)
            }
        }
    }

    /// The measure of text is 672 points, in the middle of the screen: what is covered lies within its margins.
    @Test func readableMarginsCountWhatIsCoveredOnce() {
        Headless.with({ $0.release = .iOS18 }) {
            let root = UIView.root(956, 440)
            root.setRootSafeAreaInsets(UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
            root.followReadableWidth()
            #expect(root.layoutMargins.left == 142 && root.layoutMargins.right == 142)
        }
    }
}
