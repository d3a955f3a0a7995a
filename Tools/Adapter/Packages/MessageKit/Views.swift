import UIKit

/// A circle with a picture or two letters.
open class AvatarView: UIImageView {
    open var initials: String? { didSet { update() } }
    open var placeholderFont = UIFont.preferredFont(forTextStyle: .caption1) { didSet { update() } }
    open var placeholderTextColor = UIColor.white { didSet { update() } }
    open var fontMinimumScaleFactor: CGFloat = 0.5
    open var adjustsFontSizeToFitWidth = true
    private let letters = UILabel()
    private var radius: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    private func setUp() {
        backgroundColor = .gray
        contentMode = .scaleAspectFill
        clipsToBounds = true
        letters.textAlignment = .center
        letters.adjustsFontSizeToFitWidth = true
        addSubview(letters)
    }

    private func update() {
        letters.text = initials
        letters.font = placeholderFont
        letters.textColor = placeholderTextColor
        letters.isHidden = image != nil
    }

    open func set(avatar: Avatar) {
        image = avatar.image
        initials = avatar.initials
    }

    open func setCorner(radius: CGFloat?) {
        self.radius = radius
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = radius ?? min(bounds.width, bounds.height) / 2
        letters.frame = bounds.insetBy(dx: bounds.width * 0.1, dy: 0)
        letters.isHidden = image != nil
    }
}

open class InsetLabel: UILabel {
    open var textInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
}

/// A label with space around its text.
open class MessageLabel: UILabel {
    nonisolated(unsafe) public static var defaultAttributes: [NSAttributedString.Key: Any] = [
        .foregroundColor: UIColor.darkText, .underlineStyle: NSUnderlineStyle.single.rawValue,
        .underlineColor: UIColor.darkText,
    ]
    open weak var delegate: (any MessageLabelDelegate)?
    open var enabledDetectors: [DetectorType] = [] { didSet { mark() } }
    open var textInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    private var attributes: [DetectorType: [NSAttributedString.Key: Any]] = [:]
    open var urlAttributes: [NSAttributedString.Key: Any] { attributes[.url] ?? Self.defaultAttributes }
    open var phoneNumberAttributes: [NSAttributedString.Key: Any] { attributes[.phoneNumber] ?? Self.defaultAttributes }
    open var addressAttributes: [NSAttributedString.Key: Any] { attributes[.address] ?? Self.defaultAttributes }
    open var dateAttributes: [NSAttributedString.Key: Any] { attributes[.date] ?? Self.defaultAttributes }
    open var hashtagAttributes: [NSAttributedString.Key: Any] { attributes[.hashtag] ?? Self.defaultAttributes }
    open var mentionAttributes: [NSAttributedString.Key: Any] { attributes[.mention] ?? Self.defaultAttributes }

    public func setAttributes(_ attributes: [NSAttributedString.Key: Any], detector: DetectorType) {
        self.attributes[detector] = attributes
        mark()
    }

    public func configure(block: () -> Void) {
        block()
        mark()
    }

    /// Gives what the detectors find their looks.
    private func mark() {
        guard let attributedText, attributedText.length > 0, !enabledDetectors.isEmpty else { return }
        let words = NSMutableAttributedString(attributedString: attributedText)
        let all = NSRange(location: 0, length: words.length)
        for detector in enabledDetectors {
            let expression: NSRegularExpression?
            switch detector {
            case .custom(let own): expression = own
            case .url: expression = try? NSRegularExpression(pattern: "(https?://|www\\.)[^\\s]+")
            case .phoneNumber: expression = try? NSRegularExpression(pattern: "\\+?[0-9][0-9 ()-]{6,}[0-9]")
            default: expression = nil
            }
            for match in expression?.matches(in: words.string, range: all) ?? [] {
                words.addAttributes(attributes[detector] ?? Self.defaultAttributes, range: match.range)
            }
        }
        super.attributedText = words
    }

    open override var text: String? { didSet { mark() } }

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + textInsets.left + textInsets.right,
            height: size.height + textInsets.top + textInsets.bottom)
    }

    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: textInsets)) }
    open func handleGesture(_ touchLocation: CGPoint) -> Bool { false }
}

/// The bubble, whose corners have a radius of 18.
open class MessageContainerView: UIImageView {
    open var style = MessageStyle.none {
        didSet {
            layer.borderWidth = 0
            layer.cornerRadius = 0
            layer.maskedCorners = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            switch style {
            case .none: clipsToBounds = true
            case .custom(let look): look(self)
            case .bubble, .customImageTail: round(nil, nil)
            case .bubbleOutline(let color): round(nil, color)
            case .bubbleTail(let corner, _): round(corner, nil)
            case .bubbleTailOutline(let color, let corner, _): round(corner, color)
            }
        }
    }

    /// A tail makes the corner that it is at a pointed one.
    private func round(_ tail: MessageStyle.TailCorner?, _ outline: UIColor?) {
        clipsToBounds = true
        layer.cornerRadius = 18
        switch tail {
        case nil: break
        case .topLeft: layer.maskedCorners.remove(.layerMinXMinYCorner)
        case .topRight: layer.maskedCorners.remove(.layerMaxXMinYCorner)
        case .bottomLeft: layer.maskedCorners.remove(.layerMinXMaxYCorner)
        case .bottomRight: layer.maskedCorners.remove(.layerMaxXMaxYCorner)
        }
        if let outline {
            layer.borderWidth = 1
            layer.borderColor = outline.cgColor
        }
    }
}

open class MessageReusableView: UICollectionReusableView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Somebody writes: three dots in a bubble, standing still.
open class TypingIndicatorCell: UICollectionViewCell {
    public let typingBubble = TypingBubble()
    open var insets = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(typingBubble)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(bounds.height - insets.top, 0)
        typingBubble.frame = CGRect(x: insets.left, y: insets.top, width: height * 1.5, height: height)
    }
}

open class TypingBubble: UIView {
    private let dots = (0..<3).map { _ in UIView() }
    open var isPulseEnabled = true
    open func startAnimating() {}
    open func stopAnimating() {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .incomingBubble
        for dot in dots {
            dot.backgroundColor = .lightGray
            addSubview(dot)
        }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let size = bounds.height * 0.2
        for (index, dot) in dots.enumerated() {
            dot.bounds.size = CGSize(width: size, height: size)
            dot.center = CGPoint(x: bounds.midX + CGFloat(index - 1) * size * 1.6, y: bounds.midY)
            dot.layer.cornerRadius = size / 2
        }
    }
}
