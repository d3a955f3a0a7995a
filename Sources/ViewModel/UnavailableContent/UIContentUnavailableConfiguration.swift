import Foundation

/// What stands in a view that has nothing else to show: an image, a text, a second text and two buttons, in the middle.
///
/// Apple documents the parts and no distances; these are those of SwiftUI's `ContentUnavailableView` here, and as recalled as they are.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public enum Alignment: Int, Hashable, Sendable { case center, natural }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()

    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 12
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    /// Whether an activity indicator stands in place of the image.
    var isLoading = false
    /// Whether the configuration describes an empty search, whose text comes with the state.
    private var isSearch = false

    private init() {
        textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .title2).bold ?? .preferredFont(forTextStyle: .title2), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = "Loading…"
        configuration.textProperties = configuration.secondaryTextProperties
        return configuration
    }

    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "No Results for “\(searched)”"
        return configuration
    }
}

extension UIContentUnavailableConfiguration {
    @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// The image's own size where a length is zero.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    @preconcurrency @MainActor public struct ButtonProperties: @preconcurrency Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }
}

/// The state of a view without content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIFont {
    fileprivate var bold: UIFont? {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    }
}
