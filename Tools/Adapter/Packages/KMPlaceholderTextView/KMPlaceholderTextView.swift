import UIKit

/// A text view that says in gray what belongs into it, as long as it is empty.
open class KMPlaceholderTextView: UITextView {
    public let placeholderLabel = UILabel()
    @IBInspectable open var placeholder = "" { didSet { update() } }
    /// As the placeholders of fields on iOS.
    @IBInspectable open var placeholderColor = UIColor(red: 0, green: 0, blue: 25 / 255, alpha: 0.22) {
        didSet { update() }
    }
    open var placeholderFont: UIFont? { didSet { update() } }

    open override var font: UIFont? { didSet { update() } }
    open override var textAlignment: NSTextAlignment { didSet { update() } }
    open override var text: String! { didSet { update() } }
    open override var attributedText: NSAttributedString! { didSet { update() } }
    open override var textContainerInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        placeholderLabel.numberOfLines = 0
        addSubview(placeholderLabel)
        update()
    }

    private func update() {
        placeholderLabel.text = placeholder
        placeholderLabel.font = placeholderFont ?? font ?? .systemFont(ofSize: 12)
        placeholderLabel.textColor = placeholderColor
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = !text.isEmpty
        setNeedsLayout()
    }

    /// Where the text would begin.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let edge = textContainer.lineFragmentPadding
        let insets = textContainerInset
        let width = max(bounds.width - insets.left - insets.right - 2 * edge, 0)
        let height = placeholderLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        placeholderLabel.frame = CGRect(x: insets.left + edge, y: insets.top, width: width, height: height)
        placeholderLabel.preferredMaxLayoutWidth = width
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("placeholder", \KMPlaceholderTextView.placeholder)
        KeyedProperties.add("placeholderColor", \KMPlaceholderTextView.placeholderColor)
    }
}
