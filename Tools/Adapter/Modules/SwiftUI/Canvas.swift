import UIKit

/// A view that code draws. Nothing of SwiftUI is drawn here, so its block is never asked.
public struct Canvas<Symbols: View>: View {
    public var opaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var symbols: Symbols

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.opaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
        (self.renderer, self.symbols) = (renderer, symbols())
    }
    public var body: Never { fatalError("a canvas has no body") }
}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// What a canvas is drawn on. It keeps its state as documented, and shows nothing.
public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public private(set) var environment = EnvironmentValues()
    public private(set) var clipBoundingRect = CGRect.infinite

    init() {}

    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0), multiply = Self(rawValue: 1), screen = Self(rawValue: 2)
        public static let overlay = Self(rawValue: 3), darken = Self(rawValue: 4), lighten = Self(rawValue: 5)
        public static let colorDodge = Self(rawValue: 6), colorBurn = Self(rawValue: 7)
        public static let softLight = Self(rawValue: 8), hardLight = Self(rawValue: 9)
        public static let difference = Self(rawValue: 10), exclusion = Self(rawValue: 11)
        public static let hue = Self(rawValue: 12), saturation = Self(rawValue: 13), color = Self(rawValue: 14)
        public static let luminosity = Self(rawValue: 15), clear = Self(rawValue: 16), copy = Self(rawValue: 17)
        public static let sourceIn = Self(rawValue: 18), sourceOut = Self(rawValue: 19)
        public static let sourceAtop = Self(rawValue: 20), destinationOver = Self(rawValue: 21)
        public static let destinationIn = Self(rawValue: 22), destinationOut = Self(rawValue: 23)
        public static let destinationAtop = Self(rawValue: 24), xor = Self(rawValue: 25)
        public static let plusDarker = Self(rawValue: 26), plusLighter = Self(rawValue: 27)
    }

    // MARK: Where things are drawn

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = Self(rawValue: 1)
    }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
    }
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        try content(&layer)
    }

    // MARK: With what

    public struct Shading: Sendable {
        public static var foreground: Shading { Shading() }
        public static var backdrop: Shading { Shading() }
        public static func palette(_ array: [Shading]) -> Shading { Shading() }
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
    }
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = Self(rawValue: 1), mirror = Self(rawValue: 2), linearColor = Self(rawValue: 4)
    }
    public struct Filter: Sendable {
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal
        ) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = Self(rawValue: 1), dithersResult = Self(rawValue: 2)
    }
    public mutating func addFilter(_ filter: Filter) {}

    // MARK: What is drawn

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {}

    /// A view of the canvas by its tag. Views have no pictures here.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
}
