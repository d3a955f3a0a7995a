// What a pointer or a finger meets. Neither is over a picture.

public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), highlight = Self(name: "highlight")
    public static let lift = Self(name: "lift")
}

/// The uses of a shape besides touches, for which it says where a view is.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = Self(rawValue: 1)
    public static let dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4)
    public static let hoverEffect = Self(rawValue: 8)
    public static let accessibility = Self(rawValue: 16)
    public static let focusEffect = Self(rawValue: 32)
}

extension View {
    public nonisolated func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> some View { self }
    public nonisolated func contentShape<Form: Shape>(
        _ kind: ContentShapeKinds, _ shape: Form, eoFill: Bool = false
    ) -> some View { self }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
