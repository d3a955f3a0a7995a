import Foundation
import MaquetteViewModel

// Properties of presentations that are kept, and for which nothing looks different.

extension UIAlertController {
    public var severity: UIAlertControllerSeverity {
        get { Remembered.value("severity", of: self, .default) }
        set { Remembered.set("severity", of: self, newValue) }
    }
}

extension UISheetPresentationController {
    public var prefersPageSizing: Bool {
        get { Remembered.value("prefersPageSizing", of: self, true) }
        set { Remembered.set("prefersPageSizing", of: self, newValue) }
    }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

extension UIPopoverPresentationController {
    /// The sheet that shows the controller where there is no room for a popover.
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let kept = Remembered.value("adaptiveSheet", of: self, UISheetPresentationController?.none) { return kept }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        Remembered.set("adaptiveSheet", of: self, sheet)
        return sheet
    }
    public var popoverBackgroundViewClass: AnyClass? {
        get { Remembered.value("popoverBackgroundViewClass", of: self, nil) }
        set { Remembered.set("popoverBackgroundViewClass", of: self, newValue) }
    }
}

/// A popover's own frame: UIKit draws its own here, and a subclass keeps the values that it got.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.unknown
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowBase() -> CGFloat { 0 }
    open class func arrowHeight() -> CGFloat { 0 }
    open class var wantsDefaultContentAppearance: Bool { true }
}

extension UIPercentDrivenInteractiveTransition {
    public var timingCurve: (any UITimingCurveProvider)? {
        get { Remembered.value("timingCurve", of: self, nil) }
        set { Remembered.set("timingCurve", of: self, newValue) }
    }
}
