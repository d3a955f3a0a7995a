import Foundation

/// Changes the colour that a configuration has resolved.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private let function: SharedFunction<UIColor, UIColor>

    public init(_ transform: @escaping (UIColor) -> UIColor) { function = SharedFunction(transform) }

    public var transform: (UIColor) -> UIColor { function.body }
    public func callAsFunction(_ input: UIColor) -> UIColor { function.body(input) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let value = color.value(with: traits)
            let (red, green, blue) = value.sRGB
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: value.alpha)
        }
    }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Changes the text attributes that a configuration has resolved.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    private let function: SharedFunction<AttributeContainer, AttributeContainer>

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = SharedFunction(transform)
    }

    public var transform: (AttributeContainer) -> AttributeContainer { function.body }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.body(input) }
}

/// Functions cannot be compared: one equals only itself.
private final class SharedFunction<Input, Output>: Hashable {
    let body: (Input) -> Output

    init(_ body: @escaping (Input) -> Output) { self.body = body }

    static func == (first: SharedFunction, second: SharedFunction) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    @MainActor public static func listCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    @MainActor public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration {
        filled(.secondarySystemGroupedBackground)
    }
    @MainActor public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listHeader() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listFooter() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    @MainActor public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
