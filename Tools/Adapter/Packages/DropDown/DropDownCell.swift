import UIKit

/// A row: words that are 8 from each edge.
open class DropDownCell: UITableViewCell {
    open weak var optionLabel: UILabel!
    private var ownLabel: UILabel?
    /// Behind a row that is chosen, of its words, and of those of other rows.
    var colors: (background: UIColor, chosen: UIColor, plain: UIColor)?

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        ownLabel = label
        contentView.addSubview(label)
        optionLabel = label
        backgroundColor = .clear
        selectionStyle = .none
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ownLabel?.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .clear
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        guard let colors else { return }
        backgroundColor = selected ? colors.background : .clear
        optionLabel?.textColor = selected ? colors.chosen : colors.plain
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() { KeyedProperties.add("optionLabel", \DropDownCell.optionLabel) }
}
