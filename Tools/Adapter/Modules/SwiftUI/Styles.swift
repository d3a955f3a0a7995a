import UIKit

// How buttons, toggles and fields look. No style is asked, since no view of SwiftUI is drawn.

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: View {
        public var body: Never { fatalError("it stands for what the button says") }
    }
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        public var body: Never { fatalError("it stands for what the button says") }
    }
    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
    public struct Label: View {
        public var body: Never { fatalError("it stands for what the toggle says") }
    }
    public let label: Label
    @Binding public var isOn: Bool
}

@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
    public struct Title: View {
        public var body: Never { fatalError("it stands for what the label says") }
    }
    public struct Icon: View {
        public var body: Never { fatalError("it stands for what the label shows") }
    }
    public let title: Title
    public let icon: Icon
}

@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
public struct _TextFieldStyleLabel: View {
    public var body: Never { fatalError("it stands for what the field is called") }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { same }
    public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { same }
    public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { same }
    public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { same }
    public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { same }
}
