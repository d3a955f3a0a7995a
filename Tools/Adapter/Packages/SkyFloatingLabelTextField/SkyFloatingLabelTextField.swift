import UIKit

public enum ErrorMessagePlacement: Sendable {
    case `default`, bottom
}

/// A field on a line, with a small title above its text. Without text the title is hidden, and the placeholder says it.
open class SkyFloatingLabelTextField: UITextField {
    open var isLTRLanguage = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight {
        didSet { align() }
    }

    open var titleFadeInDuration: TimeInterval = 0.2
    open var titleFadeOutDuration: TimeInterval = 0.3

    // MARK: Colours and fonts

    /// Of text that is neither wrong nor disabled.
    private var usualTextColor: UIColor?
    open override var textColor: UIColor? {
        get { usualTextColor }
        set {
            usualTextColor = newValue
            updateColors()
        }
    }

    @IBInspectable open var placeholderColor: UIColor = .lightGray { didSet { colorPlaceholder() } }
    open var placeholderFont: UIFont? { didSet { colorPlaceholder() } }
    open var titleFont: UIFont = .systemFont(ofSize: 13) { didSet { update() } }
    @IBInspectable open var titleColor: UIColor = .gray { didSet { updateColors() } }
    @IBInspectable open var lineColor: UIColor = .lightGray { didSet { updateColors() } }
    @IBInspectable open var errorColor: UIColor = .red { didSet { updateColors() } }
    @IBInspectable open var lineErrorColor: UIColor? { didSet { updateColors() } }
    @IBInspectable open var textErrorColor: UIColor? { didSet { updateColors() } }
    @IBInspectable open var titleErrorColor: UIColor? { didSet { updateColors() } }
    @IBInspectable open var disabledColor = UIColor(white: 0.88, alpha: 1) { didSet { colorPlaceholder() } }
    @IBInspectable open var selectedTitleColor: UIColor = .blue { didSet { updateColors() } }
    @IBInspectable open var selectedLineColor: UIColor = .black { didSet { updateColors() } }
    @IBInspectable open var lineHeight: CGFloat = 0.5 { didSet { setNeedsLayout() } }
    @IBInspectable open var selectedLineHeight: CGFloat = 1 { didSet { setNeedsLayout() } }

    // MARK: Words

    open var errorMessagePlacement = ErrorMessagePlacement.default { didSet { update() } }
    open var errorLabelAlignment: NSTextAlignment? { didSet { align() } }
    open var titleFormatter: (String) -> String = { $0.localizedUppercase } { didSet { update() } }
    open var errorMessage: String? { didSet { update() } }
    @IBInspectable open var title: String? { didSet { update() } }
    @IBInspectable open var selectedTitle: String? { didSet { update() } }

    open override var text: String? { didSet { update() } }
    open override var placeholder: String? {
        didSet {
            colorPlaceholder()
            update()
        }
    }

    // MARK: States

    open var editingOrSelected: Bool { isEditing || isSelected }
    open var hasErrorMessage: Bool { errorMessage?.isEmpty == false }
    open override var isHighlighted: Bool { didSet { updateColors() } }
    open override var isSelected: Bool { didSet { update() } }
    open override var isEnabled: Bool { didSet { colorPlaceholder() } }
    private var isTitleAskedFor = false

    open func setTitleVisible(
        _ titleVisible: Bool, animated: Bool = false, animationCompletion: ((_ completed: Bool) -> Void)? = nil
    ) {
        isTitleAskedFor = titleVisible
        update()
        animationCompletion?(true)
    }

    open func isTitleVisible() -> Bool {
        hasText || isTitleAskedFor || errorMessagePlacement == .default && hasErrorMessage
    }

    open func isErrorVisible() -> Bool { hasErrorMessage }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { update() }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        defer { update() }
        return super.resignFirstResponder()
    }

    open func editingChanged() { update() }

    // MARK: Parts

    open var lineView: UIView! = UIView()
    open var titleLabel: UILabel! = UILabel()
    open var errorLabel: UILabel! = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        borderStyle = .none
        usualTextColor = usualTextColor ?? super.textColor
        lineView.isUserInteractionEnabled = false
        // Of two pixels, and twice that while it is edited; the 0.5 and 1 above are never seen.
        lineHeight = 2 / UIScreen.main.scale
        selectedLineHeight = 2 * lineHeight
        for part in [lineView, titleLabel, errorLabel] as [UIView] { addSubview(part) }
        align()
        colorPlaceholder()
        update()
    }

    private func align() {
        textAlignment = isLTRLanguage ? .left : .right
        titleLabel.textAlignment = textAlignment
        errorLabel.textAlignment = errorLabelAlignment ?? textAlignment
    }

    /// A title for the state, in capitals, and the message in its place or under the line.
    private func update() {
        let words = editingOrSelected ? selectedTitle ?? title ?? placeholder : title ?? placeholder
        let error = hasErrorMessage ? errorMessage : nil
        let isBelow = errorMessagePlacement == .bottom
        titleLabel.text = (isBelow ? words : error ?? words).map(titleFormatter)
        titleLabel.font = titleFont
        titleLabel.alpha = isTitleVisible() ? 1 : 0
        errorLabel.text = isBelow ? error.map(titleFormatter) : nil
        errorLabel.font = titleFont
        errorLabel.alpha = errorLabel.text == nil ? 0 : 1
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func updateColors() {
        let isSelected = editingOrSelected
        let isMarked = hasErrorMessage
        let titleIsMarked = isMarked && errorMessagePlacement == .default
        guard isEnabled else {
            (lineView.backgroundColor, titleLabel.textColor) = (disabledColor, disabledColor)
            super.textColor = disabledColor
            return
        }
        lineView.backgroundColor =
            isMarked ? lineErrorColor ?? errorColor : isSelected ? selectedLineColor : lineColor
        titleLabel.textColor =
            titleIsMarked
            ? titleErrorColor ?? errorColor : isSelected || isHighlighted ? selectedTitleColor : titleColor
        errorLabel.textColor = errorColor
        super.textColor = isMarked ? textErrorColor ?? errorColor : usualTextColor
    }

    private func colorPlaceholder() {
        if let placeholder = super.placeholder, let font = placeholderFont ?? font {
            attributedPlaceholder = NSAttributedString(
                string: placeholder,
                attributes: [.foregroundColor: isEnabled ? placeholderColor : disabledColor, .font: font])
        }
        updateColors()
    }

    // MARK: Places

    /// What is between the title and the line.
    private func roomForText(_ bounds: CGRect) -> CGRect {
        let below = errorMessagePlacement == .bottom ? errorHeight() : 0
        let top = titleHeight()
        return CGRect(
            x: 0, y: top, width: bounds.width, height: max(bounds.height - top - selectedLineHeight - below, 0))
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let (beside, room) = (super.textRect(forBounds: bounds), roomForText(bounds))
        return CGRect(x: beside.minX, y: room.minY, width: beside.width, height: room.height)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { roomForText(bounds) }

    open func titleLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        let height = titleHeight()
        return CGRect(x: 0, y: editing ? 0 : height, width: bounds.width, height: height)
    }

    open func errorLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        guard errorMessagePlacement == .bottom else { return .zero }
        let line = lineViewRectForBounds(bounds, editing: editing)
        let top = line.minY + selectedLineHeight + (editing ? 0 : errorHeight())
        return CGRect(x: 0, y: top, width: bounds.width, height: errorHeight())
    }

    open func lineViewRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        let height = editing ? selectedLineHeight : lineHeight
        let y = errorMessagePlacement == .bottom ? roomForText(bounds).maxY : bounds.height - height
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    open func titleHeight() -> CGFloat { titleLabel.font?.lineHeight ?? 15 }

    /// Of one line, whether there is a message or not: the text stays where it is when one comes.
    open func errorHeight() -> CGFloat { errorLabel.font?.lineHeight ?? 15 }

    open func textHeight() -> CGFloat { (font?.lineHeight ?? 15) + 7 }

    open override var intrinsicContentSize: CGSize {
        let below = errorMessagePlacement == .bottom ? errorHeight() : 0
        return CGSize(width: bounds.width, height: titleHeight() + textHeight() + below)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isEditing = editingOrSelected
        titleLabel.frame = titleLabelRectForBounds(bounds, editing: isTitleVisible())
        errorLabel.frame = errorLabelRectForBounds(bounds, editing: isErrorVisible())
        lineView.frame = lineViewRectForBounds(bounds, editing: isEditing)
    }
}
