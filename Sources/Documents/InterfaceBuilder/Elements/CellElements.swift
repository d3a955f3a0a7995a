import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Cells of tables and collections, with their contents.
@MainActor enum CellElements {
    static let makers: [String: ViewElements.Maker] = [
        "tableViewCell": tableCell, "tableViewCellContentView": tableContent,
        "collectionViewCell": collectionCell,
        "collectionViewCellContentView": { _, builder in builder.taking { UIView() } },
    ]

    private static func tableCell(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let cell = builder.taking { UITableViewCell(style: .default, reuseIdentifier: nil) }
        cell.adopt(style: style(named: element["style"]), reuseIdentifier: element.reuseIdentifier)
        if !builder.isInApp { cell.takeBackground(in: .plain) }
        builder.give(.tableViewCell, of: element, to: cell)
        let canvas = CanvasCell(cell, drawnHeight: element.rect(key: "frame")?.height)
        canvas.textInset = textInset(of: element)
        canvas.givenHeight = element.rowHeight
        builder.habits.arrange(cell, canvas)
        return cell
    }

    private static func collectionCell(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let cell = builder.taking { UICollectionViewCell() }
        if builder.isInApp { cell.adopt(reuseIdentifier: element.reuseIdentifier) }
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
        let view = builder.taking { UIView() }
        if !builder.isInApp { view.insetsLayoutMarginsFromSafeArea = false }
        return view
    }

    /// The initial size of a cell without a frame in the document.
    static func rowSize(_ element: MarkupElement, _ builder: SceneBuilder) -> CGSize {
        CGSize(width: builder.canvasWidth, height: element.rowHeight ?? 44)
    }

    /// Content without a frame fills its cell except for the accessory. In early documents it has the height of a new
    /// cell without the separator.
    static func placeContent(_ content: UIView, _ element: MarkupElement, in cell: UIView, _ builder: SceneBuilder) {
        if builder.isInApp {
            content.frame = cell.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        if element.rect(key: "frame") == nil {
            let accessory = (cell as? UITableViewCell)?.accessoryType ?? .none
            let room = builder.era.xcode.accessoryRoom(
                accessory, on: builder.era.release, cellWidth: cell.bounds.width, canvasWidth: builder.canvasWidth)
            let separator = builder.era.xcode.separatorRoom(scale: UIScreen.main.scale)
            content.frame = CGRect(
                x: 0, y: 0, width: max(0, cell.bounds.width - room), height: max(0, cell.bounds.height - separator))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else if builder.era.xcode.forgetsCellContents {
            content.frame.size.height = cell.bounds.height - 1
        }
        if content.autoresizingMask.isEmpty { content.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        let margins = builder.era.xcode.contentMargins(
            on: builder.era.release, cellWidth: cell.bounds.width, canvasWidth: builder.canvasWidth,
            hasAccessory: content.frame.maxX < cell.bounds.width - 1)
        var turned = NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        if let given = element.insets(key: "layoutMargins") {
            guard CanvasRule.leastCellMargins.isOn else { return }
            // An author's margins are never less than the cell's: recorded by 1 repository (Evidence/least-cell-margins.csv); an
            // earlier count of 3 has no table.
            turned.top = max(turned.top, given.top)
            turned.leading = max(turned.leading, given.left)
            turned.bottom = max(turned.bottom, given.bottom)
            turned.trailing = max(turned.trailing, given.right)
            content.directionalLayoutMargins = turned
        } else {
            builder.habits.giveRowMargins(turned, to: content)
        }
        ((cell as? UITableViewCell)?.arranger as? CanvasCell)?.contentMargins = turned
    }
}

extension MarkupElement {
    /// The identifier that cells are asked for by.
    var reuseIdentifier: String? { self["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }
}
