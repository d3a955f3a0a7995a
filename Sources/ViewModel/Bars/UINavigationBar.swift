import Foundation

/// The bar above a screen, with its title, the back button and the screen's bar buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    let barState = NavigationBarState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startAsBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startAsBar()
        coder.fill(self, as: UINavigationBar.self)
    }

    open weak var delegate: (any UINavigationBarDelegate)? {
        get { barState.delegate }
        set { change(\.delegate, newValue) }
    }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
            showsLargeTitle
        else { return }
        invalidateIntrinsicContentSize()
        refreshBar()
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { barState.items }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
    open var topItem: UINavigationItem? { barState.items.last }
    open var backItem: UINavigationItem? { barState.items.dropLast().last }
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        show(barState.items + [item])
        delegate?.navigationBar(self, didPush: item)
    }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let popped = topItem, delegate?.navigationBar(self, shouldPop: popped) != false else { return nil }
        show(Array(barState.items.dropLast()))
        delegate?.navigationBar(self, didPop: popped)
        return popped
    }

    // MARK: Looks

    open var barStyle: UIBarStyle {
        get { barState.style ?? .default }
        set { change(\.style, newValue) }
    }
    open var isTranslucent: Bool {
        get { barState.isTranslucent ?? true }
        set { change(\.isTranslucent, newValue) }
    }
    open var prefersLargeTitles: Bool {
        get { resolved { $0.prefersLargeTitles } ?? false }
        set { change(\.prefersLargeTitles, newValue) }
    }
    open var barTintColor: UIColor? {
        get { barState.barTint }
        set { change(\.barTint, newValue) }
    }
    open var shadowImage: UIImage? {
        get { barState.shadowImage }
        set { change(\.shadowImage, newValue) }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { barState.titleAttributes }
        set { change(\.titleAttributes, newValue) }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { barState.largeTitleAttributes }
        set { change(\.largeTitleAttributes, newValue) }
    }
    open var backIndicatorImage: UIImage? {
        get { barState.backIndicator }
        set { change(\.backIndicator, newValue) }
    }
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { barState.backIndicatorMask }
        set { barState.backIndicatorMask = newValue }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        barState.backgroundImages[barMetrics] = backgroundImage
        refreshBar()
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barState.backgroundImages[barMetrics] }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        change(\.titleAdjustment, adjustment)
    }

    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let appearance = barState.standardAppearance { return appearance }
            let appearance = UINavigationBarAppearance()
            barState.standardAppearance = appearance
            return appearance
        }
        set { change(\.standardAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { barState.compactAppearance }
        set { change(\.compactAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { barState.scrollEdgeAppearance }
        set { change(\.scrollEdgeAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { barState.compactScrollEdgeAppearance }
        set { change(\.compactScrollEdgeAppearance, UIBarAppearance.kept(newValue)) }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshBar()
    }
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@MainActor final class NavigationBarState: HiddenState {
    weak var delegate: (any UINavigationBarDelegate)?
    var items: [UINavigationItem] = []
    /// Tells the bar's controller, whose layout depends on the bar's height.
    var onChange: (() -> Void)?
    /// How far the background reaches above the bar, below the status bar.
    var reachAbove: CGFloat = 0
    /// Whether content lies under the bar; without, bars show nothing of their own since iOS 15.
    var coversContent = true
    /// What content below a bar of glass fades into.
    var fade: ScrollEdgeFade?

    var style: UIBarStyle?
    var isTranslucent: Bool?
    var prefersLargeTitles: Bool?
    var barTint: UIColor?
    var shadowImage: UIImage?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var backIndicator, backIndicatorMask: UIImage?
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleAdjustment: CGFloat = 0
    var standardAppearance, compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance, compactScrollEdgeAppearance: UINavigationBarAppearance?

    let background = BarBackground()
    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()
    var searchBar: UISearchBar?
    let promptLabel = UILabel()
    var titleView: UIView?
    /// Whether the buttons have to be made again.
    var isStale = true
    /// The width at which the back button changed to "Back" to make room for the bar's title.
    var widthOfShortBackTitle: CGFloat?
    var backButton: BarButtonView?
    var leading: [BarSlot] = []
    var trailing: [BarSlot] = []
}

extension ClassTable {
    package static let navigationBar = ClassTable(of: UINavigationBar.self) { bar in
        bar.choice("barStyle", \.barStyle)
        bar.flag("isTranslucent", \.isTranslucent)
        bar.flag("prefersLargeTitles", \.prefersLargeTitles)
        bar.color("barTintColor", \.barTintColor)
        bar.special("titleTextAttributes")
        bar.special("largeTitleTextAttributes")
        bar.key("delegate", \.delegate)
    }
}

extension UIBarStyle: NamedCases {
    package static let noun = "a style of a bar"
    package static var names: KeyValuePairs<String, UIBarStyle> { ["default": .default, "black": .black] }
}
