// The values of the environment that are the hosting view's, unless somebody has set others.

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
private enum SizeCategoryKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
private enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight?? { nil } }
private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { MainActor.assumeIsolated { Headless.locale } }
}
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (hostTraits.userInterfaceStyle == .dark ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast {
        hostTraits.accessibilityContrast == .high ? .increased : .standard
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[SizeCategoryKey.self] ?? DynamicTypeSize(hostTraits.preferredContentSizeCategory) ?? .large }
        set { self[SizeCategoryKey.self] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(UIContentSizeCategory(dynamicTypeSize)) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(UIContentSizeCategory(newValue)) ?? .large }
    }
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] ?? (hostTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight) }
        set { self[DirectionKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[ScaleKey.self] ?? (hostTraits.displayScale > 0 ? hostTraits.displayScale : 1) }
        set { self[ScaleKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalClassKey.self] ?? UserInterfaceSizeClass(hostTraits.horizontalSizeClass) }
        set { self[HorizontalClassKey.self] = .some(newValue) }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] ?? UserInterfaceSizeClass(hostTraits.verticalSizeClass) }
        set { self[VerticalClassKey.self] = .some(newValue) }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] ?? (hostTraits.legibilityWeight == .bold ? .bold : .regular) }
        set { self[LegibilityKey.self] = .some(newValue) }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// What was disabled further out stays so.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[PhaseKey.self] }
        set { self[PhaseKey.self] = newValue }
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var undoManager: UndoManager? { nil }
    /// The keyboard is nobody's.
    public var isFocused: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var isLuminanceReduced: Bool { false }
}

extension EnvironmentValues {
    /// The environment as UIKit's traits: those of the hosting view with what was set since.
    var traitCollection: UITraitCollection {
        var changes: [UITraitCollection] = []
        if let scheme = self[ColorSchemeKey.self] {
            changes.append(UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
        }
        if let size = self[SizeCategoryKey.self] {
            changes.append(UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size)))
        }
        if let direction = self[DirectionKey.self] {
            changes.append(UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight))
        }
        if let weight = self[LegibilityKey.self] {
            changes.append(UITraitCollection(legibilityWeight: weight == .bold ? .bold : .regular))
        }
        return changes.isEmpty ? hostTraits : UITraitCollection(traitsFrom: [hostTraits] + changes)
    }

    /// Gives a view of the model what of the environment a superview does not give it.
    @MainActor func dress(_ view: UIView) {
        let style: UIUserInterfaceStyle =
            self[ColorSchemeKey.self].map { $0 == .dark ? .dark : .light } ?? .unspecified
        if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
        let direction: UISemanticContentAttribute =
            self[DirectionKey.self].map { $0 == .rightToLeft ? .forceRightToLeft : .forceLeftToRight } ?? .unspecified
        if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
    }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark

    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension UIUserInterfaceStyle {
    public init(_ scheme: ColorScheme?) {
        self = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular

    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

/// How large texts are wanted.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public init?(_ category: UIContentSizeCategory) {
        guard let place = ContentSizeCategory(category).flatMap(ContentSizeCategory.allCases.firstIndex) else {
            return nil
        }
        self = Self.allCases[place]
    }
}

extension UIContentSizeCategory {
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let place = dynamicTypeSize.flatMap(DynamicTypeSize.allCases.firstIndex)
        self.init(place.map { ContentSizeCategory.allCases[$0] })
    }
}

public struct OpenURLAction {
    public struct Result: Hashable, Sendable {
        private let name: String
        private let url: URL?
        private init(_ name: String, _ url: URL? = nil) { (self.name, self.url) = (name, url) }
        public static let handled = Result("handled")
        public static let discarded = Result("discarded")
        public static let systemAction = Result("systemAction")
        public static func systemAction(_ url: URL) -> Result { Result("systemAction", url) }
    }
    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(handler(url) == .handled)
    }
}

private struct Disabling: _PrimitiveModifier {
    let isDisabled: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.deriving { $0.isEnabled = $0.isEnabled && !modifier.isDisabled })
    }
}

private struct TypeSizeLimiting: _PrimitiveModifier {
    let least, most: DynamicTypeSize?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let environment = node.deriving { values in
            var size = values.dynamicTypeSize
            if let most = modifier.most { size = min(size, most) }
            if let least = modifier.least { size = max(size, least) }
            values.dynamicTypeSize = size
        }
        node.child(0).update(content, in: environment)
    }
}

extension View {
    public nonisolated func disabled(_ disabled: Bool) -> some View { modifier(Disabling(isDisabled: disabled)) }

    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        modifier(TypeSizeLimiting(least: range.lowerBound, most: range.upperBound))
    }
    public nonisolated func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
        modifier(TypeSizeLimiting(least: range.lowerBound, most: nil))
    }
    public nonisolated func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        modifier(TypeSizeLimiting(least: nil, most: range.upperBound))
    }
}
