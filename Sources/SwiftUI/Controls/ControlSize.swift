/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable { case mini, small, regular, large, extraLarge }

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }
    let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let capsule = Self(kind: .capsule)
    public static let circle = Self(kind: .circle)
    public static let roundedRectangle = Self(kind: .roundedRectangle(nil))
    public static func roundedRectangle(radius: CGFloat) -> Self { Self(kind: .roundedRectangle(radius)) }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// Whether buttons are as wide as their label or fill what they are offered.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let flexible = Self(name: "flexible")
    public static let fitted = Self(name: "fitted")
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private enum RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum SizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[RepeatKey.self] }
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
    var buttonSizing: ButtonSizing {
        get { self[SizingKey.self] }
        set { self[SizingKey.self] = newValue }
    }
    fileprivate var repeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatKey.self] }
        set { self[RepeatKey.self] = newValue }
    }
    /// Whether controls show what they are called.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] || labelsVisibility == .hidden }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
    public nonisolated func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) { $0 = min(max($0, range.lowerBound), range.upperBound) }
    }
    public nonisolated func controlSize(_ range: PartialRangeFrom<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) { $0 = max($0, range.lowerBound) }
    }
    public nonisolated func controlSize(_ range: PartialRangeThrough<ControlSize>) -> some View {
        transformEnvironment(\.controlSize) { $0 = min($0, range.upperBound) }
    }
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.repeatBehavior, behavior)
    }
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
