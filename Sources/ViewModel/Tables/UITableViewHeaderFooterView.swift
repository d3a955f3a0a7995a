import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    let headerState: HeaderFooterState
    var configurations: ViewConfigurations { headerState.configurations }
    var ownContentView: UIView {
        get { headerState.contentView }
        set { headerState.contentView = newValue }
    }

    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    public init(reuseIdentifier: String?) {
        headerState = HeaderFooterState(reuseIdentifier: reuseIdentifier)
        super.init(frame: .zero)
        addSubview(headerState.contentView)
    }

    public override init(frame: CGRect) {
        headerState = HeaderFooterState(reuseIdentifier: nil)
        super.init(frame: frame)
        addSubview(headerState.contentView)
    }

    /// The view of a title that a table has as text. Until iOS 18 those of groups are in capitals.
    package convenience init(showing title: String, as role: TableTitleRole, isInPlainTable: Bool) {
        self.init(reuseIdentifier: nil)
        headerState.role = role
        headerState.isInPlainTable = isInPlainTable
        headerState.title = title
        let isCapital = role == .header && !isInPlainTable && !Headless.release.tables.groupHeadersAreHeadlines
        titleLabel.text = isCapital ? title.uppercased() : title
    }

    /// The margin of the table, which a view inside a card cannot know.
    package func take(sideMargin: CGFloat) {
        guard headerState.sideMargin != sideMargin else { return }
        headerState.sideMargin = sideMargin
        setNeedsLayout()
    }

    func take(_ role: TableTitleRole, in table: UITableView, isPinned: Bool) {
        take(sideMargin: table.sideMargin)
        let isInPlainTable = table.style == .plain
        guard
            (headerState.role, headerState.isInPlainTable, headerState.isPinned) != (role, isInPlainTable, isPinned)
        else { return }
        (headerState.role, headerState.isInPlainTable, headerState.isPinned) = (role, isInPlainTable, isPinned)
        markNeedsUpdateConfiguration()
    }

    public required init?(coder: NSCoder) {
        headerState = HeaderFooterState(reuseIdentifier: nil)
        super.init(coder: coder)
        addSubview(headerState.contentView)
        coder.fill(self, as: UITableViewHeaderFooterView.self)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    open var reuseIdentifier: String? { headerState.reuseIdentifier }
    open func prepareForReuse() {}
    open var contentView: UIView { headerState.contentView }
    open var textLabel: UILabel? { titleLabel }
    open var detailTextLabel: UILabel? { detailLabel }
    open var backgroundView: UIView? {
        get { headerState.backgroundView }
        set { setBackgroundView(newValue) }
    }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content.configuration }
        set { configureContent(newValue) }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { configurationOfPlace }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { backgroundView = nil }
            configureBackground(newValue)
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        headerState.isInPlainTable ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = headerState.isPinned
        return state
    }
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    open func updateConfiguration(using state: UIViewConfigurationState) { updateConfigurations(state) }
    open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        get { headerState.updateHandler }
        set {
            headerState.updateHandler = newValue
            markNeedsUpdateConfiguration()
        }
    }
    func callUpdateHandler(_ state: UIViewConfigurationState) { headerState.updateHandler?(self, state) }

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
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: titleHeight(size.width))
    }
    override var _wholeText: String? { headerState.title }
    override var _words: ViewWords { ViewWords(text: headerState.title ?? "") }

    // MARK: Accessibility

    /// The title of a section is a heading; the text below one is plain.
    override var ownAccessibility: OwnAccessibility {
        guard let title = headerState.title ?? headerState.label?.text, !title.isEmpty else {
            return OwnAccessibility()
        }
        return OwnAccessibility(
            isElement: true, label: title, traits: headerState.role == .header ? .header : .staticText)
    }
}

/// The place of a section title.
package enum TableTitleRole { case header, footer }

/// The state of a header or footer.
@MainActor final class HeaderFooterState: HiddenState {
    var reuseIdentifier: String?
    var contentView = UIView()
    var role = TableTitleRole.header
    var isInPlainTable = true
    var sideMargin: CGFloat?
    /// The text, where a table made the view.
    var title: String?
    var label: UILabel?
    var detailLabel: UILabel?
    var backgroundView: UIView?
    let configurations = ViewConfigurations()
    var updateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
    /// Whether the view stays at the edge of its table while rows move below it.
    var isPinned = false

    init(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }
}

extension UITableViewHeaderFooterView {
    /// The title label, made when it is asked for, like the detail label.
    fileprivate var titleLabel: UILabel {
        if let label = headerState.label { return label }
        let label = UILabel()
        label.numberOfLines = 0
        headerState.label = label
        headerState.contentView.addSubview(label)
        applyStyle(to: label)
        return label
    }

    fileprivate var detailLabel: UILabel {
        if let label = headerState.detailLabel { return label }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        headerState.detailLabel = label
        headerState.contentView.addSubview(label)
        return label
    }

    /// Plain headers are headlines, and since iOS 26 those of groups too; other titles are small and grey.
    private func applyStyle(to label: UILabel) {
        let isPlainHeader = headerState.isInPlainTable && headerState.role == .header
        let isHeadline =
            isPlainHeader || headerState.role == .header && Headless.release.tables.groupHeadersAreHeadlines
        label.font = .preferredFont(forTextStyle: isHeadline ? .headline : .footnote)
        label.textColor = isPlainHeader ? .label : .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
    }

    fileprivate func setBackgroundView(_ view: UIView?) {
        headerState.backgroundView?.removeFromSuperview()
        if view != nil, configurations.background != nil { configureBackground(nil) }
        headerState.backgroundView = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    private var margin: CGFloat {
        headerState.sideMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
    }

    fileprivate func placeParts() {
        placeBackgrounds()
        headerState.contentView.frame = bounds
        guard let label = headerState.label else { return }
        let side = margin
        let width = textWidth(bounds.width)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: safeAreaInsets.left + side, y: titleTop(of: height), width: width, height: height)
    }

    /// The app's own, or else that of the place. Views of the app below the content leave no room for that.
    private func placeBackgrounds() {
        let hasOwn = headerState.backgroundView != nil || backgroundColor != nil || contentView.backgroundColor != nil
        let automatic = hasOwn ? nil : defaultBackgroundConfiguration().updated(for: configurationState)
        for (index, view) in [backgroundShape(else: automatic), headerState.backgroundView].compactMap({ $0 })
            .enumerated()
        {
            if view.superview !== self { insertSubview(view, at: index) }
            view.frame = bounds
        }
    }

    fileprivate var configurationOfPlace: UIListContentConfiguration {
        switch (headerState.role, headerState.isInPlainTable) {
        case (.header, true): .plainHeader()
        case (.header, false): .groupedHeader()
        case (.footer, true): .plainFooter()
        case (.footer, false): .groupedFooter()
        }
    }

    /// Between the margins, clear of notches.
    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(0, width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right)
    }

    /// Titles of groups are near their rows, other titles in the middle.
    private func titleTop(of height: CGFloat) -> CGFloat {
        let grid = PixelGrid(scale: layoutScale)
        if headerState.isInPlainTable { return grid.rounded((bounds.height - height) / 2) }
        let gap = Headless.release.tables.belowGroupedHeader
        return headerState.role == .header ? grid.rounded(bounds.height - height - gap) : Self.footerGap
    }

    private static var footerGap: CGFloat { 8 }

    /// The height of the wrapped title, with the padding that tables add.
    fileprivate func titleHeight(_ width: CGFloat) -> CGFloat {
        guard let label = headerState.label else { return 0 }
        let text = label.sizeThatFits(CGSize(width: textWidth(width), height: 0)).height
        let tables = Headless.release.tables
        let room =
            headerState.role == .header
            ? headerState.isInPlainTable ? tables.plainHeader : tables.groupedHeader
            : headerState.isInPlainTable ? tables.plainFooter : tables.groupedFooter
        return room.height(ofText: text)
    }

    fileprivate func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationsIfNeeded()
        if contentHasSize { return contentSize(target, horizontal, vertical) }
        if isLaidOutByConstraints { return fittingSize(target, horizontal: horizontal, vertical: vertical) }
        return sizeThatFits(target)
    }
}

extension UIView {
    /// Whether constraints affect the size of this view.
    var isLaidOutByConstraints: Bool {
        !viewState.constraints.isEmpty || viewState.subviews.contains { !$0.viewState.translatesAutoresizingMask }
    }
}

extension ClassTable {
    package static let tableViewHeaderFooterView = ClassTable(of: UITableViewHeaderFooterView.self) { view in
        view.key("backgroundView", \.backgroundView)
    }
}
