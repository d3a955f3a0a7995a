import Foundation
import MaquetteViewModel

/// A bar of fixed height with a hairline, and titles in its middle or spread over it.
final class DrawnBar: UIView {
    private let height: CGFloat
    private let line = UIView()
    private var titles: [UILabel] = []

    init(height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    func setTitle(_ title: String) { show([title], font: .systemFont(ofSize: 17, weight: .semibold), color: .label) }

    func setItems(_ titles: [String]) { show(titles, font: .systemFont(ofSize: 15), color: .tintColor) }

    private func show(_ texts: [String], font: UIFont, color: UIColor) {
        titles.forEach { $0.removeFromSuperview() }
        titles = texts.map { text in
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(titles.count, 1))
        for (index, title) in titles.enumerated() {
            title.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
