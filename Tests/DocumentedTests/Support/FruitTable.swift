import UIKit

@MainActor
final class FruitSource: NSObject, UITableViewDataSource {
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
final class SmallestSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
final class FruitDelegate: NSObject, UITableViewDelegate {
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
final class DisplayDelegate: NSObject, UITableViewDelegate {
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
final class ViewDelegate: NSObject, UITableViewDelegate {
    let header = UIView()
    let footer = UIView()
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}

/// Keeps what a table view itself does not retain.
final class KeepingTable: UITableView {
    var kept: [AnyObject] = []
}

@MainActor
final class Counter {
    var count = 0
}

@MainActor
func makeTable(_ sections: [[String]], style: UITableView.Style = .plain) -> (
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
