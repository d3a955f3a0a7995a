/// How buttons look. What is touched is all that the style makes.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it.
public nonisolated struct ButtonStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that decides when it acts.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// What the button opens, if it is a menu.
    var entries: (@MainActor () -> [UIMenuElement])?
    /// Whether a tap opens the menu, and does nothing else.
    var opensAtOnce = false

    public func trigger() {
        let action = action
        onMainActor { ViewGraph.acting { action() } }
    }
}

/// A style of buttons of either kind.
enum ButtonLook {
    case label(any ButtonStyle)
    case whole(any PrimitiveButtonStyle)
}

extension PrimitiveButtonStyleConfiguration {
    @MainActor func styled<Style: PrimitiveButtonStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }

    @MainActor func styled<Style: ButtonStyle>(_ style: Style, isPressed: Bool) -> AnyView {
        let configuration = ButtonStyleConfiguration(
            role: role, label: .init(_shown: label._shown), isPressed: isPressed)
        return AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
}

extension View {
    // Two that are equally good double the compiler's work with each in a chain. The names of SwiftUI's own styles are of the other kind.
    @_disfavoredOverload
    public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        self.style(ButtonLook.label(style))
    }
    public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        self.style(ButtonLook.whole(style))
    }
}

// MARK: Those of SwiftUI

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainButton(configuration: configuration) }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, border: .fill)
    }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, border: .prominentFill)
    }
}
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    public nonisolated init() { glass = .regular }
    public nonisolated init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, border: .glass, glass: glass)
    }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, border: .prominentGlass)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
