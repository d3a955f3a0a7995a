import UIKit

open class SeparatorLine: UIView {
    open var height: CGFloat = 1 { didSet { invalidateIntrinsicContentSize() } }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A text view with a placeholder.
open class InputTextView: UITextView {
    public let placeholderLabel = UILabel()
    open weak var inputBarAccessoryView: InputBarAccessoryView?
    open var isImagePasteEnabled = true
    open var images: [UIImage] { [] }
    open var components: [Any] { [text ?? ""] }

    open override var text: String! { didSet { changed() } }
    open override var attributedText: NSAttributedString! { didSet { changed() } }

    open var placeholder: String? = "Aa" { didSet { placeholderLabel.text = placeholder } }
    open var placeholderTextColor: UIColor? = .lightGray {
        didSet { placeholderLabel.textColor = placeholderTextColor }
    }
    open var placeholderLabelInsets = UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7) { didSet { setNeedsLayout() } }
    open override var font: UIFont! { didSet { placeholderLabel.font = font } }
    open override var textAlignment: NSTextAlignment { didSet { placeholderLabel.textAlignment = textAlignment } }

    public convenience init() { self.init(frame: .zero) }
    public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    open func setup() {
        backgroundColor = .clear
        font = .preferredFont(forTextStyle: .body)
        isScrollEnabled = false
        textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        placeholderLabel.numberOfLines = 0
        placeholderLabel.text = placeholder
        placeholderLabel.textColor = placeholderTextColor
        addSubview(placeholderLabel)
    }

    private func changed() {
        placeholderLabel.isHidden = !(text ?? "").isEmpty
        inputBarAccessoryView?.textDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: placeholderLabelInsets)
        placeholderLabel.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: placeholderLabel.sizeThatFits(room.size).height)
    }
}
