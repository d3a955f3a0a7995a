import MaquetteViewModel

extension ViewType {
    static let visualEffectView = ViewType(
        "visualEffectView",
        "A blur as the flat colour of its material: UIVisualEffectView. Its subviews are those of the contentView.",
        inheriting: viewProperties,
        adding: [
            Property("effect", .blur, "The material. Default: none.") {
                (view: UIVisualEffectView, style: UIBlurEffect.Style) in view.effect = UIBlurEffect(style: style)
            }
        ]
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
