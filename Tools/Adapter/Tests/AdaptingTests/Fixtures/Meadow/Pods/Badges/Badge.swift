import UIKit

/// A pod that is in the checkout.
public final class Badge: UILabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        text = "pod"
        textAlignment = .center
        backgroundColor = .systemYellow
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
