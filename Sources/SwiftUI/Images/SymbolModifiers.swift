private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolInkKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolInkKey.self] }
        set { self[SymbolInkKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }
}

/// The number of colours in which a symbol is drawn.
public struct SymbolRenderingMode: Equatable, Sendable {
    private let name: String
    public static let monochrome = Self(name: "monochrome")
    public static let multicolor = Self(name: "multicolor")
    public static let hierarchical = Self(name: "hierarchical")
    public static let palette = Self(name: "palette")
}

/// A form in which many symbols exist.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }
    private var enclosure: Enclosure?
    private var isFilled = false
    private var hasSlash = false

    public static let none = Self()
    public static let circle = Self(enclosure: .circle)
    public static let square = Self(enclosure: .square)
    public static let rectangle = Self(enclosure: .rectangle)
    public static let fill = Self(isFilled: true)
    public static let slash = Self(hasSlash: true)

    public var circle: Self { joined(with: .circle) }
    public var square: Self { joined(with: .square) }
    public var rectangle: Self { joined(with: .rectangle) }
    public var fill: Self { joined(with: .fill) }
    public var slash: Self { joined(with: .slash) }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.hasSlash || hasSlash)
    }

    /// What is not asked for stays as it is.
    func joined(with other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            hasSlash: hasSlash || other.hasSlash)
    }

    /// The symbol in this form, as far as there is one.
    func name(for name: String) -> String {
        guard self != .none, !name.isEmpty else { return name }
        var found = name
        func tryAdding(_ part: String?) {
            guard let part, !found.hasSuffix(".\(part)") else { return }
            let base = found.hasSuffix(".fill") ? String(found.dropLast(5)) : found
            let candidate = base == found ? "\(base).\(part)" : "\(base).\(part).fill"
            if Self.isOneOfApples(candidate), !UnknownSymbols.isUnknown(candidate) { found = candidate }
        }
        tryAdding(hasSlash ? "slash" : nil)
        tryAdding(enclosure?.rawValue)
        tryAdding(isFilled ? "fill" : nil)
        return found
    }

    /// Whether a name is that of one of Apple's symbols, and not made up by filling another one.
    private static func isOneOfApples(_ name: String) -> Bool {
        guard name.hasSuffix(".fill"), !listed.contains(name) else { return SymbolNames.isVariant(name) }
        return !frames.isDisjoint(with: name.split(separator: "."))
    }

    private static let listed = Set(SymbolNames.listed)
    /// Of what is in a frame, struck out or with a badge there is a filled form.
    private static let frames: Set<Substring> = ["circle", "square", "rectangle", "slash", "badge"]
}

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
    }
    /// What a picture has above white is not seen.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        modifier(EmptyModifier())
    }
    /// Nothing moves: a symbol with an effect is drawn as it is at rest.
    public nonisolated func symbolEffect(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { modifier(EmptyModifier()) }
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        notDrawn("symbolVariableValueMode", if: mode == .draw)
    }
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        notDrawn("symbolColorRenderingMode", if: mode == .gradient)
    }
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

/// What a variable value does to a symbol: parts of it get a colour, or a part of its line is drawn.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = Self(name: "color"), draw = Self(name: "draw")
}
/// Whether a symbol has a gradient of its colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = Self(name: "flat"), gradient = Self(name: "gradient")
}

/// How a symbol moves, and in what order its parts do.
public struct SymbolEffectName: Hashable, Sendable {
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
    public static let disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
    public static let automatic = Self(), drawOn = Self(), drawOff = Self()
    public var up: Self { self }
    public var down: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var plain: Self { self }
    public var upUp: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var individually: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
    public func magic(fallback: Self) -> Self { self }
}
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
    public static func speed(_ speed: Double) -> Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public func speed(_ speed: Double) -> Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = Self(), periodic = Self()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }
}
