import UIKit

/// A number with a word under it.
public final class FigureView: UIStackView {
    public let valueLabel = UILabel()
    public let captionLabel = UILabel()

    public convenience init(figure: Profile.Figure) {
        self.init(frame: .zero)
        axis = .vertical
        alignment = .center
        spacing = 2
        valueLabel.text = String(figure.value)
        valueLabel.font = .preferredFont(forTextStyle: .headline)
        captionLabel.text = figure.caption
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        captionLabel.textColor = .secondaryLabel
        for label in [valueLabel, captionLabel] {
            label.adjustsFontForContentSizeCategory = true
            addArrangedSubview(label)
        }
    }
}
