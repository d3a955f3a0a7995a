import UIKit

@preconcurrency @MainActor public protocol InputBarAccessoryViewDelegate: AnyObject {
    func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String)
    func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize)
    func inputBar(_ inputBar: InputBarAccessoryView, textViewTextDidChangeTo text: String)
    func inputBar(_ inputBar: InputBarAccessoryView, didSwipeTextViewWith gesture: UISwipeGestureRecognizer)
}

extension InputBarAccessoryViewDelegate {
    public func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String) {}
    public func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize) {}
    public func inputBar(_ inputBar: InputBarAccessoryView, textViewTextDidChangeTo text: String) {}
    public func inputBar(_ inputBar: InputBarAccessoryView, didSwipeTextViewWith gesture: UISwipeGestureRecognizer) {}
}

@preconcurrency @MainActor public protocol InputPlugin: AnyObject {
    func reloadData()
    func invalidate()
    @discardableResult func handleInput(of object: AnyObject) -> Bool
}

/// The bar below a conversation: a text view, buttons around it, and stacks on all sides.
open class InputBarAccessoryView: UIView {
    open weak var delegate: (any InputBarAccessoryViewDelegate)?
    open var backgroundView = UIView()
    open var contentView = UIView()
    open lazy var blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    open var isTranslucent = false {
        didSet {
            if isTranslucent, blurView.superview == nil { pin(blurView, to: backgroundView) }
            blurView.isHidden = !isTranslucent
        }
    }
    public let separatorLine = SeparatorLine()
    public let topStackView = InputStackView(axis: .vertical, spacing: 0)
    public let leftStackView = InputStackView(axis: .horizontal, spacing: 0)
    public let rightStackView = InputStackView(axis: .horizontal, spacing: 0)
    public let bottomStackView = InputStackView(axis: .horizontal, spacing: 15)
    public let middleContentViewWrapper = UIView()
    public private(set) weak var middleContentView: UIView?
    open lazy var inputTextView = InputTextView()
    open var sendButton: InputBarSendButton = {
        let button = InputBarSendButton()
        button.setSize(CGSize(width: 52, height: 36), animated: false)
        button.isEnabled = false
        button.title = "Send"
        return button
    }()

    open var topStackViewPadding = UIEdgeInsets.zero { didSet { place() } }
    open var padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12) { didSet { place() } }
    open var middleContentViewPadding = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) { didSet { place() } }
    open var frameInsets = HorizontalEdgeInsets.zero
    open var shouldManageSendButtonEnabledState = true
    open var shouldForceTextViewMaxHeight = false
    open var shouldAutoUpdateMaxTextViewHeight = true
    open var shouldForceMiddleContentViewHeight = false
    open var maxTextViewHeight: CGFloat = 0
    open var textViewMinimumHeight: CGFloat = 0
    open var requiredInputTextViewHeight: CGFloat { inputTextView.sizeThatFits(inputTextView.bounds.size).height }
    open private(set) var previousIntrinsicContentSize: CGSize?
    open private(set) var isOverMaxTextViewHeight = false
    open private(set) var leftStackViewWidthConstant: CGFloat = 0 {
        didSet { leftWidth?.constant = leftStackViewWidthConstant }
    }
    open private(set) var rightStackViewWidthConstant: CGFloat = 52 {
        didSet { rightWidth?.constant = rightStackViewWidthConstant }
    }
    public private(set) var leftStackViewItems: [any InputItem] = []
    public private(set) var rightStackViewItems: [any InputItem] = []
    public private(set) var bottomStackViewItems: [any InputItem] = []
    public private(set) var topStackViewItems: [any InputItem] = []
    public private(set) var nonStackViewItems: [any InputItem] = []
    open var items: [any InputItem] {
        leftStackViewItems + rightStackViewItems + bottomStackViewItems + topStackViewItems + nonStackViewItems
    }
    open var inputPlugins: [any InputPlugin] = []
    private var leftWidth, rightWidth: NSLayoutConstraint?
    private var insets: [(constraint: NSLayoutConstraint, constant: (InputBarAccessoryView) -> CGFloat)] = []

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    open func setup() {
        backgroundColor = .systemBackground
        backgroundView.backgroundColor = .systemBackground
        autoresizingMask = .flexibleHeight
        inputTextView.inputBarAccessoryView = self
        pin(backgroundView, to: self)
        for view in [
            contentView, topStackView, leftStackView, rightStackView, bottomStackView, middleContentViewWrapper,
        ] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(topStackView)
        addSubview(contentView)
        for view in [middleContentViewWrapper, leftStackView, rightStackView, bottomStackView] {
            contentView.addSubview(view)
        }
        separatorLine.translatesAutoresizingMaskIntoConstraints = false
        addSubview(separatorLine)
        constrain()
        setMiddleContentView(inputTextView, animated: false)
        setRightStackViewWidthConstant(to: 52, animated: false)
        setStackViewItems([sendButton], forStack: .right, animated: false)
        sendButton.onTouchUpInside { $0.inputBarAccessoryView?.didSelectSendButton() }
    }

    private func constrain() {
        let left = leftStackView.widthAnchor.constraint(equalToConstant: leftStackViewWidthConstant)
        let right = rightStackView.widthAnchor.constraint(equalToConstant: rightStackViewWidthConstant)
        (leftWidth, rightWidth) = (left, right)
        insets = [
            (topStackView.topAnchor.constraint(equalTo: topAnchor), { $0.topStackViewPadding.top }),
            (topStackView.leadingAnchor.constraint(equalTo: leadingAnchor), { $0.topStackViewPadding.left }),
            (trailingAnchor.constraint(equalTo: topStackView.trailingAnchor), { $0.topStackViewPadding.right }),
            (
                contentView.topAnchor.constraint(equalTo: topStackView.bottomAnchor),
                { $0.padding.top + $0.topStackViewPadding.bottom }
            ),
            (contentView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor), { $0.padding.left }),
            (safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), { $0.padding.right }),
            (safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), { $0.padding.bottom }),
            (
                middleContentViewWrapper.topAnchor.constraint(equalTo: contentView.topAnchor),
                { $0.middleContentViewPadding.top }
            ),
            (
                middleContentViewWrapper.leadingAnchor.constraint(equalTo: leftStackView.trailingAnchor),
                { $0.middleContentViewPadding.left }
            ),
            (
                rightStackView.leadingAnchor.constraint(equalTo: middleContentViewWrapper.trailingAnchor),
                { $0.middleContentViewPadding.right }
            ),
            (
                bottomStackView.topAnchor.constraint(equalTo: middleContentViewWrapper.bottomAnchor),
                { $0.middleContentViewPadding.bottom }
            ),
        ]
        NSLayoutConstraint.activate(
            insets.map(\.constraint) + [
                left, right, separatorLine.topAnchor.constraint(equalTo: topAnchor),
                separatorLine.leadingAnchor.constraint(equalTo: leadingAnchor),
                separatorLine.trailingAnchor.constraint(equalTo: trailingAnchor),
                leftStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                leftStackView.bottomAnchor.constraint(equalTo: middleContentViewWrapper.bottomAnchor),
                leftStackView.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
                rightStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                rightStackView.bottomAnchor.constraint(equalTo: middleContentViewWrapper.bottomAnchor),
                rightStackView.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
                bottomStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                bottomStackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                bottomStackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                middleContentViewWrapper.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            ])
        for stack in [topStackView, bottomStackView] {
            let none = stack.heightAnchor.constraint(equalToConstant: 0)
            none.priority = .fittingSizeLevel
            none.isActive = true
        }
        place()
    }

    private func place() { for (constraint, constant) in insets { constraint.constant = constant(self) } }

    private func pin(_ view: UIView, to other: UIView) {
        view.frame = other.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        other.insertSubview(view, at: 0)
    }

    open override var intrinsicContentSize: CGSize { calculateIntrinsicContentSize() }

    open func calculateIntrinsicContentSize() -> CGSize {
        let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
        let text = max(inputTextView.sizeThatFits(CGSize(width: width / 2, height: .infinity)).height, 36)
        let top = topStackView.arrangedSubviews.isEmpty ? 0 : topStackView.systemLayoutSizeFitting(.zero).height
        let bottom =
            bottomStackView.arrangedSubviews.isEmpty ? 0 : bottomStackView.systemLayoutSizeFitting(.zero).height
        let paddings = padding.top + padding.bottom + middleContentViewPadding.top + middleContentViewPadding.bottom
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: text + top + bottom + paddings + topStackViewPadding.top + topStackViewPadding.bottom)
    }

    open func calculateMaxTextViewHeight() -> CGFloat { UIScreen.main.bounds.height / 3 }
    open func layoutStackViews(_ positions: [InputStackView.Position] = [.left, .right, .bottom, .top]) {
        setNeedsLayout()
    }
    open func layoutContainerViewIfNeeded() { setNeedsLayout() }

    // MARK: Content

    open func setMiddleContentView(_ view: UIView?, animated: Bool) {
        middleContentView?.removeFromSuperview()
        middleContentView = view
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        middleContentViewWrapper.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: middleContentViewWrapper.topAnchor),
            view.bottomAnchor.constraint(equalTo: middleContentViewWrapper.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: middleContentViewWrapper.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: middleContentViewWrapper.trailingAnchor),
        ])
    }

    open func setStackViewItems(_ items: [any InputItem], forStack position: InputStackView.Position, animated: Bool) {
        let stack =
            switch position {
            case .left: leftStackView
            case .right: rightStackView
            case .bottom: bottomStackView
            case .top: topStackView
            }
        for view in stack.arrangedSubviews where view.isInputItem { view.removeFromSuperview() }
        for item in items {
            item.inputBarAccessoryView = self
            item.parentStackViewPosition = position
            if let view = item as? UIView { stack.addArrangedSubview(view) }
        }
        switch position {
        case .left: leftStackViewItems = items
        case .right: rightStackViewItems = items
        case .bottom: bottomStackViewItems = items
        case .top: topStackViewItems = items
        }
        invalidateIntrinsicContentSize()
    }

    open func setLeftStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {
        leftStackViewWidthConstant = newValue
    }
    open func setRightStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {
        rightStackViewWidthConstant = newValue
    }
    open func setShouldForceMaxTextViewHeight(to newValue: Bool, animated: Bool) {
        shouldForceTextViewMaxHeight = newValue
    }
    open func invalidatePlugins() { for plugin in inputPlugins { plugin.invalidate() } }
    open func reloadPlugins() { for plugin in inputPlugins { plugin.reloadData() } }

    open func textDidChange() { inputTextViewDidChange() }

    open func inputTextViewDidChange() {
        let text = inputTextView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        if shouldManageSendButtonEnabledState {
            sendButton.isEnabled = !text.isEmpty || !inputTextView.images.isEmpty
        }
        for item in items { item.textViewDidChangeAction(with: inputTextView) }
        delegate?.inputBar(self, textViewTextDidChangeTo: text)
        invalidateIntrinsicContentSize()
    }

    open func inputTextViewDidBeginEditing() {}
    open func inputTextViewDidEndEditing() {}
    open func didSelectSendButton() { delegate?.inputBar(self, didPressSendButtonWith: inputTextView.text) }
}

public struct HorizontalEdgeInsets: Sendable {
    public static let zero = HorizontalEdgeInsets(left: 0, right: 0)
    public let left: CGFloat
    public let right: CGFloat
    public init(left: CGFloat, right: CGFloat) { (self.left, self.right) = (left, right) }
}
