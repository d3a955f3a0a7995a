import MaquetteViewModel

/// A quiet word on a grey ground, where a device would show what documents cannot say.
@MainActor enum Placeholder {
    static func show(_ words: String, in view: UIView, _ builder: SceneBuilder) {
        if view.backgroundColor == nil { view.backgroundColor = .secondarySystemBackground }
        let label = PlaceholderLabel()
        label.text = words
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        builder.embedded.canvasHabits.add(standIn: label)
    }
}

/// It keeps silent where there is no room for words.
private final class PlaceholderLabel: UILabel, HouseView {
    override func layoutSubviews() {
        super.layoutSubviews()
        alpha = bounds.width < 40 || bounds.height < 16 ? 0 : 1
    }
}
