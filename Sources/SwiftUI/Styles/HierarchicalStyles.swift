/// A level of the style that texts and symbols have: of one that was set, or else of the system's colours for labels.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int
    public static let primary = Self(level: 0)
    public static let secondary = Self(level: 1)
    public static let tertiary = Self(level: 2)
    public static let quaternary = Self(level: 3)
    public static let quinary = Self(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        foreground(in: environment)._paint(in: environment)
    }

    /// A level is always one of the first level of what was set: that of a secondary style is no third one.
    func foreground(in environment: EnvironmentValues) -> ForegroundLevel {
        switch environment.foregroundStyle {
        case let set as ForegroundLevel: ForegroundLevel(base: set.base, level: level)
        case let set?: ForegroundLevel(base: set._paint(in: environment), level: level)
        case nil: ForegroundLevel(base: nil, level: level)
        }
    }
}

/// The style of texts and symbols as a view has set it: resolved where that was, so that it may be made of the one before.
struct ForegroundLevel: ShapeStyle, Equatable {
    /// Nil for the system's.
    let base: _Paint?
    let level: Int

    func _paint(in environment: EnvironmentValues) -> _Paint {
        guard let base else { return .color(Self.labels[min(level, Self.labels.count - 1)]) }
        return level == 0 ? base : base.level(level)
    }

    private static let labels: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
        UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            return UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: isHigh ? 0.081 : 0.05)
        },
    ]

    /// What a view sets, in the environment around it.
    init(_ style: any ShapeStyle, in environment: EnvironmentValues) {
        let style = (style as? AnyShapeStyle)?.hidden ?? style
        self =
            switch style {
            case let level as HierarchicalShapeStyle: level.foreground(in: environment)
            case is ForegroundStyle: HierarchicalShapeStyle.primary.foreground(in: environment)
            default: Self(base: style._paint(in: environment), level: 0)
            }
    }

    init(base: _Paint?, level: Int) { (self.base, self.level) = (base, level) }
}

/// The style of texts and symbols.
public nonisolated struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint }
}

/// What is behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        environment.backgroundStyle?.paint(unless: Self.self, in: environment) ?? .color(.systemBackground)
    }
}

extension AnyShapeStyle {
    /// Nil for a style that would ask for itself.
    fileprivate func paint<Style: ShapeStyle>(unless: Style.Type, in environment: EnvironmentValues) -> _Paint? {
        hidden is Style ? nil : _paint(in: environment)
    }
}

/// What controls are tinted with.
public nonisolated struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(environment.tintColor) }
}

/// Lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.separator) }
}

/// What is behind something that is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(environment.tintColor) }
}

/// A text that stands where nothing was typed yet.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.placeholderText) }
}

/// A text that leads somewhere.
public nonisolated struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.link) }
}

/// What shapes in front of a background are filled with.
public nonisolated struct FillShapeStyle: ShapeStyle {
    static let levels: [UIColor] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .quaternarySystemFill,
    ]
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemFill) }
}

/// What is behind everything in a window.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemBackground) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: Self { Self() }
}

/// A level of any style.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    func _paint(in environment: EnvironmentValues) -> _Paint {
        // The background's levels are colours of their own.
        if base is BackgroundStyle, environment.backgroundStyle == nil {
            return .color(level == 1 ? .secondarySystemBackground : .tertiarySystemBackground)
        }
        if base is FillShapeStyle { return .color(FillShapeStyle.levels[level]) }
        return base._paint(in: environment).level(level)
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
    public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
    public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
    public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}
