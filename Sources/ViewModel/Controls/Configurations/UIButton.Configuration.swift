import Foundation

extension UIButton {
    /// A button's contents and appearance as one value.
    public struct Configuration: Hashable {
        /// The styles that Apple's configurations, such as `filled()` and `borderedProminent()`, come down to.
        enum Style: Hashable { case plain, gray, tinted, filled }

        public enum Size: Int, Hashable, Sendable {
            case mini = 3
            case small = 2
            case medium = 0
            case large = 1
        }

        public enum CornerStyle: Int, Hashable, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public enum TitleAlignment: Int, Hashable, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        public enum MacIdiomStyle: Int, Hashable, Sendable {
            case automatic = 0
            case bordered = 1
            case borderless = 2
            case borderlessTinted = 3
        }

        public enum Indicator: Int, Hashable, Sendable {
            case automatic = 0
            case none = 1
            case popup = 2
        }

        let style: Style
        /// Whether the button is drawn on a shape of its own.
        package var hasBackground: Bool { style != .plain }

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        public var titlePadding: CGFloat = 1

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var imageReservation: CGFloat = 0

        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var automaticallyUpdateForSelection = true
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        /// nil for the default insets of the size.
        var ownContentInsets: NSDirectionalEdgeInsets?

        /// The glass below the content, in place of a colour.
        let glass: UIGlassEffect.Style?

        init(_ style: Style, on glass: UIGlassEffect.Style? = nil) {
            self.style = style
            self.glass = glass
            background.cornerRadius = ConfigurationMetrics.cornerRadius
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public static func glass() -> Configuration { Configuration(.gray, on: .regular) }
        public static func clearGlass() -> Configuration { Configuration(.gray, on: .clear) }
        public static func prominentGlass() -> Configuration { Configuration(.filled, on: .regular) }
        public static func prominentClearGlass() -> Configuration { Configuration(.filled, on: .clear) }

        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }

        /// Restores the default insets of the size.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.background.backgroundColor = backgroundColor(of: button)
            updated.baseForegroundColor = foregroundColor(of: button)
            return updated
        }
    }
}
