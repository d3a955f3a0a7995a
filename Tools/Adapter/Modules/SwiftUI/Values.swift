import UIKit

/// A colour, which UIKit draws where code takes it out again.
public nonisolated struct Color: ShapeStyle, View, Hashable, @unchecked Sendable {
    let uiColor: UIColor
    public init(uiColor: UIColor) { self.uiColor = uiColor }
    @_disfavoredOverload public init(_ color: UIColor) { uiColor = color }
    @_disfavoredOverload public init(_ color: CGColor) { uiColor = UIColor(cgColor: color) }
    public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: white, alpha: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    @MainActor public var body: Never { fatalError("a colour has no body") }
    public var cgColor: CGColor? { uiColor.cgColor }
    public func opacity(_ opacity: Double) -> Color { Color(uiColor: uiColor.withAlphaComponent(opacity)) }

    public static let clear = Color(uiColor: .clear)
    public static let black = Color(uiColor: .black)
    public static let white = Color(uiColor: .white)
    public static let gray = Color(uiColor: .systemGray)
    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)
    public static let accentColor = Color(uiColor: .tintColor)
}

extension UIColor {
    public convenience init(_ color: Color) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.uiColor.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
    }
}

/// What shapes are filled with.
public protocol ShapeStyle {
    associatedtype Resolved: ShapeStyle = Self
    func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
}
public struct Gradient: ShapeStyle, Equatable {
    public struct Stop: Equatable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}
public nonisolated struct LinearGradient: ShapeStyle, View {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    @MainActor public var body: Never { fatalError("a gradient has no body") }
}
public nonisolated struct RadialGradient: ShapeStyle, View {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    @MainActor public var body: Never { fatalError("a gradient has no body") }
}
public nonisolated struct AngularGradient: ShapeStyle, View {
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    @MainActor public var body: Never { fatalError("a gradient has no body") }
}
public struct Material: ShapeStyle, Sendable {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init() { self.init(x: 0, y: 0) }
    public static let zero = Self(x: 0, y: 0)
    public static let center = Self(x: 0.5, y: 0.5)
    public static let leading = Self(x: 0, y: 0.5)
    public static let trailing = Self(x: 1, y: 0.5)
    public static let top = Self(x: 0.5, y: 0)
    public static let bottom = Self(x: 0.5, y: 1)
    public static let topLeading = Self(x: 0, y: 0)
    public static let topTrailing = Self(x: 1, y: 0)
    public static let bottomLeading = Self(x: 0, y: 1)
    public static let bottomTrailing = Self(x: 1, y: 1)
}

public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle()
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let center = Self(horizontal: .center, vertical: .center)
    public static let leading = Self(horizontal: .leading, vertical: .center)
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    public static let top = Self(horizontal: .center, vertical: .top)
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1)
        public static let vertical = Self(rawValue: 2)
    }
}

public struct Font: Hashable, @unchecked Sendable {
    let uiFont: UIFont
    public init(_ font: UIFont) { uiFont = font }
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        var uiWeight: UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.systemFont(ofSize: size, weight: weight.uiWeight))
    }
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        let font = Font.style(style.uiStyle)
        return weight.map(font.weight) ?? font
    }
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        custom(name, size: UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: size))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
    public func weight(_ weight: Weight) -> Font {
        Font(.systemFont(ofSize: uiFont.pointSize, weight: weight.uiWeight))
    }
    public func bold() -> Font { weight(.bold) }
    public func monospacedDigit() -> Font { self }
    private static func style(_ style: UIFont.TextStyle) -> Font { Font(.preferredFont(forTextStyle: style)) }
    public static var largeTitle: Font { style(.largeTitle) }
    public static var title: Font { style(.title1) }
    public static var title2: Font { style(.title2) }
    public static var title3: Font { style(.title3) }
    public static var headline: Font { style(.headline) }
    public static var subheadline: Font { style(.subheadline) }
    public static var body: Font { style(.body) }
    public static var callout: Font { style(.callout) }
    public static var footnote: Font { style(.footnote) }
    public static var caption: Font { style(.caption1) }
    public static var caption2: Font { style(.caption2) }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}
