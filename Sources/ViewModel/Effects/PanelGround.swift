import MaquetteDrawing
import MaquetteReleases

/// What alerts, menus and popovers are made of: glass since iOS 26, and a material before. What is behind is seen through it, blurred; how much
/// of it is a guess, as it is for these effects.
@MainActor enum PanelGround {
    /// - Parameter shadow: what the panel throws, beside the shadow that glass has of its own.
    static func draw(
        _ outline: Path, shadow: Shadow? = nil, into list: inout DisplayList, traits: UITraitCollection
    ) {
        if let shadow { list.drawShadow(shadow, around: outline) }
        guard !Headless.release.bars.hasGlass else {
            return UIGlassEffect().draw(outline, into: &list, traits: traits)
        }
        UIBlurEffect(style: .systemThickMaterial).draw(outline, into: &list, traits: traits)
    }
}

extension DisplayList {
    /// A shadow outside of an outline alone, as it would show through what is drawn there.
    mutating func drawShadow(_ shadow: Shadow, around outline: Path) {
        guard let bounds = outline.bounds else { return }
        var around = Path.rect(bounds.insetBy(-4 * shadow.radius, -4 * shadow.radius))
        around.add(outline)
        clip(to: around, rule: .evenOdd) { $0.drawShadow(shadow, of: outline) }
    }
}
