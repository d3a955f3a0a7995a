import Foundation

/// Sizes of configured buttons. Apple publishes none; medium ones follow what Interface Builder recorded (7 and 12
/// points around body text), the others are recalled from iOS 15.
enum ConfigurationMetrics {
    static let cornerRadius: CGFloat = 5.95
    static let indicatorSide: CGFloat = 20
}

extension UIButton.Configuration.Size {
    var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleStyle: UIFont.TextStyle { isSmall ? .subheadline : .body }
    var subtitleStyle: UIFont.TextStyle { isSmall ? .caption1 : .footnote }

    private var isSmall: Bool { self == .mini || self == .small }
}

extension UIButton.Configuration {
    /// The corner radius of a background of the given size. The dynamic one grows with the text.
    func cornerRadius(in size: CGSize, traits: UITraitCollection) -> CGFloat {
        switch effectiveCornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: min(size.width, size.height) / 2
        }
    }

    /// Since iOS 26 buttons are capsules unless code sets another corner style, or the radius that the dynamic one adjusts.
    private var effectiveCornerStyle: CornerStyle {
        let isDefault = cornerStyle == .dynamic && background.cornerRadius == ConfigurationMetrics.cornerRadius
        return isDefault && Headless.release.buttons.areCapsules ? .capsule : cornerStyle
    }
}

/// The colours of the four styles in a button's state.
extension UIButton.Configuration {
    @MainActor func foregroundColor(of button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        let base = baseForegroundColor ?? button.titleColor(for: button.state) ?? defaultForeground(of: button)
        return button.isHighlighted ? base.fading(to: Self.pressedAlpha) : base
    }

    @MainActor private func defaultForeground(of button: UIButton) -> UIColor {
        if isFilled(of: button) { return .white }
        return button.role == .destructive ? .systemRed : button.tintColor
    }

    /// nil where there is no background.
    @MainActor func backgroundColor(of button: UIButton) -> UIColor? {
        let base = background.backgroundColor ?? defaultBackground(of: button)
        let color = background.backgroundColorTransformer.map { $0(base ?? button.tintColor) } ?? base
        return button.isHighlighted ? color?.fading(to: Self.pressedAlpha) : color
    }

    @MainActor private func defaultBackground(of button: UIButton) -> UIColor? {
        let isSelected = button.isSelected && automaticallyUpdateForSelection
        let tint = button.role == .destructive ? .systemRed : button.tintColor!
        switch style {
        case .plain:
            return isSelected ? (baseBackgroundColor ?? tint).fading(to: Self.tintedAlpha) : baseBackgroundColor
        case .gray where isSelected || !isFilledStyle && button.isEnabled:
            return isSelected ? baseBackgroundColor ?? tint : baseBackgroundColor ?? unmarked
        case .tinted where button.isEnabled:
            let base = baseBackgroundColor ?? tint
            return isSelected ? base : base.fading(to: Self.tintedAlpha)
        // Prominent glass is tinted itself.
        case .filled where button.isEnabled: return glass == nil ? baseBackgroundColor ?? tint : nil
        case .gray, .tinted, .filled: return glass == nil ? .tertiarySystemFill : nil
        }
    }

    private var unmarked: UIColor? { glass == nil ? .secondarySystemFill : nil }

    /// The effect below the colour.
    @MainActor func effect(of button: UIButton) -> UIVisualEffect? {
        if let effect = background.visualEffect { return effect }
        guard let glass else { return nil }
        let effect = UIGlassEffect(style: glass)
        guard isFilledStyle, button.isEnabled else { return effect }
        let color = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor)
        effect.tintStrength = glass == .regular ? 0.95 : 0.8
        effect.tintColor = button.isHighlighted ? color?.fading(to: Self.pressedAlpha) : color
        return effect
    }

    private var isFilledStyle: Bool { style == .filled }

    /// Gray and tinted buttons that are selected look like filled ones.
    @MainActor private func isFilled(of button: UIButton) -> Bool {
        if style == .filled { return true }
        return style != .plain && button.isSelected && automaticallyUpdateForSelection
    }

    private static var pressedAlpha: CGFloat { 0.75 }
    private static var tintedAlpha: CGFloat { 0.18 }
}

extension UIColor {
    /// This colour with its alpha multiplied, in every trait environment.
    func fading(to share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.value(with: traits).alpha * share)
        }
    }
}
