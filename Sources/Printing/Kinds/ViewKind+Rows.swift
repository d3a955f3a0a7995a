import Foundation
import MaquetteViewModel

/// Views that show rows or items of a data source.
extension ViewKind {
    static let rows: [ViewKind] = [tableView, tableViewCell, collectionView]

    /// The rows of a table with a data source are code already. Rows of a document are printed.
    private static let tableView = ViewKind(
        "tableView", isSealed: true, making: { "UITableView(frame: .zero, style: .\($0.style))" },
        fresh: { (table: UITableView) in UITableView(frame: .zero, style: table.style) }, inheriting: scrolling,
        content: Content(
            views: { view in
                guard let ends = tableEnds(of: view) else { return [] }
                let sections = (view as? any TableStandIn)?.drawnSections ?? []
                return [ends.header].compactMap { $0 } + sections.flatMap(\.cells) + [ends.footer].compactMap { $0 }
            },
            needing: { ($0 as? any TableStandIn)?.drawnSections.isEmpty == false ? .staticTable : nil },
            statements: { view, name, filling, _ in
                endStatements(tableEnds(of: view), "\(name).table", "View", filling)
                    + rowStatements(view, name, filling)
            })
    ) { table in
        table.number("rowHeight") { $0.rowHeight }
        table.number("estimatedRowHeight") { $0.estimatedRowHeight }
        table.number("sectionHeaderHeight") { $0.sectionHeaderHeight }
        table.number("sectionFooterHeight") { $0.sectionFooterHeight }
        table.choice("separatorStyle") { $0.separatorStyle }
        table.color("separatorColor") { $0.separatorColor }
        table.insets("separatorInset") { $0.separatorInset }
        table.flag("allowsSelection") { $0.allowsSelection }
        table.flag("allowsMultipleSelection") { $0.allowsMultipleSelection }
    }

    private typealias Ends = (header: UIView?, footer: UIView?)

    private static func tableEnds(of view: UIView) -> Ends? {
        if let table = view as? UITableView { return (table.tableHeaderView, table.tableFooterView) }
        return (view as? any TableStandIn)?.ends
    }

    private static func endStatements(_ ends: Ends?, _ path: String, _ ending: String, _ filling: Filling) -> [String] {
        [("Header", ends?.header), ("Footer", ends?.footer)].compactMap { word, view in
            view.flatMap(filling).map { "\(path)\(word)\(ending) = \($0)" }
        }
    }

    private static func rowStatements(_ view: UIView, _ name: String, _ filling: Filling) -> [String] {
        guard let table = view as? any TableStandIn else {
            return (view as? UITableView)?.dataSource == nil ? [] : ["// Its rows come from a data source."]
        }
        let sections = table.drawnSections.map { section in
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
        guard !sections.isEmpty else { return table.isStatic ? [] : ["// Its rows come from a data source."] }
        let remark = "// Prototype cells, as the document draws them; in an app a data source makes the rows of them."
        return (table.isStatic ? [] : [remark]) + ["\(name).sections = [\(sections.joined(separator: ", "))]"]
    }

    private static let tableViewCell = ViewKind(
        "cell", isSealed: true,
        making: { cell in
            let identifier = cell.reuseIdentifier.map(SwiftText.text) ?? "nil"
            return "UITableViewCell(style: .\(cell.givenStyle), reuseIdentifier: \(identifier))"
        },
        fresh: { (cell: UITableViewCell) in UITableViewCell(style: cell.givenStyle, reuseIdentifier: nil) }
    ) { cell in
        cell.choice("accessoryType") { $0.accessoryType }
        cell.choice("editingAccessoryType") { $0.editingAccessoryType }
        cell.choice("selectionStyle") { $0.selectionStyle }
        cell.value("indentationLevel") {
            $0.indentationLevel
        } _: {
            "\($0)"
        }
        cell.number("indentationWidth") { $0.indentationWidth }
        cell.insets("separatorInset") { $0.separatorInset }
    }

    /// Items of a data source are code already, and so are custom layouts.
    private static let collectionView = ViewKind(
        "collectionView", isSealed: true,
        making: { _ in "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())" },
        fresh: { (_: UICollectionView) in
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }, inheriting: scrolling,
        content: Content(
            views: { view in
                guard let collection = view as? any CollectionStandIn else { return [] }
                let (header, footer) = collection.ends
                return [header].compactMap { $0 } + collection.drawnItems + [footer].compactMap { $0 }
            },
            needing: { ($0 as? any CollectionStandIn)?.drawnItems.isEmpty == false ? .staticCollection : nil },
            statements: { view, name, filling, _ in
                guard let collection = view as? any CollectionStandIn, !collection.drawnItems.isEmpty else {
                    return ["// Its items come from a data source."]
                }
                let ends = [("header", collection.ends.header), ("footer", collection.ends.footer)]
                let items = collection.drawnItems.compactMap(filling).joined(separator: ", ")
                return ends.compactMap { word, view in view.flatMap(filling).map { "\(name).\(word) = \($0)" } } + [
                    "// Prototype cells, as the document draws them; in an app a data source makes the items of them.",
                    "\(name).items = [\(items)]",
                ]
            })
    ) { collection in
        collection.say { collection, name, _ in flowStatements(collection.collectionViewLayout, name) }
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
}
