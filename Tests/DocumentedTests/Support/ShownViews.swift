import UIKit

/// Views on a screen, in a window that lasts as long as it is held.
@MainActor func shown(_ views: UIView...) -> UIWindow { show(views, makingKey: false) }

/// Views on a screen, in the window that keys go to.
@MainActor func shownByKeyWindow(_ views: UIView...) -> UIWindow { show(views, makingKey: true) }

@MainActor private func show(_ views: [UIView], makingKey isKey: Bool) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    window.rootViewController = controller
    if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    for view in views { controller.view.addSubview(view) }
    window.layoutIfNeeded()
    return window
}
