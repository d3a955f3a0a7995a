// Touches that are felt, pointers, pencils and links from outside: nothing of it is in a picture.

/// What the phone lets one feel.
public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable {
        private let name: String
        public static let light = Self(name: "light")
        public static let medium = Self(name: "medium")
        public static let heavy = Self(name: "heavy")
    }
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        public static let rigid = Self(name: "rigid")
        public static let solid = Self(name: "solid")
        public static let soft = Self(name: "soft")
    }
    public struct ReleaseFeedback: Equatable, Sendable {
        private let name: String
        public static let slider = Self(name: "slider")
    }
    private let name: String
    public static let success = Self(name: "success")
    public static let warning = Self(name: "warning")
    public static let error = Self(name: "error")
    public static let selection = Self(name: "selection")
    public static let increase = Self(name: "increase")
    public static let decrease = Self(name: "decrease")
    public static let start = Self(name: "start")
    public static let stop = Self(name: "stop")
    public static let alignment = Self(name: "alignment")
    public static let levelChange = Self(name: "levelChange")
    public static let pathComplete = Self(name: "pathComplete")
    public static let impact = Self(name: "impact")
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> Self { Self(name: "impact") }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> Self { Self(name: "impact") }
}

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public protocol CustomHoverEffect: Sendable {}
public struct AutomaticHoverEffect: CustomHoverEffect { public init() {} }
public struct HighlightHoverEffect: CustomHoverEffect { public init() {} }
public struct LiftHoverEffect: CustomHoverEffect { public init() {} }
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

public struct DigitalCrownRotationalSensitivity: Sendable {
    private let name: String
    public static let low = Self(name: "low")
    public static let medium = Self(name: "medium")
    public static let high = Self(name: "high")
}

public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    public static let primaryAction = Self(name: "primaryAction")
}

public struct WritingToolsBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let complete = Self(name: "complete")
    public static let limited = Self(name: "limited")
    public static let disabled = Self(name: "disabled")
}

public struct RenameAction: Sendable {
    public func callAsFunction() {}
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    public var rename: RenameAction? { self[RenameKey.self] }
    public var isHoverEffectEnabled: Bool { false }
}

extension View {
    public nonisolated func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger
    ) -> some View { unseen }
    public nonisolated func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { unseen }
    public nonisolated func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View { unseen }
    public nonisolated func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { unseen }

    public nonisolated func help(_ text: Text) -> some View { unseen }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { unseen }
    @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { unseen }

    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { unseen }
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func hoverEffect<Effect: CustomHoverEffect>(_ effect: Effect, isEnabled: Bool = true)
        -> some View
    { unseen }
    public nonisolated func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { unseen }
    public nonisolated func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View { unseen }
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        unseen
    }
    public nonisolated func digitalCrownRotation<Value: BinaryFloatingPoint>(_ binding: Binding<Value>) -> some View {
        unseen
    }
    public nonisolated func digitalCrownRotation<Value: BinaryFloatingPoint>(
        _ binding: Binding<Value>, from minValue: Value, through maxValue: Value, by stride: Value? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { unseen }
    public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { unseen }

    // MARK: From outside

    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unseen }
    public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { unseen }
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        unseen
    }
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { unseen }
    public nonisolated func userActivity<Element>(
        _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View { unseen }
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { unseen }
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { unseen }
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { unseen }

    // MARK: The system

    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { unseen }
    public nonisolated func contentCaptureProtected(_ protected: Bool) -> some View { unseen }
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { unseen }
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { unseen }
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { unseen }
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { unseen }
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { unseen }
    public nonisolated func keyboardToolbarHidden(_ hidden: Bool) -> some View { unseen }
    public nonisolated func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { unseen }

    // MARK: Widgets

    public nonisolated func widgetURL(_ url: URL?) -> some View { unseen }
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { unseen }
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { unseen }
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { unseen }
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { unseen }
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { unseen }
}

public struct TextInputFormattingControlPlacement {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Self(rawValue: 1)
        public static let inputAssistant = Self(rawValue: 2)
        public static let all: Self = [.contextMenu, .inputAssistant]
    }
}
