import Foundation

@MainActor final class CellState: HiddenState {
    var style: UITableViewCell.CellStyle
    var reuseIdentifier: String?
    var contentView = UIView()

    var label: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    let configurations = ViewConfigurations()
    var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

    var hasOwnBackground = false
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var multipleSelectionBackgroundView: UIView?
    /// The selected background of cells without a `selectedBackgroundView`.
    var selectionShade: UIView?
    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryView: UIView?
    /// The view of `accessoryType`.
    var drawnAccessory: CellAccessoryView?
    var separators: [UIView] = []
    var separatorInset: UIEdgeInsets?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsWhileEditing = true
    var showsReorderControl = false
    var focusStyle = UITableViewCell.FocusStyle.default

    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editing = RowEditing()
    var onSign: ((RowEditing.Sign) -> Void)?
    var signControl, gripControl: RowSignControl?
    /// What a document connects with the choice of the row, and of its accessory.
    var segue: (@MainActor () -> Void)?
    var accessorySegue: (@MainActor () -> Void)?

    /// The margins that the cell gave its content, rather than its author.
    var marginsOfContent: UIView.GivenMargins?
    /// The height that constraints in the content asked for when the cell was measured.
    var fittedHeight: CGFloat?
    /// The place of the cell in its table.
    var place = CellPlace()
    /// Whether the place gives the cell rounded corners.
    var endsCard = false
    var arranger: (any CellArranger)?

    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }
}

/// The place of a cell in its table.
package struct CellPlace: Equatable {
    package var style = UITableView.Style.plain
    package var isFirst = false
    package var isLast = false
    package var sideMargin: CGFloat?
    package var hasSeparators = false
    package var separatorColor: UIColor?
    package var separatorInset: UIEdgeInsets?

    package init() {}
}

extension UITableViewCell {
    /// For cells made with a coder: documents set the style and the identifier.
    package func adopt(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        cellState.style = style
        cellState.reuseIdentifier = reuseIdentifier
        setNeedsLayout()
    }

    /// Stores what the table decides, before the cell is measured and when it is placed.
    func takePlace(in table: UITableView, isFirst: Bool = false, isLast: Bool = false) {
        var place = CellPlace()
        (place.style, place.isFirst, place.isLast) = (table.style, isFirst, isLast)
        place.sideMargin = table.sideMargin
        place.hasSeparators = table.separatorStyle != .none
        place.separatorColor = table.separatorColor
        place.separatorInset = table.tableState.separatorInset
        take(place)
    }

    package func take(_ place: CellPlace) {
        guard cellState.place != place else { return }
        cellState.place = place
        setNeedsLayout()
        takeBackground(in: place.style)
        roundCorners()
    }

    /// Takes the background of the table's style, unless the cell has a colour of its own.
    package func takeBackground(in style: UITableView.Style) {
        guard !cellState.hasOwnBackground, configurations.background == nil else { return }
        backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        cellState.hasOwnBackground = false
    }

    /// The first and the last row of an inset group have rounded corners.
    private func roundCorners() {
        let place = cellState.place
        guard place.style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        guard cellState.endsCard || !corners.isEmpty else { return }
        cellState.endsCard = !corners.isEmpty
        layer.cornerRadius = corners.isEmpty ? 0 : TableMargins.cardRadius
        layer.ownCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }

    func change(_ body: (CellState) -> Void) {
        body(cellState)
        markNeedsUpdateConfiguration()
    }

    func replace(_ place: ReferenceWritableKeyPath<CellState, UIView?>, with view: UIView?) {
        guard cellState[keyPath: place] !== view else { return }
        cellState[keyPath: place]?.removeFromSuperview()
        if view != nil, configurations.background != nil { describeBackground(nil) }
        change { $0[keyPath: place] = view }
    }

    func setAccessoryView(_ view: UIView?) {
        guard cellState.accessoryView !== view else { return }
        cellState.accessoryView?.removeFromSuperview()
        change { $0.accessoryView = view }
        if let view { addSubview(view) }
    }

    // MARK: Labels and image, made when they are asked for

    var titleLabel: UILabel {
        if let label = cellState.label { return label }
        let label = makeLabel(.body, .label)
        if cellState.style == .value2 {
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = tintColor
        }
        cellState.label = label
        return label
    }

    /// The default style has none.
    var detailLabel: UILabel? {
        if let label = cellState.detailLabel { return label }
        let label: UILabel
        switch cellState.style {
        case .default: return nil
        case .value1: label = makeLabel(.body, .secondaryLabel)
        case .subtitle where !Headless.release.cells.hasSmallSubtitles:
            label = makeLabel(.subheadline, .secondaryLabel)
        case .value2, .subtitle: label = makeLabel(.caption1, .label)
        }
        cellState.detailLabel = label
        return label
    }

    /// The styles with two texts and no image return nil.
    var ownImageView: UIImageView? {
        if let view = cellState.imageView { return view }
        guard cellState.style != .value2 else { return nil }
        let view = UIImageView()
        view.isHighlighted = isLit
        // Symbols grow with the text beside them.
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        cellState.imageView = view
        contentView.addSubview(view)
        return view
    }

    /// Labels and image follow the cell: Apple's page of `setHighlighted(_:animated:)`.
    func highlightContent() {
        for label in [cellState.label, cellState.detailLabel] { label?.isHighlighted = isLit }
        cellState.imageView?.isHighlighted = isLit
    }

    private var isLit: Bool { isHighlighted || isSelected }

    private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.isHighlighted = isLit
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // MARK: Content that a configuration describes instead of the cell's own labels

    var configurationOfStyle: UIListContentConfiguration {
        switch cellState.style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Takes the place of the background colour and of the views behind the content.
    func describeBackground(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil {
            (backgroundView, selectedBackgroundView) = (nil, nil)
            backgroundColor = nil
            cellState.hasOwnBackground = false
        }
        configureBackground(configuration)
        if configuration == nil { takeBackground(in: cellState.place.style) }
    }

    var stateForConfigurations: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
