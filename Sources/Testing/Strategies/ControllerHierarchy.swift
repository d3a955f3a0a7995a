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
        guard let view = controller.viewIfLoaded else { return "(view not loaded)" }
        return "<\(name(of: view, in: controller))>" + (view.window == nil ? " not in the window" : "")
    }

    /// UIKit's containers have views of private classes, which recorded hierarchies name.
    private func name(of view: UIView, in controller: UIViewController) -> String {
        let isContainer =
            controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController
        let name = view.knownClassName
        return isContainer && name == "UIView" ? "UILayoutContainerView" : name
    }
}
