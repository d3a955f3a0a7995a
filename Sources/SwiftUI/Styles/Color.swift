/// A colour, and a view that is filled with it.
public nonisolated struct Color: ShapeStyle, _PrimitiveView, Hashable, CustomStringConvertible, @unchecked Sendable {
    private enum Source: Hashable {
        case given(UIColor)
        /// The accent colour of the app, unless a view has set another.
        case accent
    }
    private let source: Source
    /// The opacity by which the colour's own is multiplied.
    private let alpha: Double

    private init(_ source: Source, alpha: Double = 1) { (self.source, self.alpha) = (source, alpha) }

    public init(uiColor: UIColor) { self.init(.given(uiColor)) }
    @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
    @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// A colour of an asset catalog; one that is not there is clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
    }
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch space {
        case .sRGB: self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
        case .displayP3: self.init(uiColor: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear:
            let own = Resolved(colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue))
            self.init(uiColor: own.uiColor.withAlphaComponent(opacity))
        }
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// The accent colour that is in use where no view has set another.
    public static let accentColor = Color(.accent)
    public static let primary = Color(uiColor: .label)
    public static let secondary = Color(uiColor: .secondaryLabel)

    /// This colour as UIKit's, where no environment says more.
    var uiColor: UIColor {
        switch source {
        case .given(let color): color.multiplyingAlpha(by: alpha)
        case .accent: Self.accentOfApp.multiplyingAlpha(by: alpha)
        }
    }

    private static var accentOfApp: UIColor { .accentOfApp ?? .tintColor }

    func uiColor(in environment: EnvironmentValues) -> UIColor {
        switch source {
        case .given: uiColor
        case .accent: (environment.accent?.uiColor ?? Self.accentOfApp).multiplyingAlpha(by: alpha)
        }
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor(in: environment)) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let shown = node.view(UIView())
        node.environment.dress(shown)
        shown.backgroundColor = view.uiColor(in: node.environment)
        node.leaf(LeafItem.filling(shown))
    }

    // MARK: Other colours

    /// This colour, less opaque: the opacity that it has already is multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(source, alpha: alpha * min(max(opacity, 0), 1)) }

    /// A colour as far from this one to another as the fraction says, by the space's own measure.
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        let (one, other, share) = (self, other, Float(min(1, max(0, fraction))))
        return Color(
            uiColor: UIColor { traits in
                one.resolved(traits).mixed(with: other.resolved(traits), share, in: space).uiColor
            })
    }

    public var cgColor: CGColor? {
        if case .given(let color) = source, !color.isDynamic { uiColor.cgColor } else { nil }
    }

    /// A gradient from a lighter colour at the top to the colour itself.
    public var gradient: AnyGradient { AnyGradient(self) }

    public var description: String {
        if alpha == 1, case .given(let color) = source, let name = Self.names[color] { return name }
        if case .accent = source, alpha == 1 { return "accentColor" }
        return resolved(.current).description
    }
}

extension UIColor {
    /// A colour of SwiftUI's as UIKit's, which follows the traits as that does.
    public convenience init(_ color: Color) { self.init(sameAs: color.uiColor) }

    /// This colour with its own alpha multiplied, in every environment.
    func multiplyingAlpha(by factor: Double) -> UIColor {
        if factor == 1 { return self }
        func alpha(_ style: UIUserInterfaceStyle) -> CGFloat {
            resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.alpha
        }
        if !isDynamic { return withAlphaComponent(cgColor.alpha * factor) }
        // A colour that can be compared is worth more than one that cannot.
        let (light, dark) = (alpha(.light), alpha(.dark))
        if light == dark { return withAlphaComponent(light * factor) }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
