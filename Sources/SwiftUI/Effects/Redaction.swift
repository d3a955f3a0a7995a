/// Why a view does not show its content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
    public static let invalidated = Self(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether what is shown is the user's own business.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether texts and images show only where they are.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }

    /// What stands for them: the style of texts and symbols, faint.
    var redactedColor: UIColor { foregroundColor.multiplyingAlpha(by: Self.redactedAlpha) }
    static let redactedAlpha = 0.16
}

private struct Redacting: _PrimitiveModifier {
    let reasons: RedactionReasons

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.deriving { $0.redactionReasons.formUnion(modifier.reasons) })
    }
}

extension View {
    public nonisolated func redacted(reason: RedactionReasons) -> some View { modifier(Redacting(reasons: reason)) }
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
    /// Changes nothing, as on a screen that shows what was true before.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
