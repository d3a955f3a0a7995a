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
