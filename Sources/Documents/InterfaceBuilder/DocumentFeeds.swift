import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Adds to tables, collections and cells the views that documents keep under special keys: contents, rows, items,
/// headers and footers.
@MainActor struct DocumentFeeds {
    private let builder: SceneBuilder

    init(_ builder: SceneBuilder) { self.builder = builder }

    /// Sets the owner's property for a view, and returns whether there is one.
    func take(_ view: UIView, _ element: MarkupElement, into owner: UIView) -> Bool {
        switch (owner, element.key) {
        case (let cell as UITableViewCell, "contentView"): cell.adopt(contentView: view)
        case (let cell as UICollectionViewCell, "contentView"): cell.adopt(contentView: view)
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
        default: return false
        }
        return true
    }

    /// Called when all subviews of the view exist.
    func fill(_ view: UIView, _ element: MarkupElement) {
        switch view {
        case let table as UITableView: addRows(to: table, element)
        case let collection as UICollectionView: addItems(to: collection, element)
        case let cell as UITableViewCell: tellTexts(to: cell, element)
        default: break
        }
    }

    private func addRows(to table: UITableView, _ element: MarkupElement) {
        if builder.isInApp { return addRowsOfApp(to: table, element) }
        let isAutomatic = element.number("rowHeight") == -1
        func section(_ cells: [MarkupElement], of element: MarkupElement? = nil) -> DocumentRows.Section {
            let rows = cells.compactMap { row in
                cell(of: row, isAutomatic: isAutomatic).map { ($0, row.rowHeight.flatMap { $0 > 0 ? $0 : nil }) }
            }
            func title(_ name: String) -> String? { element?[name].flatMap { $0.isEmpty ? nil : $0 } }
            return DocumentRows.Section(
                header: title("headerTitle"), footer: title("footerTitle"), cells: rows.map(\.0),
                heights: rows.map(\.1))
        }
        let isStatic = element["dataMode"] == "static"
        let prototypes = section(element.list("prototypes"))
        // A section of prototypes represents those that code makes; one of static cells exists without them, too.
        let sections = ([prototypes] + element.list("sections").map { section($0.list("cells"), of: $0) })
            .enumerated().filter { !$1.cells.isEmpty || isStatic && $0 > 0 }.map(\.element)
        let rows = DocumentRows(sections, isStatic: isStatic, titleBackground: builder.era.tableTitleBackground)
        table.feed(from: rows)
        // Titles are in the tree from the beginning, like rows, so that the translation of a scene finds them.
        for section in rows.sections.indices {
            for title in [table.headerInPlace(section), table.footerInPlace(section)] {
                if let title { table.addSubview(title) }
            }
        }
        let canvas = CanvasTable(
            of: table, cells: rows.sections.map(\.cells),
            rows: ScrollElements.rows(of: element, style: table.style, era: builder.era),
            isPlaced: ScrollElements.hasPlaces(element, of: ["tableViewCell"]),
            countedFrom: countsFromTheScreen(rows, in: table) ? builder.safeArea.top : 0)
        builder.habits.arrange(table, canvas)
    }

    /// Static cells are there; prototypes are made when they are asked for.
    private func addRowsOfApp(to table: UITableView, _ element: MarkupElement) {
        for prototype in element.list("prototypes") {
            guard let identifier = prototype.reuseIdentifier else { continue }
            let make = builder.prototype(prototype)
            table.addPrototype(identifier) { make() as? UITableViewCell }
        }
        guard element["dataMode"] == "static" else {
            if !Headless.runsOwnControllers { give(PrototypeRows(element.list("prototypes")), to: table) }
            return
        }
        let sections = element.list("sections").map { section in
            let cells = section.list("cells").compactMap { cell -> (UITableViewCell, CGFloat?)? in
                let view: UITableViewCell? = item(cell.id)
                return view.map { ($0, cell.rowHeight.flatMap { $0 > 0 ? $0 : nil }) }
            }
            func title(_ name: String) -> String? { section[name].flatMap { $0.isEmpty ? nil : $0 } }
            return DocumentRows.Section(
                header: title("headerTitle"), footer: title("footerTitle"), cells: cells.map(\.0),
                heights: cells.map(\.1))
        }
        // Code often fills a table that its author has left static, and without a section.
        guard !sections.isEmpty else { return }
        give(DocumentRows(sections, isStatic: true, titleBackground: nil), to: table)
    }

    private func give(_ rows: any FixedRows, to table: UITableView) {
        table.staticRows = rows
        table.dataSource = rows
        table.delegate = rows
    }

    private func addItemsOfApp(to collection: UICollectionView, _ element: MarkupElement) {
        let supplements = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ].compactMap { key, kind in element.child(key: key).map { ($0, kind as String?) } }
        for (prototype, kind) in element.list("cells").map({ ($0, nil) }) + supplements {
            guard let identifier = prototype.reuseIdentifier else { continue }
            let make = builder.prototype(prototype)
            collection.addPrototype(identifier, kind: kind) { make() as? UICollectionReusableView }
        }
        if !Headless.runsOwnControllers { collection.feed(from: PrototypeItems(element.list("cells"))) }
    }

    private func cell(of element: MarkupElement, isAutomatic: Bool) -> UITableViewCell? {
        let cell: UITableViewCell? = item(element.id)
        let canvas = cell?.arranger as? CanvasCell
        canvas?.isTranslated = builder.document.isTranslated
        canvas?.isAutomatic = isAutomatic && (element.number("rowHeight") ?? -1) == -1
        return cell
    }

    /// Rows below a bar may be on record as far below the edge of the screen.
    private func countsFromTheScreen(_ rows: DocumentRows, in table: UITableView) -> Bool {
        let ends = [table.tableHeaderView?.frame.minY].compactMap { $0 }
        let tops = rows.sections.flatMap { $0.cells.map(\.frame.minY) } + ends
        let bar = builder.safeArea.top
        guard builder.era.xcode.countsRowsFromTheScreen, bar >= 44, let top = tops.min(), top >= bar else {
            return false
        }
        builder.habits.adopt(.never, as: \.contentInsetAdjustmentBehavior, of: table, whileOn: .ownScreen)
        return true
    }

    private func addItems(to collection: UICollectionView, _ element: MarkupElement) {
        if builder.isInApp { return addItemsOfApp(to: collection, element) }
        let items = element.list("cells").compactMap { cell in
            let view: UICollectionViewCell? = item(cell.id)
            return view.map { ($0, cell.rect(key: "frame")?.size ?? cell.size(key: "customSize")) }
        }
        func end(_ key: String) -> UICollectionReusableView? { item(element.child(key: key)?.id) }
        let feed = DocumentItems(items, header: end("sectionHeaderView"), footer: end("sectionFooterView"))
        if let layout = collection.collectionViewLayout as? CanvasFlowLayout {
            builder.habits.arrange(feed, in: layout, ScrollElements.record(of: element))
        }
        collection.feed(from: feed)
    }

    private func tellTexts(to cell: UITableViewCell, _ element: MarkupElement) {
        func view<View: UIView>(_ name: String) -> View? { item(element[name]) }
        builder.habits.keepMargins(of: cell)
        let texts = element.child(key: "contentView")?.list("subviews").filter { $0.id == element["textLabel"] } ?? []
        (cell.arranger as? CanvasCell)?.keep(
            title: view("textLabel"), detail: view("detailTextLabel"), picture: view("imageView"),
            isUnplaced: texts.contains { $0.rect(key: "frame") == nil })
        // UIKit places those that no constraints do.
        func own<View: UIView>(_ name: String) -> View? {
            let view: View? = view(name)
            return view?.translatesAutoresizingMaskIntoConstraints == true ? view : nil
        }
        cell.adopt(title: own("textLabel"), detail: own("detailTextLabel"), image: own("imageView"))
    }

    private func item<Item>(_ id: String?) -> Item? {
        // Swift 6.3.1 optimised takes a cast of an object that may be missing for one of an object.
        guard let id, let object = builder.registry[id] else { return nil }
        return object as? Item
    }
}
