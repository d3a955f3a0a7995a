import UIKit

extension UIWindow {
    /// A window of the device's size that shows a controller, laid out.
    @MainActor public static func showing(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }
}
