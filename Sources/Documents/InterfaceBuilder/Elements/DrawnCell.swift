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
        layer.cornerRadius = ornaments.layer.cornerRadius
        layer.maskedCorners = ornaments.layer.maskedCorners
        if layer.cornerRadius > 0 { layer.masksToBounds = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if subviews.last !== ornaments { bringSubviewToFront(ornaments) }
        ornaments.frame = bounds
    }
}
