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
}

extension RunLoop.Mode {
    public static let defaultRunLoopMode = RunLoop.Mode.default
    public static let commonModes = RunLoop.Mode.common
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}
