import Foundation

/// What is behind the content of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor? { didSet { hasOwnLook = true } }
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect? { didSet { hasOwnLook = true } }
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    /// What the configuration was made for, which says how it looks in each state until its colour or effect is set.
    private var role = Role.none
    private var hasOwnLook = false

    private enum Role { case none, cell, plainCell, plainHeader }

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }
    @preconcurrency @MainActor public static func listCell() -> UIBackgroundConfiguration { made(for: .cell) }
    @preconcurrency @MainActor public static func listPlainCell() -> UIBackgroundConfiguration { made(for: .plainCell) }
    @preconcurrency @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration { made(for: .cell) }
    @preconcurrency @MainActor public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    @preconcurrency @MainActor public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
    @preconcurrency @MainActor public static func listHeader() -> UIBackgroundConfiguration { made(for: .plainHeader) }
    @preconcurrency @MainActor public static func listFooter() -> UIBackgroundConfiguration { made(for: .plainHeader) }
    @preconcurrency @MainActor public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        made(for: .plainHeader)
    }
    @preconcurrency @MainActor public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    @preconcurrency @MainActor public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    @MainActor private static func made(for role: Role) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.role = role
        configuration.look(isMarked: false, isPinned: false)
        return configuration
    }

    /// The configuration with the look of the state, unless a colour or an effect of its own was set.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard role != .none, !hasOwnLook else { return self }
        var updated = self
        let cell = state as? UICellConfigurationState
        updated.look(
            isMarked: cell.map { $0.isSelected || $0.isHighlighted } ?? false,
            isPinned: (state as? UIViewConfigurationState)?.isPinned ?? cell?.isPinned ?? false)
        return updated
    }

    /// Headers that stay at the edge while rows move below them have the material of bars.
    @MainActor private mutating func look(isMarked: Bool, isPinned: Bool) {
        switch role {
        case .none: break
        case .cell: backgroundColor = isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainCell: backgroundColor = isMarked ? .systemGray4 : .systemBackground
        case .plainHeader: visualEffect = isPinned ? UIBlurEffect(style: .systemChromeMaterial) : nil
        }
        hasOwnLook = false
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// The shape that a background configuration describes, behind the content of a cell.
final class BackgroundConfigurationView: UIView, InternalView {
    private let shapeState = BackgroundShapeState()

    func show(_ configuration: UIBackgroundConfiguration) {
        guard shapeState.configuration != configuration else { return }
        if shapeState.configuration?.customView !== configuration.customView {
            shapeState.configuration?.customView?.removeFromSuperview()
        }
        shapeState.configuration = configuration
        if let view = configuration.customView { shape.addSubview(view) }
        isUserInteractionEnabled = false
        apply(configuration)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let configuration = shapeState.configuration else { return }
        shape.frame = bounds.inset(
            by: configuration.backgroundInsets, layoutDirection: effectiveUserInterfaceLayoutDirection)
        for view in shape.subviews { view.frame = shape.bounds }
        shapeState.effect?.frame = shape.frame
    }

    private var shape: UIImageView { shapeState.shape }

    private func apply(_ configuration: UIBackgroundConfiguration) {
        if shape.superview == nil { addSubview(shape) }
        showEffect(configuration)
        let hasColor = configuration.backgroundColor != nil || configuration.backgroundColorTransformer != nil
        shape.backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tintColor) : nil
        shape.image = configuration.image
        shape.contentMode = configuration.imageContentMode
        shape.layer.cornerRadius = configuration.cornerRadius
        shape.clipsToBounds = configuration.cornerRadius > 0
        shape.layer.borderWidth = configuration.strokeWidth
        shape.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }

    /// Shows the effect below the colour.
    private func showEffect(_ configuration: UIBackgroundConfiguration) {
        guard let effect = configuration.visualEffect else {
            shapeState.effect?.removeFromSuperview()
            shapeState.effect = nil
            return
        }
        let view = shapeState.effect ?? UIVisualEffectView()
        shapeState.effect = view
        view.effect = effect
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = true
        if view.superview == nil { insertSubview(view, at: 0) }
    }
}

@MainActor private final class BackgroundShapeState: HiddenState {
    var configuration: UIBackgroundConfiguration?
    let shape = UIImageView()
    var effect: UIVisualEffectView?
}
