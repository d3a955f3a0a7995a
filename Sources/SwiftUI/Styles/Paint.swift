/// What a style paints with, once the environment is known.
public enum _Paint: Equatable, @unchecked Sendable {
    case color(UIColor)
    case gradient(_GradientPaint)
    case material(Material, opacity: Double)
    case image(_ImagePaintFill)
    /// One for each level: primary, secondary and so on.
    indirect case layered([_Paint])
    indirect case shadowed(_Paint, ShadowStyle)
    indirect case blended(_Paint, BlendMode)
}

/// Tiles of an image, from the upper left, or one that fills everything.
public struct _ImagePaintFill: Equatable, @unchecked Sendable {
    var image: UIImage
    var opacity = 1.0
    var isStretched = false
}

extension _Paint {
    /// The one colour that comes nearest to the paint, for what can have one only.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(let material, let opacity): material.color.multiplyingAlpha(by: opacity)
        case .image: .label
        case .layered(let paints): paints.first?.color ?? .label
        case .shadowed(let paint, _), .blended(let paint, _): paint.color
        }
    }

    /// This paint, less opaque.
    func faded(by opacity: Double) -> _Paint {
        if opacity == 1 { return self }
        switch self {
        case .color(let color): return .color(color.multiplyingAlpha(by: opacity))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multiplyingAlpha(by: opacity)
            }
            return .gradient(gradient)
        case .material(let material, let own): return .material(material, opacity: own * opacity)
        case .image(var fill):
            fill.opacity *= opacity
            return .image(fill)
        case .layered(let paints): return .layered(paints.map { $0.faded(by: opacity) })
        case .shadowed(let paint, let shadow): return .shadowed(paint.faded(by: opacity), shadow)
        case .blended(let paint, let mode): return .blended(paint.faded(by: opacity), mode)
        }
    }

    /// One of its levels, of which the first is 0. What has no such level is less opaque with each.
    func level(_ level: Int) -> _Paint {
        if case .layered(let paints) = self, !paints.isEmpty {
            if level < paints.count { return paints[level] }
            return paints[paints.count - 1].level(level - paints.count + 1)
        }
        return faded(by: Self.levelOpacities[min(level, Self.levelOpacities.count - 1)])
    }

    /// How opaque a style is at each level, as read in a re-implementation.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.18]

    /// What is painted where there is one thing to be painted: the first level, without shadows and blend modes.
    var plain: _Paint {
        switch self {
        case .layered(let paints): paints.first?.plain ?? .color(.label)
        case .shadowed(let paint, _), .blended(let paint, _): paint.plain
        default: self
        }
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }

extension EnvironmentValues {
    /// The style of texts, symbols and shapes; nil where none was set, which is the colour of labels.
    var foregroundStyle: (any ShapeStyle)? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What texts, symbols and shapes are painted with.
    var foregroundPaint: _Paint { foregroundStyle?._paint(in: self) ?? .color(.label) }

    /// The colour of texts and symbols.
    var foregroundColor: UIColor { foregroundPaint.color }

    /// What controls are tinted with; nil where none was set.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What `Color.accentColor` is; nil where none was set, which is the colour of the app.
    var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    /// The tint as a colour of UIKit's; where none was set, that of the hosting view.
    var tintColor: UIColor { (tint ?? accent ?? .accentColor).uiColor(in: self) }

    /// What `.background` is; nil where none was set, which is the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self].map { AnyShapeStyle($0) } }
        set { self[BackgroundKey.self] = newValue?.hidden }
    }
}
