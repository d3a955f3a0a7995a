import UIKit

// More controls that describe something to SwiftUI. None is drawn.

public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {}
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a picker has no body") }
}
extension Picker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
public struct Stepper<Label: View>: View {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public var body: Never { fatalError("a stepper has no body") }
}
extension Stepper where Label == Text {
    public init<Value: Strideable>(
        _ key: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public init<Value: Strideable>(
        _ key: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}
public struct SecureField<Label: View>: View {
    public var body: Never { fatalError("a field has no body") }
}
extension SecureField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>) {}
    public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {}
}
extension TextField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
    public init(
        _ key: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {}
    public init(_ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
}
public struct TextEditor: View {
    public init(text: Binding<String>) {}
    public var body: Never { fatalError("an editor has no body") }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = Self(rawValue: 96)
    public static let date = Self(rawValue: 30)
}
public struct DatePicker<Label: View>: View {
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError("a picker has no body") }
}
extension DatePicker where Label == Text {
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {}
}
public struct ColorPicker<Label: View>: View {
    public var body: Never { fatalError("a picker has no body") }
}
extension ColorPicker where Label == Text {
    public init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
    public init(_ key: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {}
}
public struct Gauge<Label: View>: View {
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError("a gauge has no body") }
}
public struct Menu<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {}
    public var body: Never { fatalError("a menu has no body") }
}
extension Menu where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}
public struct EditButton: View {
    public init() {}
    public var body: Never { fatalError("a button has no body") }
}
extension Button where Label == Text {
    public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {}
    public init(_ key: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {}
}
extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, image: String) {}
}
extension ProgressView {
    public init(@ViewBuilder label: () -> Label) {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {}
}
extension ProgressView where Label == Text {
    public init(_ key: LocalizedStringKey) {}
    public init<Value: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: Value?, total: Value = 1) {}
}
extension Slider {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {}
}

/// A question over the screen, as one describes it since iOS 13.
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        public var body: Never { fatalError("it stands for what the progress is called") }
    }
    public struct CurrentValueLabel: View {
        public var body: Never { fatalError("it stands for how far the progress is") }
    }
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public nonisolated init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

// Styles that are only named, each the word of its kind.

public struct PickerStyleName: Sendable {
    public static let automatic = Self(), menu = Self(), segmented = Self(), wheel = Self(), inline = Self()
    public static let navigationLink = Self(), palette = Self()
}
public func SegmentedPickerStyle() -> PickerStyleName { .segmented }
public func MenuPickerStyle() -> PickerStyleName { .menu }
public func WheelPickerStyle() -> PickerStyleName { .wheel }
public func InlinePickerStyle() -> PickerStyleName { .inline }
public func DefaultPickerStyle() -> PickerStyleName { .automatic }
public struct DatePickerStyleName: Sendable {
    public static let automatic = Self(), compact = Self(), graphical = Self(), wheel = Self()
}
public func GraphicalDatePickerStyle() -> DatePickerStyleName { .graphical }
public func CompactDatePickerStyle() -> DatePickerStyleName { .compact }
public func WheelDatePickerStyle() -> DatePickerStyleName { .wheel }
public struct NavigationViewStyleName: Sendable {
    public static let automatic = Self(), stack = Self(), columns = Self()
}
public func StackNavigationViewStyle() -> NavigationViewStyleName { .stack }
public func DoubleColumnNavigationViewStyle() -> NavigationViewStyleName { .columns }
public func DefaultNavigationViewStyle() -> NavigationViewStyleName { .automatic }
public struct TabViewStyleName: Sendable {
    public enum IndexDisplay: Sendable { case automatic, always, never }
    public static let automatic = Self(), page = Self(), sidebarAdaptable = Self()
    public static func page(indexDisplayMode: IndexDisplay) -> Self { page }
}
public struct PageTabViewStyle {
    public typealias IndexDisplayMode = TabViewStyleName.IndexDisplay
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct MenuStyleName: Sendable {
    public static let automatic = Self(), button = Self(), borderlessButton = Self()
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func pickerStyle(_ style: PickerStyleName) -> some View { same }
    public nonisolated func datePickerStyle(_ style: DatePickerStyleName) -> some View { same }
    public nonisolated func navigationViewStyle(_ style: NavigationViewStyleName) -> some View { same }
    public nonisolated func tabViewStyle(_ style: TabViewStyleName) -> some View { same }
    public nonisolated func tabViewStyle(_ style: PageTabViewStyle) -> some View { same }
    public nonisolated func menuStyle(_ style: MenuStyleName) -> some View { same }
    public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { same }
    public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { same }
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { same }
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        same
    }
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { same }
    public nonisolated func alert<Actions: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { same }
    @_disfavoredOverload public nonisolated func alert<Actions: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { same }
    public nonisolated func alert<Actions: View, Message: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { same }
    @_disfavoredOverload public nonisolated func alert<Actions: View, Message: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { same }
    public nonisolated func confirmationDialog<Actions: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { same }
    public nonisolated func confirmationDialog<Actions: View, Message: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { same }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
}
