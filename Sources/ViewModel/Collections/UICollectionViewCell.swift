import Foundation

/// Shows one item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    let itemState = ItemCellState()
    var configurations: ViewConfigurations { itemState.configurations }
    var ownContentView: UIView {
        get { itemState.contentView }
        set { itemState.contentView = newValue }
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UICollectionViewCell.self)
    }

    open var contentView: UIView { itemState.contentView }

    // MARK: States

    open var isSelected: Bool {
        get { itemState.isSelected }
        set { change { $0.isSelected = newValue } }
    }
    open var isHighlighted: Bool {
        get { itemState.isHighlighted }
        set { change { $0.isHighlighted = newValue } }
    }
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }
    open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        get { itemState.updateHandler }
        set { change { $0.updateHandler = newValue } }
    }
    func callUpdateHandler(_ state: UICellConfigurationState) { itemState.updateHandler?(self, state) }
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    // MARK: Content and background

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content.configuration }
        set { configureContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            configureBackground(newValue)
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    open var backgroundView: UIView? {
        get { itemState.backgroundView }
        set { replace(\.backgroundView, with: newValue) }
    }
    open var selectedBackgroundView: UIView? {
        get { itemState.selectedBackgroundView }
        set { replace(\.selectedBackgroundView, with: newValue) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        placeParts()
        super.layoutSubviews()
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fit(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The frame of the content: the bounds, but beside accessories.
    var _contentFrame: CGRect { bounds }
    /// The cell's place in an outline; rows of lists are indented by it.
    func _takeOutline(level: Int, isExpanded: Bool) {
        guard itemState.isExpanded != isExpanded else { return }
        change { $0.isExpanded = isExpanded }
    }
    /// The default background of a cell; cells of lists have one.
    var _automaticBackground: UIBackgroundConfiguration? { nil }
}

extension UICollectionViewCell {
    public enum DragState: Int, Sendable { case none, lifting, dragging }
}

/// The state of a cell of a collection.
@MainActor final class ItemCellState: HiddenState {
    var contentView = UIView()
    let configurations = ViewConfigurations()
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var isSelected = false
    var isHighlighted = false
    var isExpanded = false
    var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}

extension ClassTable {
    package static let collectionViewCell = ClassTable(of: UICollectionViewCell.self) { cell in
        cell.key(readOnly: "contentView", \.contentView)
        cell.key("backgroundView", \.backgroundView)
        cell.key("selectedBackgroundView", \.selectedBackgroundView)
    }
}
