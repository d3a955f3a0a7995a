import Foundation
import MaquetteViewModel

/// A table as Interface Builder's canvas shows it: prototypes and static cells at the places the document has for them,
/// as wide as the table.
final class DrawnTable: UIScrollView {
    var isGrouped = false
    var hasSeparators = true
    var separatorColor = UIColor.separator
    private var sections: [DrawnSection] = []

    struct DrawnSection {
        let header: UILabel
        let cells: [UIView]
    }

    /// Titles stand above the first cell of their section.
    func addTitle(_ title: String, above cells: [UIView]) {
        let label = UILabel()
        label.text = isGrouped ? title.uppercased() : title
        label.font = isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = isGrouped ? .secondaryLabel : .label
        addSubview(label)
        sections.append(DrawnSection(header: label, cells: cells))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is DrawnCell || view is DrawnTableEnd {
            let frame = view.frame
            // Cells of inset groups stand off both sides alike.
            let width = max(0, bounds.width - 2 * frame.minX)
            if frame.width != width {
                view.frame = CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
            }
            (view as? DrawnCell)?.showSeparator(hasSeparators ? separatorColor : nil)
        }
        for section in sections {
            guard let first = section.cells.first else { continue }
            let height: CGFloat = isGrouped ? 22 : 28
            let side: CGFloat = bounds.width >= 414 ? 20 : 16
            section.header.frame = CGRect(
                x: side, y: first.frame.minY - height, width: max(0, bounds.width - 2 * side), height: height)
        }
    }
}

/// What stands before or after all rows of a table.
final class DrawnTableEnd: UIView {}
