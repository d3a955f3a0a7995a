import UIKit

/// Controllers as a debugger of UIKit lists them: children below their parents, and what is presented after a plus.
@MainActor struct ControllerHierarchy {
    private let root: UIViewController

    init(_ root: UIViewController) { self.root = root }

    var text: String { lines(of: root).joined(separator: "\n") }

    private func lines(of controller: UIViewController) -> [String] {
        var lines = ["<\(type(of: controller))>, state: \(state(of: controller)), view: \(words(for: controller))"]
        for child in controller.children { lines += self.lines(of: child).map { "   | " + $0 } }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            lines += self.lines(of: presented).enumerated().map { ($0 == 0 ? "   + " : "     ") + $1 }
        }
        return lines
    }

    private func state(of controller: UIViewController) -> String {
        controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    }

    private func words(for controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else {
            // UIKit has loaded the views of such navigation controllers, without those of their screens.
            let isOfTab = controller is UINavigationController && controller.parent is UITabBarController
            return isOfTab ? "<UILayoutContainerView> not in the window" : "(view not loaded)"
        }
        return "<\(name(of: view, in: controller))>" + (view.window == nil ? " not in the window" : "")
    }

    /// UIKit's controllers have views of private classes, which recorded hierarchies name.
    private func name(of view: UIView, in controller: UIViewController) -> String {
        let name = view.knownClassName
        guard name == "UIView" else { return name }
        return switch controller {
        case is UINavigationController, is UITabBarController: "UILayoutContainerView"
        case is UISplitViewController: "_UISplitViewControllerPanelImplView"
        case is UIPageViewController: "_UIPageViewControllerContentView"
        case is UIAlertController: "_UIAlertControllerView"
        default: name
        }
    }
}
