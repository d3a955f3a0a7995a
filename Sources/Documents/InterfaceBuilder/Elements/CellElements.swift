import Foundation
import MaquetteViewModel

/// Cells of tables and collections, with their contents.
@MainActor enum CellElements {
    static let makers: [String: ViewElements.Maker] = [
        "tableViewCell": tableCell, "tableViewCellContentView": tableContent,
        "collectionViewCell": { _, _ in UICollectionViewCell() }, "collectionViewCellContentView": { _, _ in UIView() },
    ]

    private static func tableCell(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let cell = UITableViewCell(
            style: style(named: element["style"]),
            reuseIdentifier: element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 })
        cell.takeBackground(in: .plain)
        cell.accessoryType = accessory(named: element["accessoryType"])
        cell.editingAccessoryType = accessory(named: element["editingAccessoryType"])
        switch element["selectionStyle"] {
        case "none": cell.selectionStyle = .none
        case "blue": cell.selectionStyle = .blue
        case "gray": cell.selectionStyle = .gray
        default: break
        }
        if let level = element.number("indentationLevel") { cell.indentationLevel = Int(max(0, min(level, 100))) }
        if let width = element.length("indentationWidth") { cell.indentationWidth = width }
        if let inset = element.insets(key: "separatorInset") { cell.separatorInset = inset }
        let canvas = CellCanvas(cell, drawnHeight: element.rect(key: "frame")?.height)
        canvas.textInset = textInset(of: element)
        canvas.givenHeight = element.rowHeight
        cell.arranger = canvas
        return cell
    }

    private static func accessory(named name: String?) -> UITableViewCell.AccessoryType {
        switch name {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "detailButton": .detailButton
        case "checkmark": .checkmark
        default: .none
        }
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

    /// The initial size of a cell without a frame in the document.
    static func rowSize(_ element: MarkupElement, _ builder: SceneBuilder) -> CGSize {
        CGSize(width: builder.canvasWidth, height: element.rowHeight ?? 44)
    }

    /// Content without a frame fills its cell except for the accessory. In early documents it has the height of a new
    /// cell without the separator.
    static func placeContent(_ content: UIView, _ element: MarkupElement, in cell: UIView, _ builder: SceneBuilder) {
        if element.rect(key: "frame") == nil {
            let accessory = (cell as? UITableViewCell)?.accessoryType ?? .none
            let room = builder.era.accessoryRoom(
                accessory, cellWidth: cell.bounds.width, canvasWidth: builder.canvasWidth)
            let separator = builder.era.separatorRoom(scale: UIScreen.main.scale)
            content.frame = CGRect(
                x: 0, y: 0, width: max(0, cell.bounds.width - room), height: max(0, cell.bounds.height - separator))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else if builder.era.xcode.forgetsCellContents {
            content.frame.size.height = cell.bounds.height - 1
        }
        if content.autoresizingMask.isEmpty { content.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        guard element.child(key: "layoutMargins") == nil else { return }
        let margins = builder.era.cellContentMargins(
            cellWidth: cell.bounds.width, canvasWidth: builder.canvasWidth,
            hasAccessory: content.frame.maxX < cell.bounds.width - 1)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        ((cell as? UITableViewCell)?.arranger as? CellCanvas)?.contentMargins = content.directionalLayoutMargins
    }
}
