import Foundation
import MaquetteViewModel

/// Views that show rows or items of a data source.
extension ViewKind {
    static let rows: [ViewKind] = [tableView, tableViewCell, collectionView, item, itemEnd]

    /// The rows of a table in code come from a data source, which is code already. The rows of a document are printed.
    private static let tableView = ViewKind(
        "tableView", isSealed: true, making: { "UITableView(frame: .zero, style: .\($0.style))" },
        fresh: { (table: UITableView) in UITableView(frame: .zero, style: table.style) }, table: .tableView,
        inheriting: scrolling,
        content: Content(
            of: UITableView.self,
            views: { table in
                [table.tableHeaderView].compactMap { $0 } + FixedSection.all(in: table).flatMap(\.cells)
                    + [table.tableFooterView].compactMap { $0 }
            },
            needing: { FixedSection.all(in: $0).isEmpty ? nil : .staticTable },
            statements: { table, name, filling, _ in
                [("Header", table.tableHeaderView), ("Footer", table.tableFooterView)].compactMap { word, view in
                    view.flatMap(filling).map { "\(name).table\(word)View = \($0)" }
                } + rowStatements(table, name, filling)
            })
    ) { table in
        table.insets("separatorInset") { $0.givenSeparatorInset ?? UITableView(frame: .zero).separatorInset }
    }

    private static func rowStatements(_ table: UITableView, _ name: String, _ filling: Filling) -> [String] {
        guard let rows = table.fixedRows else {
            return table.dataSource == nil ? [] : ["// Its rows come from a data source."]
        }
        let sections = FixedSection.all(in: table).map { section in
            var arguments: [String] = []
            func add(_ word: String, _ title: String?, _ height: CGFloat) {
                if let title, !title.isEmpty { arguments.append("\(word): \(SwiftText.text(title))") }
                if height > 0 { arguments.append("\(word)Height: \(SwiftText.number(height))") }
            }
            add("header", section.header, section.headerHeight)
            arguments.append("cells: [\(section.cells.compactMap(filling).joined(separator: ", "))]")
            add("footer", section.footer, section.footerHeight)
            return ".init(\(arguments.joined(separator: ", ")))"
        }
        guard !sections.isEmpty else { return rows.isStatic ? [] : ["// Its rows come from a data source."] }
        // What the table leaves above a title is no part of its height, nor of a section without one.
        let padding = FixedSection.padding(in: table)
        let padded = padding > 0 ? ["\(name).titlePadding = \(SwiftText.number(padding))"] : []
        let remark = "// Prototype cells, as the document draws them; in an app a data source makes the rows of them."
        return padded + (rows.isStatic ? [] : [remark]) + ["\(name).sections = [\(sections.joined(separator: ", "))]"]
    }

    private static let tableViewCell = ViewKind(
        "cell", isSealed: true,
        making: { cell in
            let identifier = cell.reuseIdentifier.map(SwiftText.text) ?? "nil"
            return "UITableViewCell(style: .\(cell.givenStyle), reuseIdentifier: \(identifier))"
        },
        fresh: { (cell: UITableViewCell) in UITableViewCell(style: cell.givenStyle, reuseIdentifier: nil) },
        table: .tableViewCell)

    /// Items of a data source are code already, and so are custom layouts.
    private static let collectionView = ViewKind(
        "collectionView", isSealed: true,
        making: { _ in "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())" },
        fresh: { (_: UICollectionView) in
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }, table: .collectionView, inheriting: scrolling,
        content: Content(
            of: UICollectionView.self,
            views: { collection in
                guard let fixed = collection.fixedItems else { return [] }
                return [fixed.header].compactMap { $0 } + fixed.items + [fixed.footer].compactMap { $0 }
            },
            needing: { $0.fixedItems?.items.isEmpty == false ? .staticCollection : nil },
            statements: { collection, name, filling, _ in
                guard let fixed = collection.fixedItems, !fixed.items.isEmpty else {
                    return ["// Its items come from a data source."]
                }
                let ends = [("header", fixed.header), ("footer", fixed.footer)]
                let items = fixed.items.compactMap(filling).joined(separator: ", ")
                return ends.compactMap { word, view in view.flatMap(filling).map { "\(name).\(word) = \($0)" } } + [
                    "// Prototype cells, as the document draws them; in an app a data source makes the items of them.",
                    "\(name).items = [\(items)]",
                ]
            })
    ) { collection in
        collection.say("collectionViewLayout") { collection, name, _ in
            flowStatements(collection.collectionViewLayout, name)
        }
    }

    private static func flowStatements(_ layout: UICollectionViewLayout, _ name: String) -> [String] {
        guard let flow = layout as? UICollectionViewFlowLayout else {
            return ["// Its layout is a \(knownClassName(of: layout)) in the original."]
        }
        let fresh = UICollectionViewFlowLayout()
        var lines: [String] = []
        func say<Value: Equatable>(
            _ path: KeyPath<UICollectionViewFlowLayout, Value>, _ word: String, _ text: (Value) -> String
        ) {
            let value = flow[keyPath: path]
            if value != fresh[keyPath: path] { lines.append("flow.\(word) = \(text(value))") }
        }
        say(\.scrollDirection, "scrollDirection") { SwiftText.choice($0) }
        say(\.itemSize, "itemSize") { SwiftText.size($0) }
        say(\.minimumLineSpacing, "minimumLineSpacing") { SwiftText.number($0) }
        say(\.minimumInteritemSpacing, "minimumInteritemSpacing") { SwiftText.number($0) }
        say(\.sectionInset, "sectionInset") { SwiftText.insets($0) }
        say(\.headerReferenceSize, "headerReferenceSize") { SwiftText.size($0) }
        say(\.footerReferenceSize, "footerReferenceSize") { SwiftText.size($0) }
        guard !lines.isEmpty else { return [] }
        return ["if let flow = \(name).collectionViewLayout as? UICollectionViewFlowLayout {"]
            + lines.map { "    " + $0 } + ["}"]
    }

    // Nobody but a collection makes its cells: what shows in them is printed as views to put into those.
    private static let item = ViewKind(
        "view", making: { _ in "UIView()" }, fresh: { (_: UICollectionViewCell) in UICollectionViewCell() })
    private static let itemEnd = ViewKind(
        "view", making: { _ in "UIView()" }, fresh: { (_: UICollectionReusableView) in UICollectionReusableView() })
}

/// Rows between two titles, as they stand in a table. Heights are measured from one section's rows to the next one's: what
/// is free there belongs to the footer above, as far as the title below leaves it.
@MainActor private struct FixedSection {
    let header: String?
    let headerHeight: CGFloat
    let cells: [UITableViewCell]
    let footer: String?
    var footerHeight: CGFloat

    /// What plain tables leave above the titles of their sections.
    static func padding(in table: UITableView) -> CGFloat {
        guard table.style == .plain else { return 0 }
        return (0..<table.numberOfSections).compactMap { number -> CGFloat? in
            guard let title = table.headerView(forSection: number) else { return nil }
            return title.frame.minY - table.rect(forSection: number).minY
        }.first { $0 > 0.5 } ?? 0
    }

    static func all(in table: UITableView) -> [FixedSection] {
        guard let rows = table.fixedRows else { return [] }
        var sections: [FixedSection] = []
        var end = table.tableHeaderView?.frame.maxY
        for number in 0..<table.numberOfSections {
            let count = table.numberOfRows(inSection: number)
            let cells = (0..<count).map { rows.tableView(table, cellForRowAt: IndexPath(row: $0, section: number)) }
            let below = table.rectForFooter(inSection: number).minY
            let free = max(0, (cells.first?.frame.minY ?? below) - (end ?? table.rect(forSection: number).minY))
            let title = table.headerView(forSection: number)?.frame.height
            var above = free
            if let title, table.style == .plain { above = title }
            if !sections.isEmpty {
                above = title ?? 0
                sections[sections.count - 1].footerHeight = max(0, free - above)
            }
            sections.append(
                FixedSection(
                    header: rows.tableView(table, titleForHeaderInSection: number), headerHeight: above, cells: cells,
                    footer: rows.tableView(table, titleForFooterInSection: number),
                    footerHeight: table.footerView(forSection: number)?.frame.height ?? 0))
            end = cells.last?.frame.maxY ?? below
        }
        return sections
    }
}
