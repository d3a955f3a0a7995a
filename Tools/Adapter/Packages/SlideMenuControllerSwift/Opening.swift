import UIKit

/// What any controller can ask of the menu around it; the menu itself does it.
@preconcurrency @MainActor public protocol SlideMenuOpening: AnyObject {
    func slideMenuController() -> SlideMenuController?
}

extension UIViewController: SlideMenuOpening {}

extension SlideMenuOpening {
    public func toggleLeft() { slideMenuController()?.toggleLeft() }
    public func toggleRight() { slideMenuController()?.toggleRight() }
    public func openLeft() { slideMenuController()?.openLeft() }
    public func openRight() { slideMenuController()?.openRight() }
    public func closeLeft() { slideMenuController()?.closeLeft() }
    public func closeRight() { slideMenuController()?.closeRight() }
}
