import Testing
import UIKit

/// Apple's documentation of `UITableViewDelegate`: the table asks `willDisplayHeaderView` just before it shows a header, and tells of
/// `didEndDisplayingHeaderView` when the header is gone. The heights here are given, 40 for headers and 100 for rows.
@MainActor @Suite struct TitleDisplayTests {
    private final class Teller: NSObject, UITableViewDataSource, UITableViewDelegate {
        var told: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            told.append("header \(section)")
            (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            told.append("footer \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            told.append("no header \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            told.append("no footer \(section)")
        }
    }

    private let teller = Teller()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .grouped)

    init() {
        table.rowHeight = 100
        table.dataSource = teller
        table.delegate = teller
        table.layoutIfNeeded()
    }

    /// A section is 160 high, so a window of 200 shows the first and the header of the second.
    @Test func titlesAreAnnouncedAsTheyComeAndGo() {
        #expect(teller.told == ["header 0", "header 1", "footer 0"])
        teller.told = []
        table.layoutIfNeeded()
        #expect(teller.told == [])
        table.contentOffset.y = 240
        table.layoutIfNeeded()
        #expect(teller.told == ["header 2", "footer 1", "no header 0", "no header 1", "no footer 0"])
    }

    @Test func aLookThatIsGivenThenStays() {
        #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .red)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .red)
    }

    @Test func aReloadAnnouncesThemAnew() {
        teller.told = []
        table.reloadData()
        table.layoutIfNeeded()
        #expect(teller.told.filter { $0.hasPrefix("header") } == ["header 0", "header 1"])
    }

    @Test func aHeaderMayBeMadeWithAFrame() {
        let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(view.bounds.size == CGSize(width: 200, height: 40) && view.contentView.superview === view)
    }

    /// Static tables of Interface Builder's leave titles the same room with 1, 10, 18 and 40 points in the attribute `sectionHeaderHeight`,
    /// and 18 is what Xcode writes by itself.
    @Test(arguments: [1, 10, 18, 40] as [CGFloat])
    func aTitleOfAGroupHasAHeightOfItsOwn(height: CGFloat) {
        final class Titles: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                section == 2 ? nil : "Title"
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                section == 2 ? nil : String(repeating: "Words that need a second line. ", count: 3)
            }
        }
        let titles = Titles()
        func table(_ style: UITableView.Style, _ height: CGFloat?) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
            if let height { (table.sectionHeaderHeight, table.sectionFooterHeight) = (height, height) }
            table.dataSource = titles
            table.layoutIfNeeded()
            return table
        }
        let (said, unsaid) = (table(.grouped, height), table(.grouped, nil))
        for section in 0...1 {
            #expect(said.rectForHeader(inSection: section).height == unsaid.rectForHeader(inSection: section).height)
            #expect(said.rectForFooter(inSection: section).height == unsaid.rectForFooter(inSection: section).height)
        }
        #expect(said.rectForHeader(inSection: 2).height == height)
        #expect(said.rectForFooter(inSection: 2).height == height)
        #expect(table(.plain, height).rectForHeader(inSection: 1).height == height)
    }
}
