import Foundation

/// The effective appearance of a navigation bar: its own properties before those of all bars, appearances before the
/// older properties.
extension UINavigationBar {
    func resolved<Value>(_ value: (NavigationBarState) -> Value?) -> Value? {
        AppearanceProxies.resolved(self) { value($0.barState) }
    }

    func change<Value>(_ property: ReferenceWritableKeyPath<NavigationBarState, Value>, _ value: Value) {
        barState[keyPath: property] = value
        refreshBar()
    }

    /// Called by the bar's owner with what it knows of the surroundings.
    func update<Value: Equatable>(_ property: ReferenceWritableKeyPath<NavigationBarState, Value>, _ value: Value) {
        guard barState[keyPath: property] != value else { return }
        barState[keyPath: property] = value
        barState.isStale = true
        barState.widthOfShortBackTitle = nil
        setNeedsLayout()
    }

    func refreshBar() {
        barState.isStale = true
        barState.widthOfShortBackTitle = nil
        setNeedsLayout()
        barState.onChange?()
    }

    /// The effective appearance, if one was set.
    var appearanceInForce: UINavigationBarAppearance? {
        let standard = topItem?.standardAppearance ?? resolved { $0.standardAppearance }
        guard !barState.coversContent, Headless.release.bars.bare != .none else { return standard }
        return topItem?.scrollEdgeAppearance ?? resolved { $0.scrollEdgeAppearance } ?? standard
    }

    /// Whether no scroll edge appearance was set: then bars have no background.
    private var isBareAtEdge: Bool {
        guard !barState.coversContent, Headless.release.bars.bare != .none else { return false }
        return topItem?.scrollEdgeAppearance == nil && resolved { $0.scrollEdgeAppearance } == nil
    }

    var lookInForce: BarLook {
        if let appearance = appearanceInForce { return isBareAtEdge ? .transparent : BarLook(appearance) }
        // The older properties change the standard appearance, whose background is not shown at the edge.
        if isBareAtEdge, Headless.release.bars.bare == .all { return .transparent }
        // An empty image is the way to have no line.
        let hasLine = resolved { $0.shadowImage }.map { $0.size != .zero } ?? true
        if let image = resolved({ $0.backgroundImages[.default] }) {
            return BarLook(
                color: image.size == .zero ? nil : resolved { $0.barTint }, image: image,
                line: hasLine && image.size != .zero ? .separator : nil)
        }
        if let tint = resolved({ $0.barTint }) {
            return BarLook(color: tint, line: hasLine ? .separator : nil)
        }
        if isDark { return BarLook(color: UIColor(white: isTranslucent ? 0.11 : 0, alpha: isTranslucent ? 0.93 : 1)) }
        if resolved({ $0.isTranslucent }) == false {
            return BarLook(color: .systemBackground, line: hasLine ? .separator : nil)
        }
        if isBareAtEdge { return .transparent }
        if Headless.release.bars.hasGlass { return BarLook(fade: barState.fade) }
        var look = BarLook.standard
        if !hasLine { look.line = nil }
        return look
    }

    private var isDark: Bool { resolved { $0.style } == .black }

    var titleAttributesInForce: [NSAttributedString.Key: Any] {
        attributes(
            font: .systemFont(ofSize: 17, weight: .semibold), resolved { $0.titleAttributes },
            appearanceInForce?.titleTextAttributes)
    }

    var largeTitleAttributesInForce: [NSAttributedString.Key: Any] {
        attributes(
            font: fontOfLargeTitle, resolved { $0.largeTitleAttributes },
            appearanceInForce?.largeTitleTextAttributes)
    }

    /// The font of large titles, which grows with the user's text size, as the style of its name does in Apple's table of Dynamic Type
    /// sizes.
    var fontOfLargeTitle: UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    private func attributes(
        font: UIFont, _ own: [NSAttributedString.Key: Any]?, _ appearance: [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] {
        let plain: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: isDark ? UIColor.white : .label]
        return plain.merging(own ?? [:]) { $1 }.merging(appearance ?? [:]) { $1 }
    }

    func buttonLook(of item: UIBarButtonItem, isBack: Bool = false) -> BarButtonView.Look {
        let appearance = appearanceInForce.map { look in
            isBack ? look.backButtonAppearance : item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
        }
        let state = item.isEnabled ? appearance?.normal : appearance?.disabled
        let tint = AppearanceProxies.resolved(self) { $0.tintIsInherited ? nil : $0.tintColor }
        return BarButtonView.Look(
            tint: tint, attributes: state?.titleTextAttributes ?? [:],
            backIndicator: appearanceInForce?.ownBackIndicator ?? resolved { $0.backIndicator })
    }
}
