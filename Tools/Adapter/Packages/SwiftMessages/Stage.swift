import UIKit

/// Where a message goes: below a navigation bar and above a tab bar, or from edge to edge.
@MainActor struct Stage {
    private let container: UIView
    private var below, above: UIView?

    init?(_ context: SwiftMessages.PresentationContext) {
        switch context {
        case .view(let view): self.init(view)
        case .viewController(let controller): self.init(controller)
        case .window, .windowScene:
            guard let window = UIApplication.shared.windowInUse else { return nil }
            self.init(window)
        case .automatic:
            guard let window = UIApplication.shared.windowInUse else { return nil }
            guard var top = window.rootViewController else {
                self.init(window)
                return
            }
            while let next = top.presentedViewController { top = next }
            self.init(top)
        }
    }

    private init(_ view: UIView) { container = view }

    private init(_ controller: UIViewController) {
        var controller = controller
        if let tabs = controller as? UITabBarController, let chosen = tabs.selectedViewController,
            chosen is UINavigationController
        {
            above = tabs.tabBar
            controller = chosen
        } else if let tabs = controller as? UITabBarController {
            above = tabs.tabBar
        }
        if let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden {
            below = navigation.navigationBar
        }
        if above?.isHidden == true { above = nil }
        container = controller.view
    }

    func dim(as mode: SwiftMessages.DimMode) -> UIView? {
        let dim: UIView
        switch mode {
        case .none: return nil
        case .gray:
            dim = UIView()
            dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
        case .color(let color, _):
            dim = UIView()
            dim.backgroundColor = color
        case .blur(let style, let alpha, _):
            dim = UIVisualEffectView(effect: UIBlurEffect(style: style))
            dim.alpha = alpha
        }
        dim.frame = container.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dim)
        return dim
    }

    func place(_ message: UIView, as style: SwiftMessages.PresentationStyle) {
        message.translatesAutoresizingMaskIntoConstraints = false
        let bar = below ?? above
        if let bar, bar.superview === container {
            container.insertSubview(message, belowSubview: bar)
        } else {
            container.addSubview(message)
        }
        let edge: NSLayoutConstraint
        switch style {
        case .bottom:
            let bar = above.flatMap { $0.isDescendant(of: container) ? $0.topAnchor : nil }
            edge = message.bottomAnchor.constraint(equalTo: bar ?? container.bottomAnchor)
        case .center: edge = message.centerYAnchor.constraint(equalTo: container.centerYAnchor)
        case .top:
            let bar = below.flatMap { $0.isDescendant(of: container) ? $0.bottomAnchor : nil }
            edge = message.topAnchor.constraint(equalTo: bar ?? container.topAnchor)
        case .custom(let animator):
            message.translatesAutoresizingMaskIntoConstraints = true
            animator.show(context: AnimationContext(message, in: container)) { _ in }
            return
        }
        NSLayoutConstraint.activate([
            edge, message.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        (message as? any MarginAdjustable).map { adjust(message, $0) }
    }

    /// Additions give way to the room that a notch or a home indicator takes, if the view wants that.
    private func adjust(_ message: UIView, _ margins: any MarginAdjustable) {
        message.insetsLayoutMarginsFromSafeArea = margins.respectSafeArea
        var additions = margins.layoutMarginAdditions
        if margins.collapseLayoutMarginAdditions, margins.respectSafeArea {
            let safe = message.safeAreaInsets
            if safe.top > 0 { additions.top = 0 }
            if safe.bottom > 0 { additions.bottom = 0 }
        }
        message.layoutMargins = additions
        container.layoutIfNeeded()
    }
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
