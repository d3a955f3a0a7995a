/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: _PrimitiveView {
    private let label: Label
    private let isOn: Binding<Bool>
    private let isMixed: Bool

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        (self.isOn, self.isMixed, self.label) = (isOn, isMixed, label)
    }
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) { self.init(sources: sources.map { $0[keyPath: isOn] }, label: label()) }

    fileprivate init(sources: [Binding<Bool>], label: Label) {
        let values = sources.map(\.wrappedValue)
        let all = Binding<Bool>(
            get: { sources.allSatisfy(\.wrappedValue) },
            set: { (value: Bool) in for source in sources { source.wrappedValue = value } })
        self.init(isOn: all, isMixed: values.contains(true) && values.contains(false), label: label)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = ToggleStyleConfiguration(
            label: .init(_shown: AnyView(view.label)), isOn: view.isOn, isMixed: view.isMixed)
        node.showStyle((any ToggleStyle).self, usual: DefaultToggleStyle()) { configuration.styled($0) }
        var meaning = ControlMeaning(isEnabled: node.environment.isEnabled, isOn: view.isOn.wrappedValue)
        meaning.action = { view.isOn.wrappedValue.toggle() }
        let around = node
        meaning.label = { [weak around] in around?.aside(1, view.label) ?? [] }
        node.output = { children in
            (children.first?.items ?? []).map { Traited($0, ControlMeaningKey.self, meaning) }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// What a style gives a look to.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ToggleStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        (self.label, self._isOn, self.isMixed) = (label, isOn, isMixed)
    }

    @MainActor func styled<Style: ToggleStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        self.style(style as any ToggleStyle)
    }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?

    var body: some View {
        let isOn = configuration.$isOn
        LabeledRow {
            ControlLabel(configuration.label, isSpokenByControl: true)
        } content: {
            ControlLeaf({ UISwitch() }) { control, environment in
                control.isOn = isOn.wrappedValue
                // Fact 258: an explicit tint, else green.
                control.onTintColor = (tint ?? environment.tint)?.uiColor(in: environment)
            } change: { control in
                isOn.wrappedValue = control.isOn
            }
            .named(by: configuration.label)
            .tightInList()
        }
    }
}

/// A button that stays pressed.
private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let isOn = configuration.$isOn
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(_shown: configuration.label._shown)
        ) { isOn.wrappedValue.toggle() }
        Pressing(button, traits: configuration.isOn ? [.button, .toggleButton, .selected] : [.button, .toggleButton]) {
            BorderedLabel(label: button.label, background: background(isPressed: $0))
        }
    }

    private func background(isPressed: Bool) -> ButtonBackground {
        let tint = environment.tintColor
        var background = ButtonBackground(
            shape: environment.buttonBorderShape, label: environment.isEnabled ? tint : .tertiaryLabel)
        if configuration.isOn {
            background.fill = environment.isEnabled ? tint.multiplyingAlpha(by: 0.18) : .tertiarySystemFill
        }
        if isPressed { background.opacity = 0.75 }
        return background
    }
}

/// Lets assistive technologies call a control what is written beside it.
private struct Naming<Name: View>: _PrimitiveModifier {
    nonisolated(unsafe) let name: Name

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let views = node.child(0).items.flatMap(\.mountedViews)
        let words = node.aside(1, modifier.name).spokenWords
        if views.count == 1, let control = views.first { control.accessibilityLabel = words }
        node.output = { $0.first?.items ?? [] }
    }
}

extension View {
    /// Lets assistive technologies call a control what is written beside it.
    nonisolated func named<Name: View>(by name: Name) -> some View { modifier(Naming(name: name)) }
}
