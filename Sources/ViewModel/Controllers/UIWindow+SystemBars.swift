/// What the controllers of a window want of the status bar and of the home indicator.
extension UIWindow {
    package var hidesStatusBar: Bool {
        controllerInFront?.deciding { $0.childForStatusBarHidden }.prefersStatusBarHidden ?? false
    }

    package var hidesHomeIndicator: Bool {
        controllerInFront?.deciding { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden ?? false
    }

    /// Above a screen that is pushed back there is black. The default style follows the appearance of the controller that decides.
    package var statusBarColor: UIColor {
        if pushesBack { return .white }
        guard let controller = controllerInFront?.deciding({ $0.childForStatusBarStyle }) else { return .label }
        return switch controller.preferredStatusBarStyle {
        case .lightContent: .white
        case .darkContent: .black
        default: UIColor.label.resolvedColor(with: controller.traitCollection)
        }
    }

    /// Apple's page of `modalPresentationCapturesStatusBarAppearance`: control goes over to what is presented where that fills the screen
    /// or asks for it.
    private var controllerInFront: UIViewController? {
        guard var front = rootViewController else { return nil }
        var last = front
        while let presented = last.presentedViewController, presented !== last {
            last = presented
            if last.modalPresentationStyle == .fullScreen || last.modalPresentationCapturesStatusBarAppearance {
                front = last
            }
        }
        return front
    }
}

extension UIViewController {
    /// The controller to which this one and its children hand the decision on.
    fileprivate func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var deciding = self
        // Code may let two decide for each other.
        for _ in 0..<100 {
            guard let next = child(deciding), next !== deciding else { break }
            deciding = next
        }
        return deciding
    }
}
