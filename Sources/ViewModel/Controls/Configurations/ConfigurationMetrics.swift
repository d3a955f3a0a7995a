import Foundation

/// Sizes of configured buttons. Apple publishes none; medium ones follow what Interface Builder recorded (7 and 12
/// points around body text), the others are recalled from iOS 15.
enum ConfigurationMetrics {
    static let cornerRadius: CGFloat = 5.95
    static let indicatorSide: CGFloat = 20
}

extension UIButton.Configuration.Size {
    var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleStyle: UIFont.TextStyle { isSmall ? .subheadline : .body }
    var subtitleStyle: UIFont.TextStyle { isSmall ? .caption1 : .footnote }

    private var isSmall: Bool { self == .mini || self == .small }
}

extension UIButton.Configuration {
    /// The corner radius of a background of the given size. The dynamic one grows with the text.
    func cornerRadius(in size: CGSize, traits: UITraitCollection) -> CGFloat {
        switch effectiveCornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: min(size.width, size.height) / 2
        }
    }

    /// Since iOS 26 buttons are capsules unless code sets another corner style.
    private var effectiveCornerStyle: CornerStyle {
        cornerStyle == .dynamic && Headless.release.buttons.areCapsules ? .capsule : cornerStyle
    }
}
