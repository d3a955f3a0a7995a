import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredView, UIGestureRecognizerDelegate {
    let cellState: CellState
    var configurations: ViewConfigurations { cellState.configurations }
    var ownContentView: UIView {
        get { cellState.contentView }
        set { cellState.contentView = newValue }
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        cellState = CellState(style: style, reuseIdentifier: reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cellState.contentView.frame = bounds
        addSubview(cellState.contentView)
    }

    /// A cell of the default style, as Objective-C's classes have the initialisers of those above them.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellState = CellState(style: .default, reuseIdentifier: nil)
        super.init(coder: coder)
        addSubview(cellState.contentView)
        coder.fill(self, as: UITableViewCell.self)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    open var reuseIdentifier: String? { cellState.reuseIdentifier }
    open func prepareForReuse() {}
    open var contentView: UIView { cellState.contentView }

    // MARK: The parts of a style

    open var textLabel: UILabel? { titleLabel }
    open var detailTextLabel: UILabel? { detailLabel }
    open var imageView: UIImageView? { ownImageView }

    // MARK: Configurations

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
        set { describeBackground(newValue) }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        cellState.place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }
    open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        get { cellState.updateHandler }
        set { change { $0.updateHandler = newValue } }
    }
    func callUpdateHandler(_ state: UICellConfigurationState) { cellState.updateHandler?(self, state) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { configurationOfStyle }

    // MARK: Looks

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            cellState.hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }
    open var backgroundView: UIView? {
        get { cellState.backgroundView }
        set { replace(\.backgroundView, with: newValue) }
    }
    open var selectedBackgroundView: UIView? {
        get { cellState.selectedBackgroundView }
        set { replace(\.selectedBackgroundView, with: newValue) }
    }
    open var multipleSelectionBackgroundView: UIView? {
        get { cellState.multipleSelectionBackgroundView }
        set { cellState.multipleSelectionBackgroundView = newValue }
    }
    open var accessoryType: UITableViewCell.AccessoryType {
        get { cellState.accessoryType }
        set { change { $0.accessoryType = newValue } }
    }
    open var accessoryView: UIView? {
        get { cellState.accessoryView }
        set { setAccessoryView(newValue) }
    }
    open var editingAccessoryType: UITableViewCell.AccessoryType {
        get { cellState.editingAccessoryType }
        set { change { $0.editingAccessoryType = newValue } }
    }
    open var editingAccessoryView: UIView? {
        get { cellState.editingAccessoryView }
        set { change { $0.editingAccessoryView = newValue } }
    }
    open var separatorInset: UIEdgeInsets {
        get { cellState.separatorInset ?? .zero }
        set { change { $0.separatorInset = newValue } }
    }
    open var indentationLevel: Int {
        get { cellState.indentationLevel }
        set { change { $0.indentationLevel = newValue } }
    }
    open var indentationWidth: CGFloat {
        get { cellState.indentationWidth }
        set { change { $0.indentationWidth = newValue } }
    }
    open var shouldIndentWhileEditing: Bool {
        get { cellState.indentsWhileEditing }
        set { cellState.indentsWhileEditing = newValue }
    }
    open var showsReorderControl: Bool {
        get { cellState.showsReorderControl }
        set { cellState.showsReorderControl = newValue }
    }
    open var focusStyle: UITableViewCell.FocusStyle {
        get { cellState.focusStyle }
        set { cellState.focusStyle = newValue }
    }

    // MARK: States

    open var selectionStyle: UITableViewCell.SelectionStyle {
        get { cellState.selectionStyle }
        set { change { $0.selectionStyle = newValue } }
    }
    open var isSelected: Bool {
        get { cellState.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        change { $0.isSelected = selected }
        highlightContent()
        if cellState.editing.sign == .choice { setNeedsLayout() }
    }
    open var isHighlighted: Bool {
        get { cellState.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change { $0.isHighlighted = highlighted }
        highlightContent()
    }
    open var isEditing: Bool {
        get { cellState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { change { $0.isEditing = editing } }
    open var editingStyle: UITableViewCell.EditingStyle { editingStyleInTable }
    open var showingDeleteConfirmation: Bool { false }
    public enum DragState: Int, Hashable, Sendable { case none, lifting, dragging }
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
    open func willTransition(to state: UITableViewCell.StateMask) {}
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        if cellState.arranger == nil { placeParts() }
        super.layoutSubviews()
        guard let arranger = cellState.arranger else { return }
        placeAccessoryAndSeparators()
        arranger.placeContent()
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        cellState.arranger == nil ? CGSize(width: size.width, height: standardHeight) : super.sizeThatFits(size)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fit(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Its gestures, which subclasses have a say in

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

    // MARK: Accessibility

    /// One element with the texts of all its labels. A row that leads further is a button, one with a check mark is
    /// selected.
    override var ownAccessibility: OwnAccessibility {
        let texts = textsToSpeak
        var traits = UIAccessibilityTraits.none
        let type = isEditing ? editingAccessoryType : accessoryType
        if type == .disclosureIndicator || type == .detailDisclosureButton { traits.insert(.button) }
        if isSelected || type == .checkmark { traits.insert(.selected) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        // Beside buttons, the texts are read one by one.
        return OwnAccessibility(
            isElement: !texts.isEmpty && !hasSignsToTouch,
            label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: traits)
    }
}

extension ClassTable {
    package static let tableViewCell = ClassTable(of: UITableViewCell.self) { cell in
        cell.choice("accessoryType", \.accessoryType, nib: "accessoryType")
        cell.choice("editingAccessoryType", \.editingAccessoryType, nib: "editingAccessoryType")
        cell.choice("selectionStyle", \.selectionStyle, nib: "selectionStyle", isAppearance: true)
        cell.count("indentationLevel", \.indentationLevel, "a level", in: 0...100, nib: "indentationLevel")
        cell.number("indentationWidth", \.indentationWidth, .points, nib: "indentationWidth")
        cell.insets("separatorInset", \.separatorInset, nib: "separatorInset", isAppearance: true)
        cell.key(readOnly: "contentView", \.contentView)
        cell.key(readOnly: "textLabel", \.textLabel)
        cell.key(readOnly: "detailTextLabel", \.detailTextLabel)
        cell.key(readOnly: "imageView", \.imageView)
        cell.key("accessoryView", \.accessoryView)
        cell.key("editingAccessoryView", \.editingAccessoryView)
        cell.key("backgroundView", \.backgroundView)
        cell.key("selectedBackgroundView", \.selectedBackgroundView)
    }
}

extension UITableViewCell.AccessoryType: NamedCases {
    package static let noun = "an accessory"
    package static var names: KeyValuePairs<String, UITableViewCell.AccessoryType> {
        [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
        ]
    }
}

extension UITableViewCell.SelectionStyle: NamedCases {
    package static let noun = "a style of selection"
    package static var names: KeyValuePairs<String, UITableViewCell.SelectionStyle> {
        ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    }
}
