/// A choice of one among several.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let currentValueLabel: AnyView?

    private init(
        _ selection: Binding<SelectionValue>, _ content: Content, _ label: Label, currentValueLabel: AnyView? = nil
    ) {
        (self.selection, self.content, self.label, self.currentValueLabel) = (
            selection, content, label, currentValueLabel
        )
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let selection = view.selection
        let choice = PickerChoice(
            label: AnyView(view.label), content: AnyView(view.content), currentValueLabel: view.currentValueLabel,
            isChosen: { tag in tag.base as? SelectionValue == selection.wrappedValue },
            choose: { tag in if let value = tag.base as? SelectionValue { selection.wrappedValue = value } })
        // What is chosen is read here, so that another value shows another one.
        _ = selection.wrappedValue
        node.showStyle((any PickerStyle).self, usual: DefaultPickerStyle()) { style in
            AnyView(PickerBody(choice: choice, kind: style._kind))
        }
    }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection, content(), label()) }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), label)
    }
    public init<CurrentValueLabel: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(selection, content(), label(), currentValueLabel: AnyView(currentValueLabel())) }
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(Self.shared(sources.map { $0[keyPath: selection] }), content(), label()) }

    /// The value of the first, written to all.
    private static func shared(_ sources: [Binding<SelectionValue>]) -> Binding<SelectionValue> {
        guard let first = sources.first else { fatalError("a picker needs a source") }
        return Binding(
            get: { first.wrappedValue },
            set: { (value: SelectionValue) in for source in sources { source.wrappedValue = value } })
    }
}

extension Picker where Label == Text {
    public init<CurrentValueLabel: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(selection, content(), Text(titleKey), currentValueLabel: AnyView(currentValueLabel())) }
    @_disfavoredOverload
    public init<S: StringProtocol, CurrentValueLabel: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(selection, content(), Text(title), currentValueLabel: AnyView(currentValueLabel())) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), Text(title)) }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(Self.shared(sources.map { $0[keyPath: selection] }), content(), Text(titleKey)) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUI.Label(title, systemImage: systemImage)) }
    public init(
        _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, content(), SwiftUI.Label(titleKey, image: image)) }
}

/// How pickers look. Apple has no requirement that an author could meet.
public protocol PickerStyle: Sendable {
    var _kind: _PickerKind { get }
}

public enum _PickerKind: Sendable { case automatic, menu, segmented, wheel, inline, navigationLink, palette }

public nonisolated struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .automatic }
}
public nonisolated struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .menu }
}
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .segmented }
}
public nonisolated struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .wheel }
}
public nonisolated struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .inline }
}
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .navigationLink }
}
public nonisolated struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How the symbols of a picker in a menu show which is chosen.
public struct PaletteSelectionEffect: Sendable {
    public static let automatic = Self(), custom = Self()
    public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}

extension View {
    public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        self.style(style as any PickerStyle)
    }
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        unseen
    }
    public nonisolated func horizontalRadioGroupLayout() -> some View { unseen }
    public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { unseen }
}
