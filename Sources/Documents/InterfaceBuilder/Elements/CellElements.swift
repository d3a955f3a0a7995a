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
        view.layoutMargins = builder.era.cellContentMargins(width: builder.canvasWidth)
        return view
    }
}
