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

    /// Configurations of the same kind dress the view that is there, others make a new one.
    func configure(_ configuration: (any UIContentConfiguration)?) {
        cellState.configuration = configuration
        setNeedsLayout()
        guard let configuration else {
            cellState.configuredView?.removeFromSuperview()
            cellState.configuredView = nil
            return
        }
        if let view = cellState.configuredView, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        cellState.configuredView?.removeFromSuperview()
        let view = configuration.makeContentView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cellState.configuredView = view
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}
