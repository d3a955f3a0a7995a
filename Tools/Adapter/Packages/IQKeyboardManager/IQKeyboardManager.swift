import UIKit

public enum IQAutoToolbarManageBehaviour: Int, Sendable {
    case bySubviews, byTag, byPosition
}

public enum IQPreviousNextDisplayMode: UInt, Sendable {
    case `default`, alwaysHide, alwaysShow
}

/// The manager of Objective-C, whose names differ from those of `IQKeyboardManagerSwift`. No picture shows a keyboard, so it
/// only keeps its settings.
@preconcurrency @MainActor public final class IQKeyboardManager: NSObject {
    private static let one = IQKeyboardManager()
    public class func shared() -> IQKeyboardManager { one }

    public var isEnabled = true
    public var keyboardDistanceFromTextField: CGFloat = 10
    public var isKeyboardShowing: Bool { false }
    public var movedDistance: CGFloat { 0 }
    public var movedDistanceChanged: ((CGFloat) -> Void)?
    public var layoutIfNeededOnUpdate = false
    public var isEnableDebugging = false

    // MARK: The bar above the keyboard

    public var isEnableAutoToolbar = true
    public var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
    public var shouldToolbarUsesTextFieldTintColor = false
    public var toolbarTintColor: UIColor?
    public var toolbarBarTintColor: UIColor?
    public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
    public var toolbarPreviousBarButtonItemText: String?
    public var toolbarNextBarButtonItemText: String?
    public var toolbarDoneBarButtonItemText: String?
    public var toolbarPreviousBarButtonItemImage: UIImage?
    public var toolbarNextBarButtonItemImage: UIImage?
    public var toolbarDoneBarButtonItemImage: UIImage?
    public var shouldShowToolbarPlaceholder = true
    public var placeholderFont: UIFont?
    public var placeholderColor: UIColor?
    public var placeholderButtonColor: UIColor?

    // MARK: Appearance and touches

    public var overrideKeyboardAppearance = false
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var shouldResignOnTouchOutside = false
    public var shouldPlayInputClicks = true
    public let resignFirstResponderGesture = UITapGestureRecognizer()
    public var canGoPrevious: Bool { false }
    public var canGoNext: Bool { false }

    @discardableResult public func resignFirstResponder() -> Bool { false }
    @discardableResult public func goPrevious() -> Bool { false }
    @discardableResult public func goNext() -> Bool { false }
    public func reloadLayoutIfNeeded() {}
    public func reloadInputViews() {}
    public func registerAllNotifications() {}
    public func unregisterAllNotifications() {}

    // MARK: Classes of their own ways

    public let disabledDistanceHandlingClasses = NSMutableSet()
    public let enabledDistanceHandlingClasses = NSMutableSet()
    public let disabledToolbarClasses = NSMutableSet()
    public let enabledToolbarClasses = NSMutableSet()
    public let toolbarPreviousNextAllowedClasses = NSMutableSet()
    public let disabledTouchResignedClasses = NSMutableSet()
    public let enabledTouchResignedClasses = NSMutableSet()
    public let touchResignedGestureIgnoreClasses = NSMutableSet()
}
