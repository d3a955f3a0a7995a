import UIKit

public enum IQAutoToolbarManageBehaviour: Int, Sendable {
    case bySubviews, byTag, byPosition
}

/// Moves text fields above the keyboard, which no picture shows: it keeps its settings.
@preconcurrency @MainActor public final class IQKeyboardManager: NSObject {
    public static let shared = IQKeyboardManager()
    public class func sharedManager() -> IQKeyboardManager { shared }

    public var enable = false
    public var isEnabled: Bool {
        get { enable }
        set { enable = newValue }
    }
    public var keyboardDistanceFromTextField: CGFloat = 10
    public var keyboardDistance: CGFloat = 10
    public var enableAutoToolbar = true
    public var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
    public var shouldToolbarUsesTextFieldTintColor = false
    public var toolbarTintColor: UIColor?
    public var toolbarBarTintColor: UIColor?
    public var shouldShowToolbarPlaceholder = true
    public var placeholderFont: UIFont?
    public var placeholderColor: UIColor?
    public var placeholderButtonColor: UIColor?
    public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
    public var toolbarDoneBarButtonItemText: String?
    public var toolbarDoneBarButtonItemImage: UIImage?
    public var toolbarPreviousBarButtonItemImage: UIImage?
    public var toolbarNextBarButtonItemImage: UIImage?
    public var overrideKeyboardAppearance = false
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var shouldResignOnTouchOutside = false
    public var resignOnTouchOutside = false
    public var resignFirstResponderGesture = UITapGestureRecognizer()
    public var shouldPlayInputClicks = true
    public var playInputClicks = true
    public var layoutIfNeededOnUpdate = false
    public var enableDebugging = false
    public var canGoPrevious: Bool { false }
    public var canGoNext: Bool { false }
    public var keyboardShowing: Bool { false }
    public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
    public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
    public var disabledToolbarClasses: [UIViewController.Type] = []
    public var enabledToolbarClasses: [UIViewController.Type] = []
    public var disabledTouchResignedClasses: [UIViewController.Type] = []
    public var enabledTouchResignedClasses: [UIViewController.Type] = []
    public var touchResignedGestureIgnoreClasses: [UIView.Type] = []
    public var toolbarPreviousNextAllowedClasses: [UIView.Type] = []
    public let toolbarConfiguration = IQToolbarConfiguration()

    @discardableResult public func resignFirstResponder() -> Bool { false }
    @discardableResult public func goPrevious() -> Bool { false }
    @discardableResult public func goNext() -> Bool { false }
    public func reloadLayoutIfNeeded() {}
    public func reloadInputViews() {}
    public func registerAllNotifications() {}
    public func unregisterAllNotifications() {}
}

public enum IQPreviousNextDisplayMode: Int, Sendable {
    case `default`, alwaysHide, alwaysShow
}

@preconcurrency @MainActor public final class IQToolbarConfiguration: NSObject {
    public var manageBehavior = IQAutoToolbarManageBehaviour.bySubviews
    public var useTextFieldTintColor = false
    public var tintColor: UIColor?
    public var barTintColor: UIColor?
    public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
}

/// A text view with a placeholder.
open class IQTextView: UITextView {
    private let placeholderLabel = UILabel()

    @IBInspectable open var placeholder: String? {
        didSet {
            placeholderLabel.text = placeholder
            setNeedsLayout()
        }
    }

    @IBInspectable open var placeholderTextColor: UIColor? {
        didSet { placeholderLabel.textColor = placeholderTextColor ?? .placeholderText }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if placeholderLabel.superview == nil {
            placeholderLabel.numberOfLines = 0
            if placeholderTextColor == nil { placeholderLabel.textColor = .placeholderText }
            addSubview(placeholderLabel)
        }
        placeholderLabel.font = font ?? .systemFont(ofSize: 12)
        placeholderLabel.isHidden = !text.isEmpty
        let inset = textContainerInset
        let padding = textContainer.lineFragmentPadding
        let width = bounds.width - inset.left - inset.right - 2 * padding
        let height = placeholderLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        placeholderLabel.frame = CGRect(x: inset.left + padding, y: inset.top, width: width, height: height)
    }
}

extension UIView {
    public var keyboardDistanceFromTextField: CGFloat {
        get { kIQUseDefaultKeyboardDistance }
        set {}
    }
}

public let kIQUseDefaultKeyboardDistance = CGFloat.greatestFiniteMagnitude
