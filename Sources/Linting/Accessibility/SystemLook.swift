import Maquette
import MaquetteDrawing

/// What the system chose and not the app: with Increase Contrast it takes other colours by itself.
@MainActor struct SystemLook {
    private let inks: [Color]
    private let grounds: [Color]
    private let tint: Color

    init(_ traits: UITraitCollection) {
        func drawn(_ colors: [UIColor]) -> [Color] { colors.map { $0.drawingColor(with: traits) } }
        let bases: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        // Grey buttons are fills over a background.
        grounds = drawn(bases) + drawn(bases).flatMap { base in drawn(fills).map { $0.over(base) } }
        let solid: [UIColor] = [
            .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple,
            .systemTeal, .systemIndigo, .systemGray, .systemGray2, .systemGray3,
        ]
        let thin: [UIColor] = [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
        // Translucent ones are seen over each background.
        let mixed = bases.flatMap { base in
            drawn(thin).map { $0.over(base.drawingColor(with: traits)) }
        }
        inks = drawn(solid) + mixed
        tint = UIColor.systemBlue.drawingColor(with: traits)
    }

    func decides(_ sample: PaintedTexts.Sample, _ view: UIView) -> Bool {
        hasOwnLook(view)
            // Painting rounds to whole bytes, more than once.
            || grounds.contains { $0.distance(to: sample.ground) < 0.01 }
                && inks.contains { $0.distance(to: sample.ink) < 0.01 }
    }

    /// Whether a control brings its background along, and nobody gave it colours: filled and tinted buttons, segments.
    private func hasOwnLook(_ view: UIView) -> Bool {
        guard view.tintColor.drawingColor(with: view.traitCollection).distance(to: tint) < 0.01 else { return false }
        switch view {
        case let button as UIButton:
            guard let look = button.configuration, look.hasBackground else { return false }
            return look.baseForegroundColor == nil && look.baseBackgroundColor == nil
                && look.background.backgroundColor == nil
        case let control as UISegmentedControl:
            return control.selectedSegmentTintColor == nil && control.backgroundColor == nil
                && control.titleTextAttributes(for: .normal) == nil
                && control.titleTextAttributes(for: .selected) == nil
        default: return false
        }
    }
}
