/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    public static let destructive = Self(name: "destructive")
    public static let cancel = Self(name: "cancel")
    public static let confirm = Self(name: "confirm")
    public static let close = Self(name: "close")
}

/// Something that one touches to do something.
public nonisolated struct Button<Label: View>: _PrimitiveView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    /// What the button opens, if a menu is shown as a button.
    private var entries: (@MainActor () -> [UIMenuElement])?

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.showButton(
            PrimitiveButtonStyleConfiguration(
                role: view.role, label: .init(_shown: AnyView(Beside(view.label))), action: view.action,
                entries: view.entries))
    }
}

extension _ViewNode {
    /// Puts here what the innermost style of buttons makes of one.
    func showButton(_ configuration: PrimitiveButtonStyleConfiguration) {
        showStyle(ButtonLook.self, usual: .whole(DefaultButtonStyle())) { look in
            switch look {
            case .whole(let style): configuration.styled(style)
            case .label(let style): AnyView(Pressing(configuration) { configuration.styled(style, isPressed: $0) })
            }
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// What a style gives a look to.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
        entries = configuration.entries
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button with a role shows where its author gives it nothing: from iOS 26 on a symbol, and a word for VoiceOver.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole?
    @MainActor public var body: some View {
        switch role {
        case .confirm?: Label("Done", systemImage: "checkmark")
        case .close?: Label("Close", systemImage: "xmark")
        case .destructive?: Label("Delete", systemImage: "trash")
        default: Label("Cancel", systemImage: "xmark")
        }
    }
}
extension Button where Label == DefaultButtonLabel {
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { SwiftUI.Label(titleKey, image: image) }
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
}

/// What a view that one can touch does, for containers that draw it in their own way: alerts, menus, bars, swipe actions.
struct ControlMeaning {
    var role: ButtonRole?
    var isEnabled = true
    /// Whether the control is chosen, where it can be: a toggle, or an option of a picker.
    var isOn: Bool?
    /// What the control does when it is touched.
    var action: @MainActor () -> Void = {}
    /// The control's label as it would be shown.
    var label: @MainActor () -> [UIView] = { [] }
    /// What the control opens; nil for what only does something.
    var entries: (@MainActor () -> [UIMenuElement])?
    /// What the control is tinted with; nil where nobody has said.
    var tint: UIColor?

    @MainActor var title: String? { label().words }
    @MainActor var image: UIImage? { label().firstImage }
}

/// Written on each such view for its container.
enum ControlMeaningKey: LayoutValueKey { static var defaultValue: ControlMeaning? { nil } }
