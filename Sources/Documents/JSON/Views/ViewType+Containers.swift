import Foundation
import MaquetteViewModel

extension ViewType {
    static let stackView = ViewType(
        "stackView", "A row or a column: UIStackView. Its subviews are arranged in their order.",
        inheriting: viewProperties,
        adding: Property.told(
            .stackView,
            [Property("spacing", .spacing) { (stack: UIStackView, spacing: CGFloat) in stack.spacing = spacing }])
    ) { UIStackView() }

    static let scrollView = ViewType(
        "scrollView", "A scroll view: UIScrollView. Its guides are `content` and `frame`.",
        inheriting: scrollProperties, hasScrollGuides: true
    ) { UIScrollView() }

    /// The properties of scroll views, in addition to those of every view.
    static let scrollProperties =
        viewProperties
        + Property.told(
            .scrollView,
            [
                Property("contentSize", .extent) { (view: UIScrollView, size: CGSize) in view.contentSize = size },
                Property("contentOffset", .point) { (view: UIScrollView, point: CGPoint) in
                    view.contentOffset = point
                },
            ])

    static let visualEffectView = ViewType(
        "visualEffectView",
        "A blur as the flat colour of its material: UIVisualEffectView. Its subviews are those of the contentView.",
        inheriting: viewProperties,
        adding: Property.told(
            .visualEffectView,
            [
                Property("effect", .blur) { (view: UIVisualEffectView, style: UIBlurEffect.Style) in
                    view.effect = UIBlurEffect(style: style)
                }
            ])
    ) { UIVisualEffectView(effect: nil) }
}

extension Kind where Value == UIBlurEffect.Style {
    static let blur = Kind.choice(
        "the style of a blur",
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
        ])
}
