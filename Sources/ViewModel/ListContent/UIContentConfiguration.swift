import Foundation

/// A description of content that makes a view and updates it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state that a configuration can use to update itself.
@preconcurrency @MainActor public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view that shows a content configuration inside the content view of a cell.
@MainActor final class ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (UIView & UIContentView)?

    /// A configuration of the same type updates the present view; another type makes a new one.
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
