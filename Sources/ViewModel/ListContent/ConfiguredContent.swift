import Foundation

/// The view that shows a content configuration inside the content view of a cell.
@MainActor final class ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (UIView & UIContentView)?

    /// Configurations of the same kind dress the view that is there, others make a new one.
    func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
        self.configuration = configuration
        if let configuration, let view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        view = nil
        guard let configuration else { return }
        let made = configuration.makeContentView()
        made.translatesAutoresizingMaskIntoConstraints = false
        view = made
        contentView.addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            made.topAnchor.constraint(equalTo: contentView.topAnchor),
            made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
}
