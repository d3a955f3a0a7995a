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
        cell.backgroundColor = .systemBackground
        if let symbol = accessory(named: element["accessoryType"]) {
            let view = UIImageView(image: UIImage(systemName: symbol.name))
            view.tintColor = symbol.color
            cell.setAccessory(view)
        }
        return cell
    }

    private static func accessory(named name: String?) -> (name: String, color: UIColor)? {
        switch name {
        case "disclosureIndicator": ("chevron.right", .tertiaryLabel)
        case "detailDisclosureButton", "detailButton": ("info.circle", .systemBlue)
        case "checkmark": ("checkmark", .systemBlue)
        default: nil
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
