import Foundation

/// A bar of buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    let toolbarState = ToolbarState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startAsToolbar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startAsToolbar()
        coder.fill(self, as: UIToolbar.self)
    }

    open weak var delegate: (any UIToolbarDelegate)? {
        get { toolbarState.delegate }
        set { change(\.delegate, newValue) }
    }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    open var items: [UIBarButtonItem]? {
        get { toolbarState.items }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(\.items, items) }

    open var barStyle: UIBarStyle {
        get { toolbarState.style ?? .default }
        set { change(\.style, newValue) }
    }
    open var isTranslucent: Bool {
        get { toolbarState.isTranslucent ?? true }
        set { change(\.isTranslucent, newValue) }
    }
    open var barTintColor: UIColor? {
        get { toolbarState.barTint }
        set { change(\.barTint, newValue) }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { change(\.backgroundImage, backgroundImage) }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        toolbarState.backgroundImage
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        change(\.shadowImage, shadowImage)
    }
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let appearance = toolbarState.standardAppearance { return appearance }
            let appearance = UIToolbarAppearance()
            toolbarState.standardAppearance = appearance
            return appearance
        }
        set { change(\.standardAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var compactAppearance: UIToolbarAppearance? {
        get { toolbarState.compactAppearance }
        set { change(\.compactAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { toolbarState.scrollEdgeAppearance }
        set { change(\.scrollEdgeAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { toolbarState.compactScrollEdgeAppearance }
        set { change(\.compactScrollEdgeAppearance, UIBarAppearance.kept(newValue)) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Headless.release.bars.toolbar.onThisDevice)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Headless.release.bars.toolbar.onThisDevice)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutToolbar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshToolbar()
    }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

@MainActor final class ToolbarState: HiddenState {
    weak var delegate: (any UIToolbarDelegate)?
    var items: [UIBarButtonItem]?
    /// How far the background reaches below the bar, behind the home indicator.
    var reachBelow: CGFloat = 0
    /// What content below a bar of glass fades into.
    var fade: ScrollEdgeFade?
    var style: UIBarStyle?
    var isTranslucent: Bool?
    var barTint: UIColor?
    var backgroundImage, shadowImage: UIImage?
    var standardAppearance, compactAppearance: UIToolbarAppearance?
    var scrollEdgeAppearance, compactScrollEdgeAppearance: UIToolbarAppearance?

    let background = BarBackground()
    var isStale = true
    var slots: [BarSlot] = []
}

extension ClassTable {
    package static let toolbar = ClassTable(of: UIToolbar.self) { bar in
        bar.choice("barStyle", \.barStyle)
        bar.flag("isTranslucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
    }
}
