import Foundation
import MaquetteDrawing

/// Shows an effect: what is behind, blurred, the colour of a material over it, and content on top.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let effectState = EffectState()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        effectState.effect = effect
        addContentView()
        isOpaque = false
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
        isOpaque = false
        coder.fill(self, as: UIVisualEffectView.self)
    }

    open var contentView: UIView { effectState.contentView }
    open var effect: UIVisualEffect? {
        get { effectState.effect }
        set {
            effectState.effect = newValue
            setNeedsDisplay()
        }
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let isGlass = effect is UIGlassEffect
        effect?.draw(
            isGlass
                ? .roundedRect(Rect(bounds), radius: Double(layer.cornerRadius), curve: .continuous)
                : .rect(Rect(bounds)), into: &list, traits: traitCollection)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

@MainActor private final class EffectState: HiddenState {
    var effect: UIVisualEffect?
    let contentView = UIView()
}

/// What a visual effect view does to the things behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    public override init() { super.init() }

    /// What the effect shows in the shape of a view, over what is behind.
    func draw(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {}
}

/// Blurs what is behind and lays the material's colour over it. Vector pictures have the colour alone.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: UIBlurEffect.Style) { self.style = style }
    public convenience override init() { self.init(style: .extraLight) }

    override func draw(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {
        let material = material(in: traits)
        let color = material.drawingColor(with: traits)
        guard color.alpha < 1 else { return list.fill(outline, color) }
        list.effect { list in
            let ground = material.withAlphaComponent(1).drawingColor(with: traits)
            list.blurBackdrop(outline, deviation: Self.deviation, ground: ground)
            list.fill(outline, color)
        }
    }
}

/// Makes content stand out from a blurred background; here the content stays as it is.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    package let blurEffect: UIBlurEffect
    package let givenStyle: UIVibrancyEffectStyle

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        givenStyle = style
    }

    public convenience override init() { self.init(blurEffect: UIBlurEffect(style: .extraLight)) }
}

/// The prominence of content with a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass over what is behind. As in a still: blurred, with a tint and a light edge; nothing is bent. All of this is a guess.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?
    /// How much of the tint covers what is behind. Prominent buttons are nearly of one colour.
    var tintStrength: CGFloat = 0.8

    public init(style: Style) { self.style = style }
    public convenience override init() { self.init(style: .regular) }

    /// Over the shape of the view: what it is filled with, and its edge.
    override func draw(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {
        if UIAccessibility.isReduceTransparencyEnabled {
            drawGlass(outline, into: &list, traits: traits)
        } else {
            list.effect { drawGlass(outline, into: &$0, traits: traits) }
        }
    }

    private func drawGlass(_ outline: Path, into list: inout DisplayList, traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        let alpha: CGFloat = isOpaque ? 1 : style == .clear ? 0.2 : isDark ? 0.75 : 0.8
        let ground = UIColor(white: isDark ? 0.14 : 0.99, alpha: alpha)
        if style == .regular { BarGlass.drawShadow(of: outline, into: &list) }
        if !isOpaque {
            let opaque = ground.withAlphaComponent(1).drawingColor(with: traits)
            list.blurBackdrop(
                outline, deviation: style == .clear ? 2 : 8, ground: style == .clear ? nil : opaque)
        }
        list.fill(outline, ground.drawingColor(with: traits))
        if let tintColor {
            list.fill(outline, tintColor.fading(to: isOpaque ? 1 : tintStrength).drawingColor(with: traits))
        }
        list.stroke(
            outline, StrokeStyle(width: 1), UIColor(white: 1, alpha: isDark ? 0.18 : 0.6).drawingColor(with: traits))
    }
}

/// Keeps the distance at which pieces of glass flow together.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}

extension UIBlurEffect {
    /// How far a material blurs, as a deviation in points. Ours.
    fileprivate static let deviation = 20.0

    /// The colour over the blurred background: light or dark, and more opaque the thicker the material.
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

extension ClassTable {
    package static let visualEffectView = ClassTable(
        of: UIVisualEffectView.self,
        made: .init(
            "visualEffectView", noun: "effectView",
            json: (
                "visualEffectView",
                "A blur as the flat colour of its material: UIVisualEffectView. Its subviews are those of the contentView."
            )
        ) { UIVisualEffectView(effect: nil) }
    ) { view in
        // Code says it where it makes the view.
        view.special("effect", json: "The material. Default: none.", isPrinted: false)
    }
}

extension UIBlurEffect.Style: NamedCases {
    package static let noun = "the style of a blur"
    package static var names: KeyValuePairs<String, UIBlurEffect.Style> {
        [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
            "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
    }
}
