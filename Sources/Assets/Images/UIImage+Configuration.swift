import Foundation

public enum UIImageSymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
}

public enum UIImageSymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
}

extension UIImage {
    public typealias SymbolWeight = UIImageSymbolWeight
    public typealias SymbolScale = UIImageSymbolScale

    /// The traits and settings by which an image is looked up.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }
    }

    /// The size, weight and colours of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Wishes: Hashable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: [UIColor] = []
            var prefersMulticolor = false
        }

        let wishes: Wishes

        init(_ wishes: Wishes) {
            self.wishes = wishes
            super.init(traitCollection: nil)
        }

        public static let unspecified = SymbolConfiguration(Wishes())

        public convenience init(pointSize: CGFloat) { self.init(Wishes(pointSize: pointSize)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Wishes(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Wishes(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) { self.init(Wishes(scale: scale)) }
        public convenience init(weight: SymbolWeight) { self.init(Wishes(weight: weight)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Wishes(textStyle: textStyle)) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Wishes(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) { self.init(Wishes(pointSize: font.pointSize)) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Wishes(pointSize: font.pointSize, scale: scale))
        }

        public convenience init(hierarchicalColor: UIColor) { self.init(Wishes(colors: [hierarchicalColor])) }
        public convenience init(paletteColors: [UIColor]) { self.init(Wishes(colors: paletteColors)) }

        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Wishes(prefersMulticolor: true))
        }

        /// This configuration, with what `other` asks for on top.
        open func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let over = other?.wishes else { return self }
            return SymbolConfiguration(
                Wishes(
                    pointSize: over.pointSize ?? wishes.pointSize, textStyle: over.textStyle ?? wishes.textStyle,
                    weight: over.weight == .unspecified ? wishes.weight : over.weight,
                    scale: over.scale == .unspecified ? wishes.scale : over.scale,
                    colors: over.colors.isEmpty ? wishes.colors : over.colors,
                    prefersMulticolor: over.prefersMulticolor || wishes.prefersMulticolor))
        }

        /// The size of the text that the symbol goes with, a fifth smaller or larger by its scale; 17 by default.
        var symbolPointSize: CGFloat {
            let styled = wishes.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            let size = wishes.pointSize ?? styled ?? 17
            return switch wishes.scale {
            case .small: size * 0.8
            case .large: size * 1.25
            default: size
            }
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map { $0.wishes == wishes } ?? false
        }

        open override var hash: Int { wishes.hashValue }
    }
}

extension UITraitCollection {
    /// The configuration for images that fit these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

// What code has set, for printing.
extension UIImage.SymbolConfiguration {
    package var givenPointSize: CGFloat? { wishes.pointSize }
    package var givenTextStyle: UIFont.TextStyle? { wishes.textStyle }
    package var givenWeight: UIImage.SymbolWeight { wishes.weight }
    package var givenScale: UIImage.SymbolScale { wishes.scale }
    package var givenColors: [UIColor] { wishes.colors }
}
