import Foundation

/// A row of a list: content, accessories beside it and a separator below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    let rowState = ListCellState()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewListCell.self)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { configurationOfPlace }
    open var accessories: [UICellAccessory] {
        get { rowState.accessories }
        set { show(newValue) }
    }
    open var indentationLevel: Int {
        get { rowState.indentationLevel }
        set { changeRow { $0.indentationLevel = newValue } }
    }
    open var indentationWidth: CGFloat {
        get { rowState.indentationWidth }
        set { changeRow { $0.indentationWidth = newValue } }
    }
    open var indentsAccessories: Bool {
        get { rowState.indentsAccessories }
        set { changeRow { $0.indentsAccessories = newValue } }
    }
    open var separatorLayoutGuide: UILayoutGuide { guideOfSeparator }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRow()
    }

    override var _contentFrame: CGRect { contentBesideAccessories }
    override var _automaticBackground: UIBackgroundConfiguration? { backgroundOfPlace }
    override func _take(_ place: ListPlace) { takePlace(place) }
    override func _takeOutline(level: Int, isExpanded: Bool) {
        super._takeOutline(level: level, isExpanded: isExpanded)
        indentationLevel = level
        for case let sign as CellAccessoryView in rowState.accessoryViews where sign.isOutline {
            sign.isExpanded = isExpanded
        }
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        let texts = textsToSpeak
        return OwnAccessibility(
            isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "),
            traits: isSelected ? .selected : .none)
    }
}

/// The state of a row of a list.
@MainActor final class ListCellState: HiddenState {
    var place: ListPlace?
    var accessories: [UICellAccessory] = []
    var accessoryViews: [UIView] = []
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    let separator = UIView()
    var separatorGuide: UILayoutGuide?
}

extension UICollectionViewListCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var margin: CGFloat { 16 }

    fileprivate func changeRow(_ body: (ListCellState) -> Void) {
        body(rowState)
        setNeedsLayout()
    }

    fileprivate func takePlace(_ place: ListPlace) {
        guard rowState.place != place else { return }
        rowState.place = place
        var corners: CACornerMask = []
        if place.appearance == .insetGrouped, !place.isHeader {
            if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        layer.cornerRadius = corners.isEmpty ? 0 : TableMargins.cardRadius
        layer.ownCorners = corners
        layer.masksToBounds = !corners.isEmpty
        setNeedsLayout()
    }

    fileprivate var configurationOfPlace: UIListContentConfiguration {
        guard let place = rowState.place, place.isHeader else { return .cell() }
        return place.appearance.hasCards ? .groupedHeader() : .plainHeader()
    }

    fileprivate var backgroundOfPlace: UIBackgroundConfiguration? {
        guard let place = rowState.place, !place.isHeader else { return nil }
        var background = UIBackgroundConfiguration.clear()
        let isMarked = isSelected || isHighlighted
        let color: UIColor = place.appearance.hasCards ? .secondarySystemGroupedBackground : .systemBackground
        background.backgroundColor = isMarked ? .systemGray4 : color
        return background
    }

    // MARK: Accessories

    fileprivate func show(_ accessories: [UICellAccessory]) {
        for view in rowState.accessoryViews { view.removeFromSuperview() }
        rowState.accessories = accessories
        rowState.accessoryViews = accessories.filter(\.isShownAtRest).map(\.view)
        for view in rowState.accessoryViews {
            (view as? CellAccessoryView).map { $0.isExpanded = $0.isOutline && itemState.isExpanded }
            addSubview(view)
        }
        setNeedsLayout()
    }

    private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] {
        Array(zip(rowState.accessories.filter(\.isShownAtRest), rowState.accessoryViews))
    }

    /// The distance between accessories, and between them and the content.
    private static var gap: CGFloat { 8 }

    private var widthBefore: CGFloat {
        let leading = shownAccessories.filter(\.accessory.isLeading)
        let indentation = CGFloat(indentationLevel) * indentationWidth
        return leading.reduce(indentation) { $0 + $1.accessory.size(of: $1.view).width + margin }
    }

    private var widthAfter: CGFloat {
        let trailing = shownAccessories.filter { !$0.accessory.isLeading }
        guard !trailing.isEmpty else { return 0 }
        let widths = trailing.reduce(0) { $0 + $1.accessory.size(of: $1.view).width }
        return margin + widths + CGFloat(trailing.count - 1) * Self.gap
    }

    fileprivate var contentBesideAccessories: CGRect {
        let width = max(0, bounds.width - widthBefore - widthAfter)
        return CGRect(x: isRightToLeft ? widthAfter : widthBefore, y: 0, width: width, height: bounds.height)
    }

    fileprivate func placeRow() {
        var leading = margin
        var trailing = bounds.width - margin
        for (accessory, view) in shownAccessories {
            let size = accessory.size(of: view)
            var x = leading
            if accessory.isLeading {
                leading += size.width + margin
            } else {
                trailing -= size.width
                x = trailing
                trailing -= Self.gap
            }
            let grid = PixelGrid(scale: layoutScale)
            view.frame = mirrored(
                CGRect(
                    x: x, y: grid.rounded((bounds.height - size.height) / 2), width: size.width, height: size.height))
        }
        placeSeparator()
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft
            ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    // MARK: Separators

    /// The separator begins where the text does.
    private func placeSeparator() {
        let line = rowState.separator
        guard let separator = rowState.place?.separator else { return line.removeFromSuperview() }
        if line.superview !== self { addSubview(line) }
        line.backgroundColor = separator.color
        let height = 1 / layoutScale
        var start = textStart
        let isCard = rowState.place?.appearance == .insetGrouped && Headless.release.tables.insetsSeparatorsOfCards
        var end = bounds.width - (isCard ? margin : 0)
        let insets = separator.insets
        if insets.leading < .greatestFiniteMagnitude { start = insets.leading }
        if insets.trailing < .greatestFiniteMagnitude { end = bounds.width - insets.trailing }
        line.frame = mirrored(
            CGRect(x: start, y: bounds.height - height, width: max(0, end - start), height: height))
    }

    private var textStart: CGFloat {
        guard let content = configurations.content.view as? UIListContentView else { return widthBefore + margin }
        content.layoutIfNeeded()
        guard let text = content.textLayoutGuide?.layoutFrame, text.width > 0 else { return widthBefore + margin }
        let frame = content.convert(text, to: self)
        return isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }

    fileprivate var guideOfSeparator: UILayoutGuide {
        if let guide = rowState.separatorGuide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        rowState.separatorGuide = guide
        return guide
    }
}
