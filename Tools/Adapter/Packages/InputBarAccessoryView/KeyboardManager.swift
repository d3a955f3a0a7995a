import UIKit

public enum KeyboardEvent: Sendable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame, unknown
}

/// What a notification of the keyboard says.
public struct KeyboardNotification {
    public let event: KeyboardEvent
    public let timeInterval: TimeInterval
    public let animationOptions: UIView.AnimationOptions
    public let isForCurrentApp: Bool
    public var startFrame, endFrame: CGRect

    public init?(from notification: NSNotification) {
        guard let event = Self.events[notification.name], let values = notification.userInfo else { return nil }
        self.event = event
        timeInterval = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = values[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        // Curves lie above the other options.
        animationOptions = UIView.AnimationOptions(rawValue: curve << 16)
        isForCurrentApp = values[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
        startFrame = values[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
        endFrame = values[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    }

    private static let events: [Notification.Name: KeyboardEvent] = [
        UIResponder.keyboardWillShowNotification: .willShow, UIResponder.keyboardDidShowNotification: .didShow,
        UIResponder.keyboardWillHideNotification: .willHide, UIResponder.keyboardDidHideNotification: .didHide,
        UIResponder.keyboardWillChangeFrameNotification: .willChangeFrame,
        UIResponder.keyboardDidChangeFrameNotification: .didChangeFrame,
    ]
}

/// Keeps a bar above the keyboard. No keyboard comes up here, so the bar is at the bottom.
@preconcurrency @MainActor open class KeyboardManager: NSObject, UIGestureRecognizerDelegate {
    public typealias EventCallback = (KeyboardNotification) -> Void

    open weak var inputAccessoryView: UIView?
    public private(set) var isKeyboardHidden = true
    public var shouldApplyAdditionBottomSpaceToInteractiveDismissal = false
    public var additionalInputViewBottomConstraintConstant: () -> CGFloat = { 0 }
    public var transition: ((KeyboardNotification) -> Void)?

    public override init() { super.init() }
    public convenience init(inputAccessoryView: UIView) {
        self.init()
        bind(inputAccessoryView: inputAccessoryView)
    }
    public required init?(coder: NSCoder) { nil }

    @discardableResult open func on(event: KeyboardEvent, do callback: EventCallback?) -> Self { self }

    @discardableResult open func bind<InputAccessoryView: UIView>(
        inputAccessoryView: InputAccessoryView, isActive: @escaping (InputAccessoryView) -> Bool = { _ in true },
        withAdditionalBottomSpace additionalBottomSpace: (() -> CGFloat)? = nil
    ) -> Self {
        guard let parent = inputAccessoryView.superview else {
            fatalError("a view is bound to the keyboard after it is in another view")
        }
        self.inputAccessoryView = inputAccessoryView
        inputAccessoryView.translatesAutoresizingMaskIntoConstraints = false
        let space = additionalInputViewBottomConstraintConstant()
        NSLayoutConstraint.activate([
            inputAccessoryView.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: space),
            inputAccessoryView.leftAnchor.constraint(equalTo: parent.leftAnchor),
            inputAccessoryView.rightAnchor.constraint(equalTo: parent.rightAnchor),
        ])
        return self
    }

    @discardableResult open func bind(to scrollView: UIScrollView) -> Self {
        scrollView.keyboardDismissMode = .interactive
        return self
    }
}
