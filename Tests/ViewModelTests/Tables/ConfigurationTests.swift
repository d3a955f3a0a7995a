import MaquetteViewTestSupport
import Testing
import UIKit

/// Configurations of rows, headers and footers, as Apple's documentation of `UITableViewCell`, `UITableViewHeaderFooterView`,
/// `UIBackgroundConfiguration` and the configuration states describes them.
@MainActor @Suite struct ConfigurationTests {
    private final class NotingCell: UITableViewCell {
        var states: [UICellConfigurationState] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
            var content = defaultContentConfiguration().updated(for: state)
            content.text = state.isSelected ? "selected" : "at rest"
            contentConfiguration = content
        }
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { texts(in: $0) } + ((view as? UILabel)?.text.map { [$0] } ?? [])
    }

    private func colors(in view: UIView) -> [UIColor] {
        view.subviews.flatMap { colors(in: $0) } + (view.backgroundColor.map { [$0] } ?? [])
    }

    @Test func aCellIsBroughtUpToDateBeforeItIsSeenAndWhenItsStateChanges() {
        let cell = NotingCell(style: .default, reuseIdentifier: nil)
        var handled = 0
        cell.configurationUpdateHandler = { _, state in
            handled += 1
            #expect(state.isSelected == (handled > 1))
        }
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1 && texts(in: cell) == ["at rest"])
        cell.isSelected = true
        #expect(cell.states.count == 1)
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2 && handled == 2 && texts(in: cell) == ["selected"])
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 3)
    }

    /// Apple: a background configuration supersedes the background colour and the background views.
    @Test func aBackgroundConfigurationTakesThePlaceOfOtherBackgrounds() {
        let cell = UITableViewCell()
        cell.backgroundColor = .red
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .green
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 16)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(cell.backgroundColor == nil && cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(colors(in: cell) == [.green])
        let shape = cell.subviews.first?.subviews.first { $0.backgroundColor == .green }
        #expect(shape?.frame == CGRect(x: 8, y: 4, width: 320 - 24, height: 44 - 8))
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(colors(in: cell) == [.green])
    }

    @Test func theBackgroundOfAListTakesTheLookOfTheStateUntilItHasItsOwn() {
        var selected = UICellConfigurationState(traitCollection: .current)
        selected.isSelected = true
        var background = UIBackgroundConfiguration.listPlainCell()
        #expect(background.updated(for: selected).backgroundColor == .systemGray4)
        #expect(
            background.updated(for: selected).updated(for: UICellConfigurationState(traitCollection: .current))
                == background)
        background.backgroundColor = .red
        #expect(background.updated(for: selected).backgroundColor == .red)
        #expect(UIBackgroundConfiguration.clear().updated(for: selected) == .clear())
    }

    @Test func aHeaderShowsItsContentConfigurationAndIsAsHighAsThat() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Albums"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16)
        header.contentConfiguration = content
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // A line of the headline's 17 points is 20.287 high, on whole pixels 20.333 or 20.5.
        #expect(size.width == 320 && abs(size.height - 56.4) < 0.2, "\(size)")
        #expect(texts(in: header) == ["Albums"])
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    }

    /// Sections of 30 + 10 · 40 + 20 = 450 points in a table of 200.
    @Test func headersAndFootersOfPlainTablesStayAtTheEdgesAndAreThenPinned() throws {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        (table.rowHeight, table.sectionHeaderTopPadding) = (40, 0)
        (table.dataSource, table.delegate) = (source, source)
        func look(at y: CGFloat) throws -> [CGFloat] {
            table.contentOffset.y = y
            table.layoutIfNeeded()
            let views = try [
                #require(table.headerView(forSection: 0)), #require(table.footerView(forSection: 0)),
                #require(table.headerView(forSection: 1)),
            ]
            return views.map(\.frame.minY) + views.map { $0.configurationState.isPinned ? 1 : 0 }
        }
        #expect(try look(at: 0) == [0, 180, 450, 0, 1, 0])
        #expect(try look(at: 100) == [100, 280, 450, 1, 1, 0])
        #expect(try look(at: 245) == [245, 425, 450, 1, 1, 0])
        // All rows are seen or gone: the footer is in its place, and pushes the header away.
        #expect(try look(at: 410) == [400, 430, 450, 1, 0, 0])
        #expect(try look(at: 460) == [400, 430, 460, 1, 0, 1])
        #expect(table.rectForHeader(inSection: 0).minY == 0 && table.rectForFooter(inSection: 0).minY == 430)
    }

    @Test func onlyAPinnedHeaderWithoutABackgroundOfItsOwnHasTheMaterialOfBars() {
        var pinned = UIViewConfigurationState(traitCollection: .current)
        pinned.isPinned = true
        let background = UITableViewHeaderFooterView(reuseIdentifier: nil).defaultBackgroundConfiguration()
        #expect(background.visualEffect == nil)
        #expect(background.updated(for: pinned).visualEffect is UIBlurEffect)
    }

    @Test func aStateKeepsWhatAnAppAdds() {
        let key = UIConfigurationStateCustomKey("app.isNew")
        var state = UICellConfigurationState(traitCollection: .current)
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] as? Bool == true)
    }
}
