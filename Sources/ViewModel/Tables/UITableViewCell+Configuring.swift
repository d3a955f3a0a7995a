import Foundation

/// Content that a configuration describes instead of the cell's own labels.
extension UITableViewCell {
    var configurationOfStyle: UIListContentConfiguration {
        switch cellState.style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    func configure(_ configuration: (any UIContentConfiguration)?) {
        cellState.content.show(configuration, in: contentView)
        setNeedsLayout()
    }
}
