import MaquetteEnvironment
import MaquetteReleases

/// The metrics of text styles in UIKit's own types.
extension TextStyleMetrics {
    static func of(_ style: UIFont.TextStyle) -> TextStyleMetrics { of(style.rawValue) }

    /// The place of a category among the twelve; the default size where none is specified.
    static func step(_ category: UIContentSizeCategory) -> Int { category.step ?? defaultStep }
}

extension UIFont.Weight {
    init(_ weight: TextStyleMetrics.Weight) {
        switch weight {
        case .regular: self = .regular
        case .semibold: self = .semibold
        case .bold: self = .bold
        }
    }
}
