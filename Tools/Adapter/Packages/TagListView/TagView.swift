import UIKit

/// A tag: a button with a text, and a cross if it can be removed.
open class TagView: UIButton {
    @IBInspectable open var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }
    @IBInspectable open var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }
    @IBInspectable open var borderColor: UIColor? { didSet { restyle() } }
    @IBInspectable open var textColor: UIColor = .white { didSet { restyle() } }
    @IBInspectable open var selectedTextColor: UIColor = .white { didSet { restyle() } }
    @IBInspectable open var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle {
        didSet { titleLabel?.lineBreakMode = titleLineBreakMode }
    }
    @IBInspectable open var paddingY: CGFloat = 2 { didSet { place() } }
    @IBInspectable open var paddingX: CGFloat = 5 { didSet { place() } }
    @IBInspectable open var tagBackgroundColor: UIColor = .gray { didSet { restyle() } }
    @IBInspectable open var highlightedBackgroundColor: UIColor? { didSet { restyle() } }
    @IBInspectable open var selectedBorderColor: UIColor? { didSet { restyle() } }
    @IBInspectable open var selectedBackgroundColor: UIColor? { didSet { restyle() } }
    @IBInspectable open var textFont: UIFont = .systemFont(ofSize: 12) { didSet { titleLabel?.font = textFont } }
    @IBInspectable open var enableRemoveButton = false { didSet { place() } }
    @IBInspectable open var removeButtonIconSize: CGFloat = 12 { didSet { place() } }
    @IBInspectable open var removeIconLineWidth: CGFloat = 3 { didSet { setNeedsLayout() } }
    @IBInspectable open var removeIconLineColor: UIColor = UIColor.white.withAlphaComponent(0.54) {
        didSet { cross.tintColor = removeIconLineColor }
    }

    open var onTap: ((TagView) -> Void)?
    open var onLongPress: ((TagView) -> Void)?
    private let cross = UIImageView(image: UIImage(systemName: "xmark"))

    open override var isHighlighted: Bool { didSet { restyle() } }
    open override var isSelected: Bool { didSet { restyle() } }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public init(title: String) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setUp()
    }

    private func setUp() {
        titleLabel?.lineBreakMode = titleLineBreakMode
        titleLabel?.font = textFont
        cross.tintColor = removeIconLineColor
        cross.contentMode = .scaleAspectFit
        addSubview(cross)
        place()
        restyle()
    }

    private func restyle() {
        if isHighlighted, let highlightedBackgroundColor {
            backgroundColor = highlightedBackgroundColor
        } else {
            backgroundColor = isSelected ? selectedBackgroundColor ?? tagBackgroundColor : tagBackgroundColor
        }
        let border = isSelected ? selectedBorderColor ?? borderColor : borderColor
        layer.borderColor = border?.cgColor
        setTitleColor(isSelected ? selectedTextColor : textColor, for: .normal)
    }

    private func place() {
        let right = enableRemoveButton ? paddingX + removeButtonIconSize : 0
        titleEdgeInsets = UIEdgeInsets(top: paddingY, left: paddingX, bottom: paddingY, right: paddingX + right)
        cross.isHidden = !enableRemoveButton
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        var size = (titleLabel?.text ?? "").size(withAttributes: [.font: textFont])
        size.height = textFont.pointSize + paddingY * 2
        size.width = max(size.width + paddingX * 2, size.height)
        if enableRemoveButton { size.width += removeButtonIconSize + paddingX }
        return size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = removeButtonIconSize
        cross.frame = CGRect(
            x: bounds.width - size - paddingX, y: (bounds.height - size) / 2, width: size, height: size)
    }
}
