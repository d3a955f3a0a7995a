import UIKit

@preconcurrency @MainActor public protocol InputItem: AnyObject {
    var inputBarAccessoryView: InputBarAccessoryView? { get set }
    var parentStackViewPosition: InputStackView.Position? { get set }
    func textViewDidChangeAction(with textView: InputTextView)
    func keyboardSwipeGestureAction(with gesture: UISwipeGestureRecognizer)
    func keyboardEditingEndsAction()
    func keyboardEditingBeginsAction()
}

extension UIView {
    var isInputItem: Bool { self is any InputItem }
}

open class InputStackView: UIStackView {
    public enum Position: Sendable {
        case left, right, bottom, top
    }

    public convenience init(axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
        self.init(frame: .zero)
        self.axis = axis
        self.spacing = spacing
        alignment = .bottom
    }
}

/// A button of the bar, with a size of its own.
open class InputBarButtonItem: UIButton, InputItem {
    public enum Spacing: Sendable {
        case fixed(CGFloat)
        case flexible, none
    }

    public typealias InputBarButtonItemAction = (InputBarButtonItem) -> Void

    open weak var inputBarAccessoryView: InputBarAccessoryView?
    open var parentStackViewPosition: InputStackView.Position?
    open var spacing: Spacing = .none { didSet { invalidateIntrinsicContentSize() } }
    private var size: CGSize?
    private var actions: [UIControl.Event.RawValue: InputBarButtonItemAction] = [:]
    private var textAction: ((InputBarButtonItem, InputTextView) -> Void)?
    private var enabledAction, disabledAction, selectedAction, deselectedAction: InputBarButtonItemAction?
    private var editingBegins, editingEnds: InputBarButtonItemAction?

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentVerticalAlignment = .center
        contentHorizontalAlignment = .center
        imageView?.contentMode = .scaleAspectFit
        setTitleColor(.systemBlue, for: .normal)
        setTitleColor(.lightGray, for: .disabled)
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        addAction(UIAction { [weak self] _ in self?.touchUpInsideAction() }, for: .touchUpInside)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    open func setup() {}

    open override var intrinsicContentSize: CGSize {
        var result = size ?? super.intrinsicContentSize
        if case .fixed(let width) = spacing { result.width += width }
        return result
    }

    open func setSize(_ newValue: CGSize?, animated: Bool) {
        size = newValue
        invalidateIntrinsicContentSize()
    }

    open var title: String? {
        get { title(for: .normal) }
        set { setTitle(newValue, for: .normal) }
    }

    open var image: UIImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }

    open override var isEnabled: Bool {
        didSet {
            if isEnabled != oldValue { (isEnabled ? enabledAction : disabledAction)?(self) }
        }
    }

    open override var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue { (isHighlighted ? selectedAction : deselectedAction)?(self) }
        }
    }

    // MARK: Actions

    @discardableResult open func configure(_ item: InputBarButtonItemAction) -> Self {
        item(self)
        return self
    }
    @discardableResult open func onTouchUpInside(_ action: @escaping InputBarButtonItemAction) -> Self {
        actions[UIControl.Event.touchUpInside.rawValue] = action
        return self
    }
    @discardableResult open func onTextViewDidChange(
        _ action: @escaping (InputBarButtonItem, InputTextView) -> Void
    ) -> Self {
        textAction = action
        return self
    }
    @discardableResult open func onKeyboardEditingBegins(_ action: @escaping InputBarButtonItemAction) -> Self {
        editingBegins = action
        return self
    }
    @discardableResult open func onKeyboardEditingEnds(_ action: @escaping InputBarButtonItemAction) -> Self {
        editingEnds = action
        return self
    }
    @discardableResult open func onKeyboardSwipeGesture(
        _ action: @escaping (InputBarButtonItem, UISwipeGestureRecognizer) -> Void
    ) -> Self { self }
    @discardableResult open func onEnabled(_ action: @escaping InputBarButtonItemAction) -> Self {
        enabledAction = action
        return self
    }
    @discardableResult open func onDisabled(_ action: @escaping InputBarButtonItemAction) -> Self {
        disabledAction = action
        return self
    }
    @discardableResult open func onSelected(_ action: @escaping InputBarButtonItemAction) -> Self {
        selectedAction = action
        return self
    }
    @discardableResult open func onDeselected(_ action: @escaping InputBarButtonItemAction) -> Self {
        deselectedAction = action
        return self
    }

    open func touchUpInsideAction() { actions[UIControl.Event.touchUpInside.rawValue]?(self) }
    open func textViewDidChangeAction(with textView: InputTextView) { textAction?(self, textView) }
    open func keyboardSwipeGestureAction(with gesture: UISwipeGestureRecognizer) {}
    open func keyboardEditingEndsAction() { editingEnds?(self) }
    open func keyboardEditingBeginsAction() { editingBegins?(self) }

    public static var flexibleSpace: InputBarButtonItem {
        let item = InputBarButtonItem()
        item.setSize(.zero, animated: false)
        item.spacing = .flexible
        item.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return item
    }

    public static func fixedSpace(_ width: CGFloat) -> InputBarButtonItem {
        let item = InputBarButtonItem()
        item.setSize(.zero, animated: false)
        item.spacing = .fixed(width)
        return item
    }
}

/// The button that sends, or a spinner in its place.
open class InputBarSendButton: InputBarButtonItem {
    open private(set) var isAnimating = false
    private let activityView = UIActivityIndicatorView(style: .medium)

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        activityView.startAnimating()
        activityView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        activityView.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        addSubview(activityView)
        titleLabel?.alpha = 0
        imageView?.alpha = 0
    }

    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        activityView.removeFromSuperview()
        titleLabel?.alpha = 1
        imageView?.alpha = 1
    }
}
