import Foundation
import MaquetteViewModel

/// Views that scroll: what they hold stands where the document drew it.
@MainActor enum ScrollElements {
    static let makers: [String: ViewElements.Maker] = [
        "scrollView": scrollView, "tableView": tableView, "collectionView": collectionView,
        "collectionReusableView": { _, _ in UIView() },
    ]

    private static func scrollView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        adjust(UIScrollView(), element)
    }

    private static func tableView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let table = adjust(DrawnTable(), element)
        switch element["style"] {
        case "grouped": table.style = .grouped
        case "insetGrouped": table.style = .insetGrouped
        default: break
        }
        if lacksPlaces(element, of: ["tableViewCell"]) {
            table.rules = RowRules(element, era: builder.era, style: table.style)
        }
        table.separatorInset = element.insets(key: "separatorInset")
        table.eraMargin = builder.era.tableMargin
        table.titleGround = builder.era.tableTitleGround
        table.hasSeparators = element["separatorStyle"] != "none"
        if let color = builder.colors.color(of: element, key: "separatorColor") { table.separatorColor = color }
        table.isStatic = element["dataMode"] == "static"
        let (style, separators) = (table.style, table.separatorColor)
        table.makeOriginal = {
            let original = original(element, style)
            original.separatorColor = separators
            return original
        }
        table.backgroundColor = table.style == .plain ? .systemBackground : .systemGroupedBackground
        return table
    }

    private static func original(_ element: MarkupElement, _ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        func height(_ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) {
            if let height = element.length(name) { table[keyPath: path] = height }
        }
        height("rowHeight", \.rowHeight)
        height("estimatedRowHeight", \.estimatedRowHeight)
        height("sectionHeaderHeight", \.sectionHeaderHeight)
        height("sectionFooterHeight", \.sectionFooterHeight)
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let inset = element.insets(key: "separatorInset") { table.separatorInset = inset }
        if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
        return table
    }

    private static func collectionView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let collection = adjust(DrawnCollection(), element)
        let layout = element.child(key: "collectionViewLayout")
        let flow = DrawnCollection.Flow(layout)
        if lacksPlaces(element, of: ["collectionViewCell", "collectionReusableView"]) {
            collection.flow = flow
        } else if layout?.name == "collectionViewFlowLayout", layout?["customClass"] == nil,
            let size = element.rect(key: "frame")?.size
        {
            (collection.flow, collection.drawnSize) = (flow, size)
        }
        collection.makeOriginal = { UICollectionView(frame: .zero, collectionViewLayout: flow.original) }
        return collection
    }

    /// Whether the document leaves out where some of the cells are.
    private static func lacksPlaces(_ element: MarkupElement, of kinds: Set<String>) -> Bool {
        ContainedViews.elements(of: element).contains { kinds.contains($0.name) && $0.rect(key: "frame") == nil }
    }

    private static func adjust<View: UIScrollView>(_ view: View, _ element: MarkupElement) -> View {
        view.isScrollEnabled = element.flag("scrollEnabled") ?? true
        view.isPagingEnabled = element.flag("pagingEnabled") ?? false
        // Tables do so without a word.
        view.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? (view is DrawnTable)
        view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
        view.bounces = element.flag("bounces") ?? true
        switch element["contentInsetAdjustmentBehavior"] {
        case "never": view.contentInsetAdjustmentBehavior = .never
        case "always": view.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        return view
    }
}
