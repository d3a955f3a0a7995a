import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Scroll views, with their content at its recorded place.
@MainActor enum ScrollElements {
    static let makers: [String: ViewElements.Maker] = [
        "scrollView": scrollView, "tableView": tableView, "collectionView": collectionView,
        "collectionReusableView": reusableView,
    ]

    private static func scrollView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        adjust(builder.taking { UIScrollView() }, element, builder)
    }

    private static func reusableView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UICollectionReusableView() }
        if builder.isInApp { view.adopt(reuseIdentifier: element.reuseIdentifier) }
        return view
    }

    private static func tableView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let style: UITableView.Style =
            switch element["style"] {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        let table = adjust(builder.taking { UITableView(frame: .zero, style: style) }, element, builder)
        if table.style != style { table.adopt(style: style) }
        builder.give(.tableView, of: element, to: table)
        return table
    }

    private static func collectionView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let part = element.child(key: "collectionViewLayout")
        let layout = layout(part, builder)
        let collection = adjust(
            builder.taking { UICollectionView(frame: .zero, collectionViewLayout: layout) }, element, builder)
        if collection.collectionViewLayout !== layout { collection.collectionViewLayout = layout }
        if let part { builder.connections.note(layout, part) }
        collection.backgroundColor = nil
        return collection
    }

    /// On a canvas a custom layout becomes a default flow layout.
    private static func layout(_ element: MarkupElement?, _ builder: SceneBuilder) -> UICollectionViewLayout {
        guard builder.isInApp else { return canvasLayout(element) }
        if let type = element?.ownClass as? UICollectionViewLayout.Type {
            let coder = NibCoder { made in
                if let flow = made as? UICollectionViewFlowLayout { fill(flow, element) }
            }
            if let layout = type.init(coder: coder) {
                coder.finish(layout)
                return layout
            }
        }
        let flow = UICollectionViewFlowLayout()
        fill(flow, element)
        if element?.flag("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        return flow
    }

    private static func canvasLayout(_ element: MarkupElement?) -> CanvasFlowLayout {
        let flow = CanvasFlowLayout()
        fill(flow, element)
        return flow
    }

    private static func fill(_ flow: UICollectionViewFlowLayout, _ element: MarkupElement?) {
        flow.scrollDirection = element?["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        func size(_ name: String) -> CGSize? {
            element?.size(key: name).map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
        }
        if let size = size("itemSize") { flow.itemSize = size }
        if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = element?.insets(key: "sectionInset") { flow.sectionInset = insets }
        if let spacing = element?.number("minimumLineSpacing") { flow.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = element?.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = CGFloat(spacing) }
    }

    /// What the places of items on record hold for.
    static func record(of element: MarkupElement) -> CanvasFlowLayout.Record {
        guard hasPlaces(element, of: ["collectionViewCell", "collectionReusableView"]) else { return .none }
        let layout = element.child(key: "collectionViewLayout")
        let isFlow = layout?.name == "collectionViewFlowLayout" && layout?["customClass"] == nil
        let size = isFlow ? element.rect(key: "frame")?.size : nil
        return size.map { .size($0) } ?? .everything
    }

    /// What the canvas leaves free around the rows of a table.
    static func rows(of element: MarkupElement, style: UITableView.Style, era: DocumentEra) -> CanvasRows {
        func height(_ name: String) -> CGFloat? {
            element.number(name).flatMap { $0 > 0 ? CGFloat(min($0, 10_000)) : nil }
        }
        var rows = CanvasRows(xcode: era.xcode, release: era.release, style: style)
        rows.isStatic = element["dataMode"] == "static"
        rows.hasTableHeader = element.child(key: "tableHeaderView") != nil
        rows.rowHeight = height("rowHeight")
        rows.headerHeight = height("sectionHeaderHeight")
        rows.footerHeight = height("sectionFooterHeight")
        return rows
    }

    /// Whether the document says of all cells where they are.
    static func hasPlaces(_ element: MarkupElement, of kinds: Set<String>) -> Bool {
        ContainedViews.elements(of: element).allSatisfy { !kinds.contains($0.name) || $0.rect(key: "frame") != nil }
    }

    private static func adjust<View: UIScrollView>(
        _ view: View, _ element: MarkupElement, _ builder: SceneBuilder
    ) -> View {
        builder.give(.scrollView, of: element, to: view)
        return view
    }
}
