import Foundation

/// The content of a row in a list: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?

    public var textProperties = TextProperties(style: .body, color: .label)
    public var secondaryTextProperties = TextProperties(style: .subheadline, color: .secondaryLabel)
    public var imageProperties = ImageProperties()

    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1

    private init() {
        let above = Headless.release.cells.live.contentMargin
        (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (above, above)
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        guard Headless.release.cells.hasSmallSubtitles else {
            configuration.textToSecondaryTextVerticalPadding = 0
            return configuration
        }
        configuration.secondaryTextProperties.color = .label
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
        return configuration
    }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return configuration
    }
    public static func plainHeader() -> UIListContentConfiguration { titled(.headline, .label) }
    public static func plainFooter() -> UIListContentConfiguration { titled(.footnote, .secondaryLabel) }
    public static func groupedHeader() -> UIListContentConfiguration {
        if Headless.release.tables.groupHeadersAreHeadlines { return titled(.headline, .secondaryLabel) }
        var configuration = titled(.footnote, .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// As large as SwiftUI's header of increased prominence.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { bold(.title3) }
    /// Recalled.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { bold(.title2) }
    public static func groupedFooter() -> UIListContentConfiguration { titled(.footnote, .secondaryLabel) }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { titled(.headline, .label) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    private static func bold(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        var configuration = titled(style, .label)
        let font = configuration.textProperties.font
        configuration.textProperties.font =
            font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
        return configuration
    }

    private static func titled(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties = TextProperties(style: style, color: color)
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// One axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIListContentConfiguration {
    /// The attributes of a text.
    @preconcurrency @MainActor public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true

        init(style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// The properties of the image.
    @preconcurrency @MainActor public struct ImageProperties {
        public static let standardDimension: CGFloat = 0

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}
