import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    private let state = NavigationItemState()

    public init(title: String) {
        state.title = title
        super.init()
    }

    public convenience override init() { self.init(title: "") }
    public required init?(coder: NSCoder) { super.init() }

    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// Called after a change, for the bar that shows the item.
    var onChange: (() -> Void)? {
        get { state.onChange }
        set { state.onChange = newValue }
    }

    open var title: String? {
        get { state.title }
        set { state.title = newValue }
    }
    open var titleView: UIView? {
        get { state.titleView }
        set { state.titleView = newValue }
    }
    open var prompt: String? {
        get { state.prompt }
        set { state.prompt = newValue }
    }
    /// The subtitle below the title, since iOS 26.
    open var subtitle: String? {
        get { state.subtitle }
        set { state.subtitle = newValue }
    }
    /// The title in place of `title` where it is large; nil shows the title.
    open var largeTitle: String? {
        get { state.largeTitle }
        set { state.largeTitle = newValue }
    }
    open var largeSubtitle: String? {
        get { state.largeSubtitle }
        set { state.largeSubtitle = newValue }
    }
    open var attributedTitle: AttributedString? {
        get { state.attributedTitle }
        set {
            state.attributedTitle = newValue
            if let newValue { title = String(newValue.characters) }
        }
    }
    open var attributedSubtitle: AttributedString? {
        get { state.attributedSubtitle }
        set {
            state.attributedSubtitle = newValue
            subtitle = newValue.map { String($0.characters) }
        }
    }
    open var subtitleView: UIView? {
        get { state.subtitleView }
        set { state.subtitleView = newValue }
    }
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { state.largeTitleDisplayMode }
        set { state.largeTitleDisplayMode = newValue }
    }
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { state.backButtonDisplayMode }
        set { state.backButtonDisplayMode = newValue }
    }
    open var backBarButtonItem: UIBarButtonItem? {
        get { state.backBarButtonItem }
        set { state.backBarButtonItem = newValue }
    }
    open var backButtonTitle: String? {
        get { state.backButtonTitle }
        set { state.backButtonTitle = newValue }
    }
    open var hidesBackButton: Bool {
        get { state.hidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { state.hidesBackButton = hidesBackButton }
    open var standardAppearance: UINavigationBarAppearance? {
        get { state.standardAppearance }
        set { state.standardAppearance = UIBarAppearance.kept(newValue) }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { state.compactAppearance }
        set { state.compactAppearance = UIBarAppearance.kept(newValue) }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { state.scrollEdgeAppearance }
        set { state.scrollEdgeAppearance = UIBarAppearance.kept(newValue) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { state.compactScrollEdgeAppearance }
        set { state.compactScrollEdgeAppearance = UIBarAppearance.kept(newValue) }
    }
    open var leftItemsSupplementBackButton: Bool {
        get { state.leftItemsSupplementBackButton }
        set { state.leftItemsSupplementBackButton = newValue }
    }
    open var searchController: UISearchController? {
        get { state.searchController }
        set { state.searchController = newValue }
    }
    open var preferredSearchBarPlacement: SearchBarPlacement {
        get { state.searchBarPlacement }
        set { state.searchBarPlacement = newValue }
    }
    open var style: ItemStyle {
        get { state.style }
        set { state.style = newValue }
    }
    open var hidesSearchBarWhenScrolling: Bool {
        get { state.hidesSearchBarWhenScrolling }
        set { state.hidesSearchBarWhenScrolling = newValue }
    }

    // MARK: Buttons: a single one is the first of several

    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { state.left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { state.right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { state.left?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { state.right?.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { state.left = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { state.right = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        state.left = state.left.replacingFirst(with: item)
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        state.right = state.right.replacingFirst(with: item)
    }
}

extension [UIBarButtonItem]? {
    /// The items with another one in front, where it goes if it is among them already; without one, the first item goes.
    fileprivate func replacingFirst(with item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let others = (self ?? []).dropFirst().filter { $0 !== item }
        if let item { return [item] + others }
        return others.isEmpty ? nil : others
    }
}

@MainActor private final class NavigationItemState: HiddenState {
    var onChange: (() -> Void)?
    var title: String? { didSet { onChange?() } }
    var prompt: String? { didSet { onChange?() } }
    var subtitle: String? { didSet { onChange?() } }
    var largeTitle: String? { didSet { onChange?() } }
    var largeSubtitle: String?
    var attributedTitle: AttributedString?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var backButtonTitle: String? { didSet { onChange?() } }
    var titleView: UIView? { didSet { onChange?() } }
    var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic { didSet { onChange?() } }
    var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default { didSet { onChange?() } }
    var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    var hidesBackButton = false { didSet { onChange?() } }
    var leftItemsSupplementBackButton = false { didSet { onChange?() } }
    var hidesSearchBarWhenScrolling = true
    var searchController: UISearchController? { didSet { onChange?() } }
    var searchBarPlacement = UINavigationItem.SearchBarPlacement.automatic { didSet { onChange?() } }
    var style = UINavigationItem.ItemStyle.navigator
    var left: [UIBarButtonItem]? { didSet { onChange?() } }
    var right: [UIBarButtonItem]? { didSet { onChange?() } }
    var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    var compactAppearance, compactScrollEdgeAppearance: UINavigationBarAppearance?
}

extension ClassTable {
    package static let navigationItem = ClassTable(of: UINavigationItem.self) { item in
        item.key("title", \.title)
        item.key("titleView", \.titleView)
        item.key("leftBarButtonItem", \.leftBarButtonItem)
        item.key("leftBarButtonItems", \.leftBarButtonItems)
        item.key("rightBarButtonItem", \.rightBarButtonItem)
        item.key("rightBarButtonItems", \.rightBarButtonItems)
    }
}
