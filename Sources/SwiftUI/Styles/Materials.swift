/// A blur of what is behind, with a colour upon it.
public nonisolated struct Material: ShapeStyle, Hashable {
    enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
    let thickness: Thickness
    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    public func _paint(in environment: EnvironmentValues) -> _Paint { .material(self, opacity: 1) }

    /// The material for UIKit, which has no ultra-thick one.
    var effect: UIBlurEffect.Style {
        switch thickness {
        case .ultraThin: .systemUltraThinMaterial
        case .thin: .systemThinMaterial
        case .regular: .systemMaterial
        case .thick, .ultraThick: .systemThickMaterial
        case .bar: .systemChromeMaterial
        }
    }

    /// A type of its own, as colours have, so that the compiler distinguishes a chain of them at once.
    public func opacity(_ opacity: Double) -> some ShapeStyle { ChangedStyle(base: self) { $0.faded(by: opacity) } }

    /// A colour for what can have a colour only.
    var color: UIColor {
        let alpha: CGFloat =
            switch thickness {
            case .ultraThin: 0.5
            case .thin: 0.65
            case .regular: 0.8
            case .thick, .ultraThick: 0.9
            case .bar: 0.85
            }
        return UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 37.0 / 255 : 247.0 / 255, alpha: alpha)
        }
    }
    /// Nothing changes with it: a picture has one state.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

public struct MaterialActiveAppearance: Equatable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), active = Self(name: "active")
    public static let inactive = Self(name: "inactive"), matchWindow = Self(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material(thickness: .bar) }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material beneath the content, which an app may tell it. Inks are the same upon each.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
