import Foundation

/// Which presentation a controller has, and what it adds to a window.
extension UIViewController {
    /// The presentation controller, made when it is asked for, and anew after the style has changed.
    var presentationInForce: UIPresentationController? {
        if let presentation = controllerState.presentation, presentation.isMade(for: modalPresentationStyle) {
            return presentation
        }
        let made = presentationOfStyle
        made.delegate = controllerState.presentation?.delegate
        controllerState.presentation = made
        return made
    }

    private var presentationOfStyle: UIPresentationController {
        let presenting = presentingViewController
        if self is UIAlertController, !isPopoverOfPad {
            return AlertPresentation(presentedViewController: self, presenting: presenting)
        }
        switch modalPresentationStyle {
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: return UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// Presentations that leave something of the screen in sight have a container, and their hooks are called; others
    /// fill the window.
    func placePresented(in window: UIWindow, by presentation: UIPresentationController?, filling: (UIView) -> Void) {
        guard let presentation else { return filling(window) }
        controllerState.presentation = presentation
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = presentation
        presentation.presentationState.container = container
        presentation.presentationState.measuredFor = nil
        window.addSubview(container)
        presentation.presentationTransitionWillBegin()
        presentation.assemble(in: container)
        container.layoutIfNeeded()
        presentation.presentationTransitionDidEnd(true)
    }

    /// nil for those that fill the window.
    func presentationOnScreen(in window: UIWindow) -> UIPresentationController? {
        if modalPresentationStyle == .custom {
            guard let presenting = presentingViewController else { return nil }
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: presenting)
        }
        guard let presentation = presentationInForce else { return nil }
        switch presentation {
        case is AlertPresentation: return presentation
        case let popover as UIPopoverPresentationController: return popover.adapted(in: window)
        case let sheet as UISheetPresentationController: return sheet.fillsScreen(of: window) ? nil : sheet
        default: return nil
        }
    }

    /// An action sheet with a place to point to.
    private var isPopoverOfPad: Bool {
        guard let alert = self as? UIAlertController, alert.preferredStyle == .actionSheet else { return false }
        return modalPresentationStyle == .popover
    }

    func takeOffScreen() {
        viewIfLoaded?.removeFromSuperview()
        controllerState.presentation?.presentationState.container?.removeFromSuperview()
    }

    func removePresented() {
        let presentation = controllerState.presentation
        presentation?.dismissalTransitionWillBegin()
        takeOffScreen()
        presentation?.dismissalTransitionDidEnd(true)
    }
}

extension UIPresentationController {
    /// A presentation made by the app is never replaced.
    fileprivate func isMade(for style: UIModalPresentationStyle) -> Bool {
        switch style {
        case _ where self is AlertPresentation: true
        case .popover: self is UIPopoverPresentationController
        case .automatic, .pageSheet, .formSheet: self is UISheetPresentationController
        default: true
        }
    }
}
