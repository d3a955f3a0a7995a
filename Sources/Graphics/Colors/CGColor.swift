import Foundation

/// A colour as Core Graphics has it: numbers in a colour space, the alpha last.
public final class CGColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
    let value: ColorValue

    init(value: ColorValue) { self.value = value }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: ColorValue(.rgb, [red, green, blue], alpha: alpha))
    }

    /// `layer.borderColor = #colorLiteral(…)`, as Core Graphics has it on iOS.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: ColorValue(.gray, [gray], alpha: alpha))
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(value: ColorValue(.cmyk, [cyan, magenta, yellow, black], alpha: alpha))
    }

    /// Takes as many numbers as the space has, and the alpha after them.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = colorSpace.numberOfComponents
        guard count > 0, colorSpace.model != .pattern else { return nil }
        let numbers = Array(UnsafeBufferPointer(start: components, count: count + 1))
        self.init(value: ColorValue(colorSpace, Array(numbers.dropLast()), alpha: numbers[count]))
    }

    /// Cells of a pattern, with a number for each component of the space's base, and the alpha after them.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let count = space.numberOfComponents
        let numbers = Array(UnsafeBufferPointer(start: components, count: count + 1))
        self.init(
            value: ColorValue(space, Array(numbers.dropLast()), alpha: numbers[count], pattern: pattern))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var colorSpace: CGColorSpace? { value.space }
    public var components: [CGFloat]? { value.components + [value.alpha] }
    public var numberOfComponents: Int { value.components.count + 1 }
    public var alpha: CGFloat { value.alpha }
    public var pattern: CGPattern? { value.pattern }

    public func copy() -> CGColor? { self }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value: value.withAlpha(alpha)) }

    /// This colour in another space, for the spaces of red, green and blue that are sRGB's, and for grays.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        if colorSpace == value.space { return self }
        if pattern != nil { return nil }
        let color = value.sRGB
        switch colorSpace.model {
        case .rgb where !colorSpace.isWideGamutRGB && !colorSpace.isLinear:
            return CGColor(value: ColorValue(colorSpace, [color.red, color.green, color.blue], alpha: value.alpha))
        case .monochrome:
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return CGColor(value: ColorValue(colorSpace, [gray], alpha: value.alpha))
        default: return nil
        }
    }

    public var description: String { "<CGColor \(value)>" }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
