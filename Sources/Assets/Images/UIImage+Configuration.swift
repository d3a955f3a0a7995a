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
        struct PreferenceFields: Hashable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: [UIColor] = []
            /// Whether layers differ in the opacity of the one colour.
            var isHierarchical = false
            var prefersMulticolor = false
        }

        let preferences: PreferenceFields

        init(_ preferences: PreferenceFields) {
            self.preferences = preferences
            super.init(traitCollection: nil)
        }

        public static let unspecified = SymbolConfiguration(PreferenceFields())

        public convenience init(pointSize: CGFloat) { self.init(PreferenceFields(pointSize: pointSize)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(PreferenceFields(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(PreferenceFields(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) { self.init(PreferenceFields(scale: scale)) }
        public convenience init(weight: SymbolWeight) { self.init(PreferenceFields(weight: weight)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(PreferenceFields(textStyle: textStyle)) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(PreferenceFields(textStyle: textStyle, scale: scale))
        }

        public convenience init(font: UIFont) { self.init(PreferenceFields(pointSize: font.pointSize)) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(PreferenceFields(pointSize: font.pointSize, scale: scale))
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(PreferenceFields(colors: [hierarchicalColor], isHierarchical: true))
        }
        public convenience init(paletteColors: [UIColor]) { self.init(PreferenceFields(colors: paletteColors)) }

        /// A configuration for one colour, as symbols are without a configuration.
        public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(PreferenceFields(prefersMulticolor: true))
        }

        /// This configuration, with what `other` asks for on top.
        open func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let over = other?.preferences else { return self }
            return SymbolConfiguration(
                PreferenceFields(
                    pointSize: over.pointSize ?? preferences.pointSize,
                    textStyle: over.textStyle ?? preferences.textStyle,
                    weight: over.weight == .unspecified ? preferences.weight : over.weight,
                    scale: over.scale == .unspecified ? preferences.scale : over.scale,
                    colors: over.colors.isEmpty ? preferences.colors : over.colors,
                    isHierarchical: over.colors.isEmpty ? preferences.isHierarchical : over.isHierarchical,
                    prefersMulticolor: over.prefersMulticolor || preferences.prefersMulticolor))
        }

        /// The size of the text that the symbol goes with, a fifth smaller or larger by its scale; 17 by default.
        var symbolPointSize: CGFloat {
            let styled = preferences.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            let size = preferences.pointSize ?? styled ?? 17
            return switch preferences.scale {
            case .small: size * 0.8
            case .large: size * 1.25
            default: size
            }
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map { $0.preferences == preferences } ?? false
        }

        open override var hash: Int { preferences.hashValue }
    }
}

extension UITraitCollection {
    /// The configuration for images that fit these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

// What code has set, for printing.
extension UIImage.SymbolConfiguration {
    package var givenPointSize: CGFloat? { preferences.pointSize }
    package var givenTextStyle: UIFont.TextStyle? { preferences.textStyle }
    package var givenWeight: UIImage.SymbolWeight { preferences.weight }
    package var givenScale: UIImage.SymbolScale { preferences.scale }
    package var givenColors: [UIColor] { preferences.colors }
    package var isHierarchical: Bool { preferences.isHierarchical }
    package var prefersMulticolor: Bool { preferences.prefersMulticolor }
}
