import Foundation
import MaquetteViewModel

/// Cells of tables and collections, and what is in them.
@MainActor enum CellElements {
    static let makers: [String: ViewElements.Maker] = [
        "tableViewCell": tableCell, "tableViewCellContentView": tableContent,
        "collectionViewCell": { _, _ in UIView() }, "collectionViewCellContentView": { _, _ in UIView() },
    ]

    private static func tableCell(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let cell = DrawnCell()
        cell.followsTable = element.child(key: "backgroundColor") == nil
        cell.separatorInset = element.insets(key: "separatorInset") ?? textInset(of: element)
        switch element["accessoryType"] {
        case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
        case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
        case "detailButton": cell.accessoryType = .detailButton
        case "checkmark": cell.accessoryType = .checkmark
        default: break
        }
        return cell
    }

    /// Beside the image of a cell that has a style, its separator begins with the text.
    private static func textInset(of element: MarkupElement) -> UIEdgeInsets? {
        guard element["imageView"] != nil, let title = element["textLabel"],
            let content = element.child(key: "contentView"),
            let frame = content.list("subviews").first(where: { $0.id == title })?.rect(key: "frame")
        else { return nil }
        return UIEdgeInsets(top: 0, left: frame.minX, bottom: 0, right: 0)
    }

    static func style(named name: String?) -> UITableViewCell.CellStyle {
        switch name {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
    }

    private static func tableContent(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIView()
        view.insetsLayoutMarginsFromSafeArea = false
        return view
    }

    /// Early documents leave out where rows are: one below the other, as high as they say.
    static func rowSize(_ element: MarkupElement, _ builder: SceneBuilder) -> CGSize {
        CGSize(width: builder.canvasWidth, height: element.number("rowHeight").map { min(max($0, 0), 10_000) } ?? 44)
    }

    /// Early documents leave out where the content is, or keep the height of a new cell's: it fills its cell, but for the
    /// separator.
    static func placeContent(_ content: UIView, _ element: MarkupElement, in cell: UIView, _ builder: SceneBuilder) {
        if element.rect(key: "frame") == nil {
            content.frame = cell.bounds
        } else if builder.era.forgetsCellContents {
            content.frame.size.height = cell.bounds.height - 1
        }
        if content.autoresizingMask.isEmpty { content.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        guard element.child(key: "layoutMargins") == nil else { return }
        content.layoutMargins = builder.era.cellContentMargins(
            cellWidth: cell.bounds.width, canvasWidth: builder.canvasWidth,
            hasAccessory: content.frame.maxX < cell.bounds.width - 1)
    }
}
