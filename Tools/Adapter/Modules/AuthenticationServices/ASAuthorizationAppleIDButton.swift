import UIKit

/// Apple's button for signing in. Its words, colours, least size and the size of its title, 43 % of its height, are those of Apple's
/// Human Interface Guidelines.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    private let title = UILabel()
    private let logo = _AppleShape()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        build(type, style)
    }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build(.default, .black)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build(.default, .black)
    }

    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    private func build(_ type: ButtonType, _ style: Style) {
        title.text =
            switch type {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        let ink: UIColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        (title.textColor, logo.ink) = (ink, ink)
        title.adjustsFontSizeToFitWidth = true
        addSubview(logo)
        addSubview(title)
        isAccessibilityElement = true
        accessibilityLabel = title.text
        accessibilityTraits = .button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.height * 0.43
        // Another font asks for another layout.
        if title.font.pointSize != size { title.font = .systemFont(ofSize: size, weight: .medium) }
        // The logo and the title stay together in the middle.
        let words = min(title.intrinsicContentSize.width, max(bounds.width - size * 1.3 - 16, 0))
        let start = ((bounds.width - words - size * 1.3) / 2).rounded()
        logo.frame = CGRect(x: start, y: ((bounds.height - size * 1.2) / 2).rounded(), width: size, height: size * 1.2)
        title.frame = CGRect(x: start + size * 1.3, y: 0, width: words, height: bounds.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// An apple in place of the logo, whose outline is Apple's own.
public final class _AppleShape: UIView {
    public var ink = UIColor.white
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func draw(_ rect: CGRect) {
        let (width, height) = (bounds.width, bounds.height)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * width, y: y * height) }
        let apple = UIBezierPath()
        apple.move(to: point(0.5, 0.33))
        apple.addCurve(to: point(0.08, 0.55), controlPoint1: point(0.35, 0.24), controlPoint2: point(0.08, 0.26))
        apple.addCurve(to: point(0.34, 0.96), controlPoint1: point(0.08, 0.75), controlPoint2: point(0.2, 0.96))
        apple.addCurve(to: point(0.5, 0.92), controlPoint1: point(0.41, 0.96), controlPoint2: point(0.44, 0.92))
        apple.addCurve(to: point(0.66, 0.96), controlPoint1: point(0.56, 0.92), controlPoint2: point(0.59, 0.96))
        apple.addCurve(to: point(0.92, 0.55), controlPoint1: point(0.8, 0.96), controlPoint2: point(0.92, 0.75))
        apple.addCurve(to: point(0.5, 0.33), controlPoint1: point(0.92, 0.26), controlPoint2: point(0.65, 0.24))
        apple.close()
        apple.move(to: point(0.5, 0.27))
        apple.addCurve(to: point(0.72, 0.02), controlPoint1: point(0.48, 0.14), controlPoint2: point(0.58, 0.04))
        apple.addCurve(to: point(0.5, 0.27), controlPoint1: point(0.74, 0.15), controlPoint2: point(0.64, 0.26))
        apple.close()
        ink.setFill()
        apple.fill()
    }
}
