import ObjectiveC

// Members that were renamed in Swift 4.2.

extension UIViewController {
    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ child: UIViewController) { addChild(child) }
    public func removeFromParentViewController() { removeFromParent() }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public var isMovingToParentViewController: Bool { isMovingToParent }
    public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension NSUnderlineStyle {
    public static let styleNone: NSUnderlineStyle = []
    public static let styleSingle = NSUnderlineStyle.single
    public static let styleThick = NSUnderlineStyle.thick
    public static let styleDouble = NSUnderlineStyle.double
    public static let patternSolid: NSUnderlineStyle = []
}

extension UIActivityIndicatorView {
    public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }
    public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
    }
}

extension UIView {
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSNotification.Name {
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
        .willChangeStatusBarOrientationNotification
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication
        .backgroundRefreshStatusDidChangeNotification
    public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication
        .protectedDataWillBecomeUnavailableNotification
    public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication
        .protectedDataDidBecomeAvailableNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
    public static let UIScreenDidConnect = UIScreen.didConnectNotification
    public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
    public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
    public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    public static let UIPasteboardRemoved = UIPasteboard.removedNotification
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
    public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    public static let UITextInputCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
}

extension RunLoop.Mode {
    public static let defaultRunLoopMode = RunLoop.Mode.default
    public static let commonModes = RunLoop.Mode.common
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

// Traits were a number, whose bits were put together.
extension UIAccessibilityTraits {
    public static func | (one: Self, other: Self) -> Self { one.union(other) }
    public static func & (one: Self, other: Self) -> Self { one.intersection(other) }
    public static func |= (one: inout Self, other: Self) { one.formUnion(other) }
    public static func &= (one: inout Self, other: Self) { one.formIntersection(other) }
    public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
    @_disfavoredOverload public static func == (traits: Self, number: UInt64) -> Bool { traits.rawValue == number }
    @_disfavoredOverload public static func != (traits: Self, number: UInt64) -> Bool { traits.rawValue != number }
}
