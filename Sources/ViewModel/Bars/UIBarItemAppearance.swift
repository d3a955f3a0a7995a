import Foundation

/// How the buttons of a bar look in each of their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    private let state: BarButtonAppearanceState

    public init(style: UIBarButtonItem.Style = .plain) {
        state = BarButtonAppearanceState()
        super.init()
        configureWithDefault(for: style)
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for look in [normal, highlighted, disabled, focused] { look.titleTextAttributes = [:] }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for look: KeyPath<UIBarButtonItemAppearance, UIBarButtonItemStateAppearance> in [
            \.normal, \.highlighted, \.disabled, \.focused,
        ] {
            copy[keyPath: look].takeOver(self[keyPath: look])
        }
        return copy
    }

    open var normal: UIBarButtonItemStateAppearance { state.normal }
    open var highlighted: UIBarButtonItemStateAppearance { state.highlighted }
    open var disabled: UIBarButtonItemStateAppearance { state.disabled }
    open var focused: UIBarButtonItemStateAppearance { state.focused }
}

@MainActor private final class BarButtonAppearanceState: HiddenState {
    let normal = UIBarButtonItemStateAppearance()
    let highlighted = UIBarButtonItemStateAppearance()
    let disabled = UIBarButtonItemStateAppearance()
    let focused = UIBarButtonItemStateAppearance()
}

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    private let state = BarButtonStateLook()

    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { state.title }
        set { state.title = newValue }
    }
    open var titlePositionAdjustment: UIOffset {
        get { state.titleOffset }
        set { state.titleOffset = newValue }
    }
    open var backgroundImage: UIImage? {
        get { state.background }
        set { state.background = newValue }
    }
    open var backgroundImagePositionAdjustment: UIOffset {
        get { state.backgroundOffset }
        set { state.backgroundOffset = newValue }
    }

    fileprivate func takeOver(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (
            other.backgroundImage, other.backgroundImagePositionAdjustment
        )
    }
}

@MainActor private final class BarButtonStateLook: HiddenState {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var background: UIImage?
    var backgroundOffset = UIOffset.zero
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    private let state = TabBarAppearanceState()

    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { state.stacked }
        set { state.stacked = newValue.copied }
    }
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { state.inline }
        set { state.inline = newValue.copied }
    }
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { state.compactInline }
        set { state.compactInline = newValue.copied }
    }
    open var selectionIndicatorTintColor: UIColor? {
        get { state.indicatorTint }
        set { state.indicatorTint = newValue }
    }
    open var selectionIndicatorImage: UIImage? {
        get { state.indicatorImage }
        set { state.indicatorImage = newValue }
    }
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { state.positioning }
        set { state.positioning = newValue }
    }
    open var stackedItemWidth: CGFloat {
        get { state.itemWidth }
        set { state.itemWidth = newValue }
    }
    open var stackedItemSpacing: CGFloat {
        get { state.itemSpacing }
        set { state.itemSpacing = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarAppearance(barAppearance: self)
        copy.state.takeOver(state)
        return copy
    }
}

@MainActor private final class TabBarAppearanceState: HiddenState {
    var stacked = UITabBarItemAppearance()
    var inline = UITabBarItemAppearance(style: .inline)
    var compactInline = UITabBarItemAppearance(style: .compactInline)
    var indicatorTint: UIColor?
    var indicatorImage: UIImage?
    var positioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = 0
    var itemSpacing: CGFloat = 0

    func takeOver(_ other: TabBarAppearanceState) {
        (stacked, inline, compactInline) = (other.stacked.copied, other.inline.copied, other.compactInline.copied)
        (indicatorTint, indicatorImage) = (other.indicatorTint, other.indicatorImage)
        (positioning, itemWidth, itemSpacing) = (other.positioning, other.itemWidth, other.itemSpacing)
    }
}

/// How the tabs of a bar look in each of their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Hashable, Sendable { case stacked, inline, compactInline }

    private let state = TabAppearanceState()

    public init(style: UITabBarItemAppearance.Style = .stacked) {
        super.init()
        configureWithDefault(for: style)
    }

    /// The sizes of a style are those of the bar, which are in no appearance.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for look in [normal, selected, disabled, focused] { look.reset() }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for look: KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance> in [
            \.normal, \.selected, \.disabled, \.focused,
        ] {
            copy[keyPath: look].takeOver(self[keyPath: look])
        }
        return copy
    }

    open var normal: UITabBarItemStateAppearance { state.normal }
    open var selected: UITabBarItemStateAppearance { state.selected }
    open var disabled: UITabBarItemStateAppearance { state.disabled }
    open var focused: UITabBarItemStateAppearance { state.focused }
}

@MainActor private final class TabAppearanceState: HiddenState {
    let normal = UITabBarItemStateAppearance()
    let selected = UITabBarItemStateAppearance()
    let disabled = UITabBarItemStateAppearance()
    let focused = UITabBarItemStateAppearance()
}

/// How the tabs of a bar look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    private let state = TabStateLook()

    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { state.title }
        set { state.title = newValue }
    }
    open var titlePositionAdjustment: UIOffset {
        get { state.titleOffset }
        set { state.titleOffset = newValue }
    }
    open var iconColor: UIColor? {
        get { state.icon }
        set { state.icon = newValue }
    }
    open var badgeBackgroundColor: UIColor? {
        get { state.badge }
        set { state.badge = newValue }
    }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { state.badgeText }
        set { state.badgeText = newValue }
    }
    open var badgePositionAdjustment: UIOffset {
        get { state.badgeOffset }
        set { state.badgeOffset = newValue }
    }
    open var badgeTitlePositionAdjustment: UIOffset {
        get { state.badgeTitleOffset }
        set { state.badgeTitleOffset = newValue }
    }

    func reset() {
        (state.title, state.titleOffset, state.icon, state.badge, state.badgeText, state.badgeOffset) = (
            [:], .zero, nil, nil, [:], .zero
        )
        state.badgeTitleOffset = .zero
    }

    fileprivate func takeOver(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
        (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

@MainActor private final class TabStateLook: HiddenState {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var icon: UIColor?
    var badge: UIColor?
    var badgeText: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var badgeTitleOffset = UIOffset.zero
}
