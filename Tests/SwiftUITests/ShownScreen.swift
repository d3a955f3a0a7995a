import SwiftUI

/// A view of SwiftUI on the screen of a phone: the controller that shows it, with its window laid out.
@MainActor func show(_ view: some View) -> UIViewController {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return controller
}
