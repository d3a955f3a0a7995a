import Foundation

extension UIBlurEffect {
    /// The flat colour in place of the blurred background: light or dark, and more opaque the thicker the material.
    func material(in traits: UITraitCollection) -> UIColor {
        let (brightness, usualThickness) = style.makeup
        let isDark =
            switch brightness {
            case .light: false
            case .dark: true
            case .adaptive: traits.userInterfaceStyle == .dark
            }
        let thickness = UIAccessibility.isReduceTransparencyEnabled ? 1 : usualThickness
        return isDark
            ? UIColor(white: 37.0 / 255, alpha: thickness) : UIColor(white: 247.0 / 255, alpha: thickness)
    }
}

extension UIBlurEffect.Style {
    fileprivate enum Brightness { case light, dark, adaptive }

    fileprivate var makeup: (Brightness, thickness: CGFloat) {
        switch self {
        case .extraLight: (.light, 0.85)
        case .light: (.light, 0.6)
        case .dark: (.dark, 0.75)
        case .regular: (.adaptive, 0.7)
        case .prominent: (.adaptive, 0.85)
        case .systemUltraThinMaterial: (.adaptive, 0.5)
        case .systemThinMaterial: (.adaptive, 0.65)
        case .systemMaterial: (.adaptive, 0.8)
        case .systemThickMaterial: (.adaptive, 0.9)
        case .systemChromeMaterial: (.adaptive, 0.85)
        case .systemUltraThinMaterialLight: (.light, 0.5)
        case .systemThinMaterialLight: (.light, 0.65)
        case .systemMaterialLight: (.light, 0.8)
        case .systemThickMaterialLight: (.light, 0.9)
        case .systemChromeMaterialLight: (.light, 0.85)
        case .systemUltraThinMaterialDark: (.dark, 0.5)
        case .systemThinMaterialDark: (.dark, 0.65)
        case .systemMaterialDark: (.dark, 0.8)
        case .systemThickMaterialDark: (.dark, 0.9)
        case .systemChromeMaterialDark: (.dark, 0.85)
        }
    }
}
