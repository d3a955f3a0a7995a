import Foundation
import MaquetteViewModel

/// A search bar: a grey field with its placeholder in a bar of fixed height.
final class DrawnSearchBar: UIView {
    private let height: CGFloat
    private let field = UIView()
    private let label = UILabel()

    init(height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        label.textColor = .secondaryLabel
        addSubview(field)
        field.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var placeholder: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = height - 20
        field.frame = CGRect(x: 8, y: (bounds.height - side) / 2, width: max(0, bounds.width - 16), height: side)
        label.frame = field.bounds.insetBy(dx: 12, dy: 0)
    }
}
