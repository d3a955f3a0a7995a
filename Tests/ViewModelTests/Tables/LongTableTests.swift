import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// A plain table longer than a phone of 393 by 852 points, whose home indicator takes 34 of them.
@MainActor @Suite(.serialized) struct LongTableTests {
    init() { Headless.reset() }

    private final class Rows: UITableViewController {
        var titles = false
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { titles ? 6 : 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            titles ? 1 : 40
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            guard cell.contentView.subviews.isEmpty else { return cell }
            let view = cell.contentView.adding(UIView.constrained())
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: margins.topAnchor),
                view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.heightAnchor.constraint(equalToConstant: 22),
            ])
            return cell
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard titles else { return nil }
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            view?.tag = section
            return view
        }
    }

    /// Every row has the same content and so the same height, wherever it lies (issue: it was 76 in a row of 44).
    @Test func theRowUnderTheHomeIndicatorIsAsHighAsTheOthers() {
        Headless.with({ $0.release = .iOS18 }) {
            var said: [String] = []
            Headless.Diagnostics.handler = { said.append($0) }
            defer { Headless.Diagnostics.handler = nil }
            let rows = Rows(style: .plain)
            let window = UIWindow.showing(rows)
            let heights = Set(rows.tableView.visibleCells.map { $0.frame.height.rounded() })
            #expect(heights == [44])
            #expect(rows.tableView.visibleCells.allSatisfy { $0.contentView.safeAreaInsets == .zero })
            #expect(said.isEmpty)
            withExtendedLifetime(window) {}
        }
    }

    @Test func titlesKeepTheOrderOfTheirSections() {
        let rows = Rows(style: .plain)
        rows.titles = true
        let window = UIWindow.showing(rows)
        for _ in 0..<3 {
            let titles = rows.tableView.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
            #expect(titles.map(\.tag) == [0, 1, 2, 3, 4, 5])
            rows.tableView.reloadData()
            window.layoutIfNeeded()
        }
    }

    /// Documented: a tab bar is transparent only while the content's end is in sight.
    @Test func aTabBarHasABackgroundWhereContentRunsOnBelowIt() {
        for isNested in [false, true] {
            let (rows, few) = (Rows(style: .plain), Rows(style: .plain))
            few.titles = true
            let tabs = UITabBarController()
            tabs.viewControllers = [rows, few].map { isNested ? UINavigationController(rootViewController: $0) : $0 }
            let window = UIWindow.showing(tabs)
            #expect(tabs.tabBar.tabsState.coversContent)
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(!tabs.tabBar.tabsState.coversContent)
            tabs.selectedIndex = 0
            window.layoutIfNeeded()
            // Twice, because rows that come into sight turn out higher than was estimated.
            for _ in 0..<2 {
                rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
                window.layoutIfNeeded()
            }
            #expect(!tabs.tabBar.tabsState.coversContent)
        }
    }

    @Test func aRefreshControlIsTheFirstSubviewAboveTheContent() {
        let rows = Rows(style: .plain)
        let window = UIWindow.showing(rows)
        let control = UIRefreshControl()
        rows.refreshControl = control
        rows.tableView.backgroundView = UIView()
        rows.tableView.reloadData()
        window.layoutIfNeeded()
        #expect(rows.tableView.subviews.first === control)
        #expect(rows.tableView.subviews.dropFirst().first === rows.tableView.backgroundView)
        expectFrame(control, 0, -60, 393, 60)
        rows.refreshControl = nil
        #expect(control.superview == nil)
    }
}
