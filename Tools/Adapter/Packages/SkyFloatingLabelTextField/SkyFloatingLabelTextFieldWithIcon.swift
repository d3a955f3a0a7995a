import UIKit

public enum IconType: Int, Sendable {
    case font, image
}

/// The field with a picture, or a letter of a font of pictures, before its text.
open class SkyFloatingLabelTextFieldWithIcon: SkyFloatingLabelTextField {
    open var iconType = IconType.font { didSet { updateIcon() } }
    /// The kind as nibs say it.
    @IBInspectable var iconTypeValue: Int {
        get { iconType.rawValue }
        set { iconType = IconType(rawValue: newValue) ?? .font }
    }
    open var iconImageView: UIImageView! = UIImageView()
    open var iconLabel: UILabel! = UILabel()
    @IBInspectable open var iconImage: UIImage? { didSet { updateIcon() } }
    @IBInspectable open var templateImage = true { didSet { updateIcon() } }
    open var iconFont: UIFont? { didSet { updateIcon() } }
    @IBInspectable open var iconText: String? { didSet { updateIcon() } }
    @IBInspectable open var iconColor: UIColor = .gray { didSet { updateColors() } }
    @IBInspectable open var selectedIconColor: UIColor = .gray { didSet { updateColors() } }
    @IBInspectable open var iconWidth: CGFloat = 20 { didSet { setNeedsLayout() } }
    @IBInspectable open var iconMarginLeft: CGFloat = 4 { didSet { setNeedsLayout() } }
    @IBInspectable open var iconMarginBottom: CGFloat = 4 { didSet { setNeedsLayout() } }
    @IBInspectable open var iconRotationDegrees: Double = 0 { didSet { updateIcon() } }

    public convenience init(frame: CGRect, iconType: IconType) {
        self.init(frame: frame)
        self.iconType = iconType
        updateIcon()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addIcon()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addIcon()
    }

    private func addIcon() {
        iconLabel.textAlignment = .center
        iconImageView.contentMode = .scaleAspectFit
        addSubview(iconLabel)
        addSubview(iconImageView)
        updateIcon()
    }

    private func updateIcon() {
        iconLabel.isHidden = iconType == .image
        iconImageView.isHidden = iconType == .font
        iconLabel.text = iconText
        iconLabel.font = iconFont
        iconImageView.image = templateImage ? iconImage?.withRenderingMode(.alwaysTemplate) : iconImage
        let turned = CGAffineTransform(rotationAngle: CGFloat(iconRotationDegrees) * .pi / 180)
        (iconLabel.transform, iconImageView.transform) = (turned, turned)
        updateColors()
        setNeedsLayout()
    }

    open override func updateColors() {
        super.updateColors()
        let usual = editingOrSelected ? selectedIconColor : iconColor
        let color = !isEnabled ? disabledColor : hasErrorMessage ? errorColor : usual
        iconLabel.textColor = color
        iconImageView.tintColor = color
    }

    private func besideIcon(_ room: CGRect) -> CGRect {
        let width = iconWidth + iconMarginLeft
        let start = isLTRLanguage ? room.minX + width : room.minX
        return CGRect(x: start, y: room.minY, width: max(room.width - width, 0), height: room.height)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { besideIcon(super.textRect(forBounds: bounds)) }

    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        besideIcon(super.placeholderRect(forBounds: bounds))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: iconWidth, height: textHeight())
        let center = CGPoint(
            x: isLTRLanguage ? size.width / 2 : bounds.width - size.width / 2,
            y: bounds.height - iconMarginBottom - size.height / 2)
        for icon in [iconLabel, iconImageView] as [UIView] {
            icon.bounds = CGRect(origin: .zero, size: size)
            icon.center = center
        }
    }
}
