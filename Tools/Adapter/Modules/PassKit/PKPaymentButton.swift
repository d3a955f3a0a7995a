import AuthenticationServices
import UIKit

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`

    /// What stands before the mark, in English.
    fileprivate var words: String {
        switch self {
        case .plain: ""
        case .buy: "Buy with"
        case .setUp: "Set up"
        case .inStore: "Pay with"
        case .donate: "Donate with"
        case .checkout: "Check out with"
        case .book: "Book with"
        case .subscribe: "Subscribe with"
        case .reload: "Reload with"
        case .addMoney: "Add Money with"
        case .topUp: "Top Up with"
        case .order: "Order with"
        case .rent: "Rent with"
        case .support: "Support with"
        case .contribute: "Contribute with"
        case .tip: "Tip with"
        case .continue: "Continue with"
        }
    }
}

/// Words, an apple in place of the logo, and `Pay`, in the middle of a rounded rectangle.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    private let (words, pay, logo) = (UILabel(), UILabel(), _AppleShape())

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(type)))
        (words.text, pay.text) = (type.words, "Pay")
        build(style)
        accessibilityLabel = type == .plain ? "Apple Pay" : type.words + " Apple Pay"
    }
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pay.text = "Pay"
        build(.black)
    }

    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    private static func size(_ type: PKPaymentButtonType) -> CGSize {
        CGSize(width: type == .plain ? 100 : 140, height: 30)
    }

    private func build(_ style: PKPaymentButtonStyle) {
        let (paper, ink): (UIColor, UIColor) =
            switch style {
            case .black: (.black, .white)
            case .white, .whiteOutline: (.white, .black)
            case .automatic: (.label, .systemBackground)
            }
        backgroundColor = paper
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        (words.textColor, pay.textColor, logo.ink) = (ink, ink, ink)
        [words, logo, pay].forEach(addSubview)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(bounds.height * 0.43, 26)
        if pay.font.pointSize != size {
            (words.font, pay.font) = (.systemFont(ofSize: size), .systemFont(ofSize: size, weight: .medium))
        }
        let before = (words.text ?? "").isEmpty ? 0 : words.intrinsicContentSize.width + size * 0.3
        let after = pay.intrinsicContentSize.width
        var x = max((bounds.width - before - size - after) / 2, 4).rounded()
        words.frame = CGRect(x: x, y: 0, width: before, height: bounds.height)
        x += before
        logo.frame = CGRect(
            x: x, y: ((bounds.height - size * 1.15) / 2).rounded(), width: size * 0.95, height: size * 1.05)
        pay.frame = CGRect(x: x + size, y: 0, width: after, height: bounds.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: (words.text ?? "").isEmpty ? 100 : 140, height: 30)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// `Add to Apple Wallet`, without the picture of the wallet.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 216, height: 44))
        build()
    }
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
        build()
    }
    private func build() {
        backgroundColor = .black
        layer.cornerRadius = 8
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 16)
        if addPassButtonStyle == .blackOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor(white: 0.65, alpha: 1).cgColor
        }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 216, height: 44) }
}
