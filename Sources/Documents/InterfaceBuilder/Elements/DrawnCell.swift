import Foundation
import MaquetteViewModel

/// A cell of a table on the canvas: its content where the document has it, and over that what a cell of UIKit's adds by
/// itself.
final class DrawnCell: UIView {
    /// An empty cell of its own: accessory, separators and the corners of a card are drawn in one place only.
    private let ornaments = UITableViewCell(style: .default, reuseIdentifier: nil)
    /// Whether the document leaves the colour of the ground to the table.
    var followsTable = true
    /// Where the document begins the separator, or else where the text of the cell's style begins.
    var separatorInset: UIEdgeInsets?
    var accessoryType: UITableViewCell.AccessoryType {
        get { ornaments.accessoryType }
        set { ornaments.accessoryType = newValue }
    }

    /// How high the document wants the row.
    var ownHeight: CGFloat?
    var style = UITableViewCell.CellStyle.default
    /// Whether constraints in the content may ask for a height.
    var isSizedByContent = false

    /// What the style places, where the document leaves out the places.
    private var unplaced: StyleParts?
    private var sideMargin: CGFloat = 0
    private var texts: [StyleText] = []
    /// The image that the cell's style has.
    private var picture: (view: UIView, recorded: CGRect)?

    struct StyleParts {
        var title: UILabel?
        var detail: UILabel?
        var picture: UIImageView?
    }

    /// A label that the cell's style has.
    private struct StyleText {
        let label: UILabel
        let recorded: CGRect
        /// What the document leaves free between the label and the far edge of the content.
        let distance: CGFloat
        let standsFar: Bool
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        ornaments.backgroundColor = .clear
        ornaments.isUserInteractionEnabled = false
        addSubview(ornaments)
        take(CellPlace())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func take(_ place: CellPlace) {
        var place = place
        place.separatorInset = separatorInset ?? place.separatorInset
        ornaments.take(place)
        if followsTable {
            backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        sideMargin = place.sideMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
        layer.cornerRadius = ornaments.layer.cornerRadius
        layer.maskedCorners = ornaments.layer.maskedCorners
        if layer.cornerRadius > 0 { layer.masksToBounds = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if subviews.last !== ornaments { bringSubviewToFront(ornaments) }
        ornaments.frame = bounds
        if let unplaced { place(unplaced) }
        giveTextsRoom()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    }

    // MARK: Rows without a place

    /// The row's own height, the table's, what its content asks for, or that of rows of its time.
    func height(by rules: RowRules, line: CGFloat) -> CGFloat {
        if let height = ownHeight ?? rules.rowHeight { return height }
        let standard = rules.standardHeight(isSubtitle: style == .subtitle, line: line)
        guard isSizedByContent, let content = subviews.first(where: { $0 !== ornaments }) else { return standard }
        let fitting = content.systemLayoutSizeFitting(
            CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return max(standard, fitting > 0 ? fitting + line : 0)
    }

    /// Leaves the parts of the style to the cell.
    func keepUnplaced(_ parts: StyleParts) {
        unplaced = parts
        setNeedsLayout()
    }

    private func place(_ parts: StyleParts) {
        guard let content = [parts.title, parts.detail, parts.picture].compactMap({ $0?.superview }).first else { return }
        let size = content.bounds.size
        var start = sideMargin
        if let view = parts.picture, let image = view.image {
            let fitting = CellStyleLayout.size(of: image, height: size.height)
            let frame = CGRect(
                x: start, y: (size.height - fitting.height) / 2, width: fitting.width, height: fitting.height)
            picture = (view, frame)
            if view.frame != frame { view.frame = frame }
            start += fitting.width + CellStyleLayout.imageGap
        }
        let far = accessoryType == .none ? sideMargin : 8
        let layout = CellStyleLayout(
            style: style, room: CGRect(x: start, y: 0, width: max(0, size.width - start - far), height: size.height),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // The far one first: the other yields to it.
        texts = layout.frames(title: parts.title, detail: parts.detail).reversed().map { label, frame in
            label.frame = frame
            return StyleText(
                label: label, recorded: frame, distance: size.width - frame.maxX,
                standsFar: style == .value1 && label === parts.detail)
        }
    }

    /// What stands at the beginning of a row as documents are drawn stands at its right in other languages: the content
    /// beside the accessory, and in it what the cell's style placed.
    private func mirror() {
        for content in subviews where content !== ornaments {
            let x = bounds.width - content.frame.width
            if content.frame.minX != x { content.frame.origin.x = x }
        }
        for text in texts {
            guard let content = text.label.superview else { continue }
            text.label.frame.origin.x = content.bounds.width - text.label.frame.maxX
        }
        if let picture, let content = picture.view.superview {
            picture.view.frame.origin.x = content.bounds.width - picture.recorded.maxX
        }
    }

    /// UIKit sizes the labels of a style by itself. What the document recorded was measured with the fonts of its time.
    func keepReadable(_ label: UILabel, standsFar: Bool) {
        guard let content = label.superview, label.translatesAutoresizingMaskIntoConstraints, label.numberOfLines == 1
        else { return }
        texts.append(
            StyleText(
                label: label, recorded: label.frame, distance: content.bounds.width - label.frame.maxX,
                standsFar: standsFar))
    }

    func keep(picture: UIImageView) {
        guard picture.translatesAutoresizingMaskIntoConstraints else { return }
        self.picture = (picture, picture.frame)
    }

    private func giveTextsRoom() {
        for text in texts {
            guard let content = text.label.superview else { continue }
            let wish = text.label.sizeThatFits(.zero)
            var frame = text.recorded
            let others = texts.filter { $0.standsFar != text.standsFar }.map(\.label.frame)
            if text.standsFar {
                frame.size.width = max(frame.width, min(wish.width, content.bounds.width - 16))
                frame.origin.x = content.bounds.width - text.distance - frame.width
            } else {
                let end = others.map(\.minX).min().map { $0 - 6 } ?? content.bounds.width - 8
                frame.size.width = max(frame.width, min(wish.width, end - frame.minX))
            }
            if wish.height > frame.height {
                frame = frame.insetBy(dx: 0, dy: (frame.height - wish.height) / 2)
            }
            if text.label.frame != frame { text.label.frame = frame }
        }
    }
}
