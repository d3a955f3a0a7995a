import Foundation
import MaquetteViewModel

/// How each kind of element becomes a view.
@MainActor enum ViewElements {
    typealias Maker = @MainActor (MarkupElement, SceneBuilder) -> UIView

    static let makers: [String: Maker] = plain.merging(LabelElements.makers) { $1 }
        .merging(ButtonElements.makers) { $1 }.merging(ControlElements.makers) { $1 }
        .merging(TextInputElements.makers) { $1 }.merging(ScrollElements.makers) { $1 }
        .merging(CellElements.makers) { $1 }.merging(BarElements.makers) { $1 }.merging(HostElements.makers) { $1 }
        .merging(PickerElements.makers) { $1 }

    private static let plain: [String: Maker] = [
        "view": { _, _ in UIView() },
        "containerView": { _, _ in UIView() },
        "stackView": stackView,
        "visualEffectView": visualEffectView,
    ]

    private static func stackView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let stack = UIStackView()
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        switch element["distribution"] {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: stack.distribution = .fill
        }
        switch element["alignment"] {
        case "top", "leading": stack.alignment = .leading
        case "bottom", "trailing": stack.alignment = .trailing
        case "center": stack.alignment = .center
        case "firstBaseline": stack.alignment = .firstBaseline
        case "lastBaseline": stack.alignment = .lastBaseline
        default: stack.alignment = .fill
        }
        let standard = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0
        stack.spacing = element.length("spacing") ?? standard
        stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
        if element.insets(key: "layoutMargins") != nil
            || element.directionalInsets(key: "directionalLayoutMargins") != nil
        {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }

    private static func visualEffectView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let vibrancy = element.child(named: "vibrancyEffect")
        let style = (vibrancy ?? element).child(named: "blurEffect")?["style"]
        let blur = UIBlurEffect(style: UIBlurEffect.Style(documentName: style ?? "") ?? .regular)
        guard let vibrancy else { return UIVisualEffectView(effect: blur) }
        let rank = UIVibrancyEffectStyle(documentName: vibrancy["style"] ?? "") ?? .label
        return UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: rank))
    }
}

extension UIVibrancyEffectStyle {
    fileprivate init?(documentName name: String) {
        switch name {
        case "label": self = .label
        case "secondaryLabel": self = .secondaryLabel
        case "tertiaryLabel": self = .tertiaryLabel
        case "quaternaryLabel": self = .quaternaryLabel
        case "fill": self = .fill
        case "secondaryFill": self = .secondaryFill
        case "tertiaryFill": self = .tertiaryFill
        case "separator": self = .separator
        default: return nil
        }
    }
}

extension UIBlurEffect.Style {
    fileprivate init?(documentName name: String) {
        switch name {
        case "extraLight": self = .extraLight
        case "light": self = .light
        case "dark": self = .dark
        case "regular": self = .regular
        case "prominent": self = .prominent
        case "systemUltraThinMaterial": self = .systemUltraThinMaterial
        case "systemThinMaterial": self = .systemThinMaterial
        case "systemMaterial": self = .systemMaterial
        case "systemThickMaterial": self = .systemThickMaterial
        case "systemChromeMaterial": self = .systemChromeMaterial
        case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
        case "systemThinMaterialLight": self = .systemThinMaterialLight
        case "systemMaterialLight": self = .systemMaterialLight
        case "systemThickMaterialLight": self = .systemThickMaterialLight
        case "systemChromeMaterialLight": self = .systemChromeMaterialLight
        case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
        case "systemThinMaterialDark": self = .systemThinMaterialDark
        case "systemMaterialDark": self = .systemMaterialDark
        case "systemThickMaterialDark": self = .systemThickMaterialDark
        case "systemChromeMaterialDark": self = .systemChromeMaterialDark
        default: return nil
        }
    }
}
