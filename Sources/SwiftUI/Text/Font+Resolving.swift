// Which font of UIKit a font is, once it is known how large texts are wanted.

extension Font {
    /// - Parameter further: what views around a text do to its font.
    func resolved(in traits: UITraitCollection, further: [Change] = []) -> UIFont {
        var font = base.font(in: traits)
        for change in changes { font = font.changed(by: change) }
        for change in further { font = font.changed(by: change) }
        return font
    }
}

extension Font.Base {
    fileprivate func font(in traits: UITraitCollection) -> UIFont {
        switch self {
        case .style(let style, let design, let weight):
            return .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits).changed(weight, design)
        case .system(let size, let weight, let design): return .systemFont(ofSize: size).changed(weight, design)
        case .custom(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(for: font, compatibleWith: traits)
        case .platform(let font): return font
        }
    }
}

extension UIFont {
    fileprivate func changed(_ weight: Font.Weight?, _ design: Font.Design?) -> UIFont {
        var font = self
        if let weight { font = font.changed(by: .weight(weight)) }
        if let design, design != .default { font = font.changed(by: .design(design)) }
        return font
    }

    fileprivate func changed(by change: Font.Change) -> UIFont {
        switch change {
        case .weight(let weight):
            // A style's own weight may be what is asked for.
            return trait(.weight) == weight.value ? self : settingTrait(.weight, to: weight.value)
        case .width(let width):
            if width != .standard { Headless.Diagnostics.noteNotDrawn("fontWidth") }
            return settingTrait(.width, to: width.value)
        case .design(let design):
            return fontDescriptor.withDesign(design.uiDesign).map { UIFont(descriptor: $0, size: 0) } ?? self
        case .leading(let leading): return leading == .standard ? self : settingPitch(leading == .tight ? -2 : 2)
        case .bold: return addingSymbolic(.traitBold)
        case .italic: return addingSymbolic(.traitItalic)
        case .monospacedDigit: return adding(feature: kNumberSpacingType, kMonospacedNumbersSelector)
        case .lowercaseSmallCaps:
            Headless.Diagnostics.noteNotDrawn("smallCaps")
            return adding(feature: kLowerCaseType, kLowerCaseSmallCapsSelector)
        case .uppercaseSmallCaps:
            Headless.Diagnostics.noteNotDrawn("smallCaps")
            return adding(feature: kUpperCaseType, kUpperCaseSmallCapsSelector)
        case .scaled(let factor): return withSize(pointSize * factor)
        }
    }

    private var traits: [UIFontDescriptor.TraitKey: Any] {
        fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    }

    private func trait(_ key: UIFontDescriptor.TraitKey) -> CGFloat? { traits[key] as? CGFloat }

    private func settingTrait(_ key: UIFontDescriptor.TraitKey, to value: Any) -> UIFont {
        var changed = traits
        changed[key] = value
        return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: changed]), size: 0)
    }

    private func addingSymbolic(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
        let own = (traits[.symbolic] as? UInt32).map(UIFontDescriptor.SymbolicTraits.init(rawValue:)) ?? []
        return settingTrait(.symbolic, to: own.union(trait).rawValue)
    }

    private func adding(feature type: Int, _ selector: Int) -> UIFont {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: type, .selector: selector]
        let own = fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        return UIFont(descriptor: fontDescriptor.addingAttributes([.featureSettings: own + [feature]]), size: 0)
    }

    /// Lines of a text style that are nearer to each other or farther apart.
    private func settingPitch(_ difference: CGFloat) -> UIFont {
        var changed = request
        guard changed.linePitch > 0 else { return self }
        changed.linePitch += difference
        return UIFont(changed, scaling: scaling)
    }

    /// How far the lines of a text style are apart, beyond the height of one.
    func styleLeading(_ lineHeight: CGFloat) -> CGFloat {
        request.linePitch > 0 ? max(0, request.linePitch - lineHeight) : 0
    }

    /// The weight of symbols beside a text in the font.
    var symbolWeight: UIImage.SymbolWeight {
        let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        let own = trait(.weight) ?? 0
        return weights.min { abs($0.0.rawValue - own) < abs($1.0.rawValue - own) }?.1 ?? .regular
    }
}

extension Font.TextStyle {
    var uiStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    fileprivate var uiDesign: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
