/// The field in which one searches at the bottom of a phone, from iOS 26 on: glass as wide as the bar leaves for it.
final class LowerSearchField: UIView, InternalView {
    let field = UISearchTextField()
    private let glass = UIVisualEffectView(effect: UIGlassEffect())

    /// The height is that of the other glass in the bar; the insets are recalled.
    private static let inset: CGFloat = 16
    private static var height: CGFloat { Headless.release.bars.toolCapsule }

    init() {
        super.init(frame: .zero)
        glass.cornerConfiguration = .capsule()
        addSubview(glass)
        field.borderStyle = .none
        field.leftView = Self.symbol("magnifyingglass")
        field.leftViewMode = .always
        field.rightView = Self.symbol("mic.fill")
        field.rightViewMode = .always
        addSubview(field)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    private static func symbol(_ name: String) -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = .label
        view.contentMode = .center
        view.frame.size = CGSize(width: 26, height: 24)
        view.isAccessibilityElement = false
        return view
    }

    func take(width: CGFloat) { frame.size = CGSize(width: max(Self.height, width), height: Self.height) }

    override var intrinsicContentSize: CGSize { bounds.size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        field.frame = bounds.insetBy(dx: Self.inset, dy: 0)
    }
}

/// What a page has in its lower bar for its search.
@MainActor final class LowerSearch {
    let field = LowerSearchField()
    private(set) var item = UIBarButtonItem()
    private let typing = SearchTyping()

    init() {
        field.field.addAction(
            UIAction { [weak self] _ in self.map { $0.typing.take($0.field.field.text ?? "") } }, for: .editingChanged)
        field.field.addAction(UIAction { [weak self] _ in self?.typing.submit() }, for: .editingDidEndOnExit)
    }

    /// The item for a width: bars ask an item for its size once.
    func item(_ request: SearchRequest, width: CGFloat) -> UIBarButtonItem {
        typing.request = request
        let prompt = request.prompt ?? "Search"
        if field.field.placeholder != prompt {
            field.field.attributedPlaceholder = NSAttributedString(
                string: prompt, attributes: [.foregroundColor: UIColor.secondaryLabel])
        }
        let text = request.text.wrappedValue
        if field.field.text ?? "" != text { field.field.text = text }
        if field.bounds.width != width || item.customView == nil {
            field.take(width: width)
            item = UIBarButtonItem(customView: field)
        }
        return item
    }
}

extension SearchRequest {
    /// Whether the field is in the lower bar. Documented for iPhones from iOS 26 on, where no tabs are in its place.
    func isBelow(in environment: EnvironmentValues) -> Bool {
        Headless.release.bars.hasGlass && UIDevice.current.userInterfaceIdiom == .phone && !environment.isInTabs
            && (placement == .automatic || placement == .toolbar)
    }
}

private enum InTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// Whether the lower edge of the screen is that of a tab bar.
    var isInTabs: Bool {
        get { self[InTabsKey.self] }
        set { self[InTabsKey.self] = newValue }
    }
}
