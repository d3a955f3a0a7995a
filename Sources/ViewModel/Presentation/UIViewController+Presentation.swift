import Foundation

/// Which presentation a controller has, and what it adds to a window.
extension UIViewController {
    /// Made when it is asked for, and anew after the style has changed.
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
        switch modalPresentationStyle {
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default: return UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// A custom presentation has a container, and its hooks are called; others fill the window.
    func placePresented(in window: UIWindow, filling: (UIView) -> Void) {
        guard modalPresentationStyle == .custom, let presenting = presentingViewController,
            let presentation = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: presenting)
        else { return filling(window) }
        controllerState.presentation = presentation
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = presentation
        presentation.presentationState.container = container
        window.addSubview(container)
        presentation.presentationTransitionWillBegin()
        if let view = presentation.presentedView {
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        container.layoutIfNeeded()
        presentation.presentationTransitionDidEnd(true)
    }

    func removePresented() {
        let presentation = controllerState.presentation
        presentation?.dismissalTransitionWillBegin()
        viewIfLoaded?.removeFromSuperview()
        presentation?.presentationState.container?.removeFromSuperview()
        presentation?.dismissalTransitionDidEnd(true)
    }
}

extension UIPresentationController {
    /// A presentation made by the app is never replaced.
    fileprivate func isMade(for style: UIModalPresentationStyle) -> Bool {
        switch style {
        case .popover: self is UIPopoverPresentationController
        case .automatic, .pageSheet, .formSheet: self is UISheetPresentationController
        default: true
        }
    }
}
