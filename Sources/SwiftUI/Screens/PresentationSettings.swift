/// What a screen says about how it is presented.
struct PresentationSettings {
    var detents: [PresentationDetent]?
    var selected: PresentationDetent?
    var indicator: Visibility?
    var cornerRadius: CGFloat??
    var background: UIColor?
    var adaptation: PresentationAdaptation?
    var isUndimmed: Bool?

    /// What is said further out counts.
    func joined(with inner: PresentationSettings) -> PresentationSettings {
        PresentationSettings(
            detents: detents ?? inner.detents, selected: selected ?? inner.selected,
            indicator: indicator ?? inner.indicator, cornerRadius: cornerRadius ?? inner.cornerRadius,
            background: background ?? inner.background, adaptation: adaptation ?? inner.adaptation,
            isUndimmed: isUndimmed ?? inner.isUndimmed)
    }
}
enum PresentationKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        value = value.joined(with: nextValue())
    }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
    let kind: Kind
    public static let medium = Self(kind: .medium)
    public static let large = Self(kind: .large)
    public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
        let context = Context(
            maxDetentValue: assumingMainActor { UIScreen.main.bounds.height - 60 }, values: EnvironmentValues())
        return D.height(in: context).map { Self(kind: .height($0)) } ?? .large
    }

    @dynamicMemberLookup public struct Context {
        public let maxDetentValue: CGFloat
        let values: EnvironmentValues
        public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: path] }
    }

    @MainActor var detent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let part): return .custom(identifier: identifier) { $0.maximumDetentValue * part }
        case .height(let height): return .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        }
    }
    @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let part): .init("fraction \(part)")
        case .height(let height): .init("height \(height)")
        }
    }
}
public protocol CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat?
}
extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let none = Self(name: "none")
    public static let popover = Self(name: "popover")
    public static let sheet = Self(name: "sheet")
    public static let fullScreenCover = Self(name: "fullScreenCover")
}
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    public static let automatic = Self(isEnabled: false)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let resizes = Self(name: "resizes")
    public static let scrolls = Self(name: "scrolls")
}
public protocol PresentationSizing {}
public struct StandardPresentationSizing: PresentationSizing, Sendable {
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: Self { Self() }
    public static var page: Self { Self() }
    public static var form: Self { Self() }
    public static var fitted: Self { Self() }
}

private struct PresentationSetting: _PrimitiveModifier {
    let said: PresentationSettings

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(PresentationKey.self) else { return value }
            return modifier.said.joined(with: value as? PresentationSettings ?? PresentationSettings())
        }
    }
}

extension View {
    private nonisolated func presentation(_ said: PresentationSettings) -> some View {
        modifier(PresentationSetting(said: said))
    }
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation(PresentationSettings(detents: Array(detents)))
    }
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { presentation(PresentationSettings(detents: Array(detents), selected: selection.wrappedValue)) }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation(PresentationSettings(indicator: visibility))
    }
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation(PresentationSettings(cornerRadius: .some(cornerRadius)))
    }
    public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        presentation(PresentationSettings(background: style._paint(in: EnvironmentValues()).color))
    }
    public nonisolated func presentationBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }
            .presentation(PresentationSettings(background: .clear))
    }
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    { presentation(PresentationSettings(isUndimmed: interaction.isEnabled)) }
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation(PresentationSettings(adaptation: adaptation))
    }
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { presentation(PresentationSettings(adaptation: horizontal)) }

    // MARK: What nobody sees in a picture

    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { unseen }
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        unseen
    }
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { unseen }
    public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { unseen }
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { unseen }
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { unseen }
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { unseen }
}
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let critical = Self(name: "critical")
    public static let standard = Self(name: "standard")
}
