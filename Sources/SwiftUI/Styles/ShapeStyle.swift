/// What shapes, texts and symbols are painted with.
public nonisolated protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What the style paints with in an environment.
    func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
    /// A style of an author's paints with what it resolves to.
    public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) has no other form") }
}

extension Never: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("there is no such style") }
}

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    let hidden: any ShapeStyle

    public init<Style: ShapeStyle>(_ style: Style) {
        hidden = (style as? AnyShapeStyle)?.hidden ?? style
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { hidden._paint(in: environment) }
}

// MARK: - Styles made of others

/// A style that is less opaque, or that is changed in another way.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let change: @Sendable (_Paint) -> _Paint

    func _paint(in environment: EnvironmentValues) -> _Paint { change(base._paint(in: environment)) }
}

extension ShapeStyle {
    // A colour has one of its own, and with two that are as good a chain takes the compiler minutes.
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
        ChangedStyle(base: self) { $0.faded(by: opacity) }
    }
    @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ChangedStyle(base: self) { .blended($0, mode) }
    }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ChangedStyle(base: self) { .shadowed($0, style) }
    }
    /// How a style looks in a shape other than the one that it is in: here it is always that one.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

/// A shadow behind a shape or inside of it.
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius, x, y: CGFloat

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y) }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y) }
}

/// How something is blended with what is beneath it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    /// Core Animation's name of the mode, as the filter that a layer is composited with.
    var compositingFilter: String? {
        switch self {
        case .normal: nil
        case .multiply: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .overlay: "overlayBlendMode"
        case .darken: "darkenBlendMode"
        case .lighten: "lightenBlendMode"
        case .colorDodge: "colorDodgeBlendMode"
        case .colorBurn: "colorBurnBlendMode"
        case .softLight: "softLightBlendMode"
        case .hardLight: "hardLightBlendMode"
        case .difference: "differenceBlendMode"
        case .exclusion: "exclusionBlendMode"
        case .hue: "hueBlendMode"
        case .saturation: "saturationBlendMode"
        case .color: "colorBlendMode"
        case .luminosity: "luminosityBlendMode"
        case .sourceAtop: "sourceAtop"
        case .destinationOver: "destOver"
        case .destinationOut: "destOut"
        case .plusDarker: "plusD"
        case .plusLighter: "plusL"
        }
    }
}
