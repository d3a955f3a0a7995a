import UIKit

/// A picture above a line of words.
open class ESTabBarItemContentView: UIView {
    open var title: String? {
        didSet {
            titleLabel.text = title
            updateLayout()
        }
    }
    open var image: UIImage? { didSet { updateDisplay() } }
    open var selectedImage: UIImage? { didSet { updateDisplay() } }
    open var enabled = true
    open var selected = false
    open var highlighted = false
    open var textColor = UIColor(white: 0.57254902, alpha: 1) { didSet { updateDisplay() } }
    open var highlightTextColor = UIColor(red: 0, green: 0.47843137, blue: 1, alpha: 1) { didSet { updateDisplay() } }
    open var iconColor = UIColor(white: 0.57254902, alpha: 1) { didSet { updateDisplay() } }
    open var highlightIconColor = UIColor(red: 0, green: 0.47843137, blue: 1, alpha: 1) { didSet { updateDisplay() } }
    open var backdropColor = UIColor.clear { didSet { updateDisplay() } }
    open var highlightBackdropColor = UIColor.clear { didSet { updateDisplay() } }
    open var renderingMode = UIImage.RenderingMode.alwaysTemplate { didSet { updateDisplay() } }
    open var itemContentMode = ESTabBarItemContentMode.alwaysTemplate { didSet { updateDisplay() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { updateLayout() } }
    open var insets = UIEdgeInsets.zero { didSet { updateLayout() } }
    open var imageView = UIImageView()
    open var titleLabel: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        return label
    }()
    open var badgeValue: String? {
        didSet {
            badgeView.badgeValue = badgeValue
            if badgeValue == nil { badgeView.removeFromSuperview() } else { addSubview(badgeView) }
            updateLayout()
        }
    }
    open var badgeColor: UIColor? { didSet { badgeView.badgeColor = badgeColor } }
    open var badgeView = ESTabBarItemBadgeView()
    open var badgeOffset = UIOffset(horizontal: 6, vertical: -22) { didSet { updateLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(titleLabel)
        updateDisplay()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateLayout()
    }

    open func updateDisplay() {
        imageView.image = (selected ? selectedImage ?? image : image)?.withRenderingMode(renderingMode)
        imageView.tintColor = selected ? highlightIconColor : iconColor
        titleLabel.textColor = selected ? highlightTextColor : textColor
        backgroundColor = selected ? highlightBackdropColor : backdropColor
    }

    /// A picture of 23 by 23, six above the middle of what has words too, which are one above the bottom.
    open func updateLayout() {
        imageView.isHidden = imageView.image == nil
        titleLabel.isHidden = titleLabel.text == nil
        let isTemplate = itemContentMode == .alwaysTemplate
        if isTemplate { titleLabel.font = .systemFont(ofSize: 10) }
        titleLabel.sizeToFit()
        let side = isTemplate ? CGSize(width: 23, height: 23) : imageView.image?.size ?? .zero
        imageView.bounds.size = side
        let hasBoth = !imageView.isHidden && !titleLabel.isHidden
        imageView.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasBoth ? 6 : 0))
        let words = titleLabel.bounds.size
        titleLabel.center = CGPoint(
            x: bounds.midX + titlePositionAdjustment.horizontal,
            y: (hasBoth ? bounds.height - 1 - words.height / 2 : bounds.midY) + titlePositionAdjustment.vertical)
        badgeView.frame = CGRect(
            origin: CGPoint(x: bounds.midX + badgeOffset.horizontal, y: bounds.midY + badgeOffset.vertical),
            size: badgeView.sizeThatFits(bounds.size))
    }

    open func select(animated: Bool, completion: (() -> Void)?) {
        selectAnimation(animated: animated, completion: completion)
    }
    open func selectAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
    open func deselectAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
    open func reselectAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
    open func highlightAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
    open func dehighlightAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
    open func badgeChangedAnimation(animated: Bool, completion: (() -> Void)?) { completion?() }
}

open class ESTabBarItemMoreContentView: ESTabBarItemContentView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        title = "More"
        image = UIImage(systemName: "ellipsis")
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A number on red, or a dot of 8 without one.
open class ESTabBarItemBadgeView: UIView {
    nonisolated(unsafe) public static var defaultBadgeColor = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    open var badgeColor: UIColor? = defaultBadgeColor { didSet { imageView.backgroundColor = badgeColor } }
    open var badgeValue: String? {
        didSet {
            badgeLabel.text = badgeValue
            setNeedsLayout()
        }
    }
    open var imageView = UIImageView()
    open var badgeLabel: UILabel = {
        let label = UILabel()
        label.textColor = .white
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        return label
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(imageView)
        addSubview(badgeLabel)
        imageView.backgroundColor = badgeColor
        imageView.clipsToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [imageView, badgeLabel] { view.isHidden = badgeValue == nil }
        let dot = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
        imageView.frame = badgeValue == "" ? dot : bounds
        imageView.layer.cornerRadius = imageView.bounds.height / 2
        badgeLabel.sizeToFit()
        badgeLabel.center = imageView.center
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(18, badgeLabel.intrinsicContentSize.width + 10), height: 18)
    }
}
