import Foundation

/// A colour, fixed or dynamic.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// Where the numbers come from.
    enum Source {
        case value(ColorValue)
        case system(SystemColor)
        case provider(Provider)
        case translucent(UIColor, alpha: CGFloat)
    }

    /// What gives a dynamic colour its numbers. It is an object, so that two colours of one provider are known to be equal.
    final class Provider {
        let color: (UITraitCollection) -> UIColor
        init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
    }

    /// The colour's source, which is set while a colour is made.
    private(set) var source: Source

    package convenience init(sameAs other: UIColor) { self.init(source: other.source) }

    convenience init(source: Source) {
        self.init()
        self.source = source
    }

    // As imported from Objective-C, all of these are designated: classes of apps inherit or override them.

    public override init() {
        source = .value(ColorValue(.gray, [0], alpha: 0))
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        source = .value(ColorValue(.gray, [white], alpha: alpha))
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .value(ColorValue(.rgb, [red, green, blue], alpha: alpha))
        super.init()
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .value(ColorValue(.wide, [red, green, blue], alpha: alpha))
        super.init()
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueSaturationBrightness(hue, saturation, brightness).rgb
        source = .value(ColorValue(.rgb, [red, green, blue], alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        source = .value(cgColor.value)
        super.init()
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provider(Provider(dynamicProvider))
        super.init()
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public required convenience init?(coder: NSCoder) {
        guard let source = Source(decodedFrom: coder) else { return nil }
        self.init(source: source)
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { source.encode(with: coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard isDynamic else { return self }
        return UIColor(source: .value(value(with: traitCollection)))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .value(let value) = source { return UIColor(source: .value(value.withAlpha(alpha))) }
        return UIColor(source: .translucent(self, alpha: alpha))
    }

    open var cgColor: CGColor { CGColor(value: currentValue) }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = currentValue
        if value.pattern != nil { return false }
        let (red, green, blue) = value.sRGB
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = value.alpha
        return true
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = currentValue
        if value.pattern != nil { return false }
        let sRGB = value.sRGB
        red?.pointee = sRGB.red
        green?.pointee = sRGB.green
        blue?.pointee = sRGB.blue
        alpha?.pointee = value.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = currentValue
        if value.pattern != nil { return false }
        let sRGB = value.sRGB
        let converted = HueSaturationBrightness(red: sRGB.red, green: sRGB.green, blue: sRGB.blue)
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = value.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || source.isSame(as: other.source)
    }

    open override var hash: Int { source.hashValue(of: self) }
    open override var description: String { source.description(of: self) }
}

public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Whether the numbers depend on traits.
    package var isDynamic: Bool {
        switch source {
        case .value: return false
        case .system, .provider, .translucent: return true
        }
    }

    private var currentValue: ColorValue {
        if case .value(let value) = source { return value }
        return value(with: .current)
    }

    /// The components in the given traits.
    package func value(with traits: UITraitCollection) -> ColorValue {
        switch source {
        case .value(let value): return value
        case .system(let color): return color.value(with: traits)
        case .translucent(let base, let alpha): return base.value(with: traits).withAlpha(alpha)
        case .provider(let provider):
            var provided = self
            traits.performAsCurrent { provided = provider.color(traits) }
            return provided === self ? ColorValue(.gray, [0], alpha: 0) : provided.value(with: traits)
        }
    }
}

extension UIColor {
    /// A dynamic colour with another alpha, resolved later.
    package var translucency: (base: UIColor, alpha: CGFloat)? {
        guard case .translucent(let base, let alpha) = source else { return nil }
        return (base, alpha)
    }
}

extension UIColor {
    package convenience init(pattern: CGPattern) {
        self.init(source: .value(ColorValue(.patterns, [], alpha: 1, pattern: pattern)))
    }
}
