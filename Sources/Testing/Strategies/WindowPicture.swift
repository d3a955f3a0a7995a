import Maquette

/// A picture as tests of a simulator take it, by UIKit's own means: the view in a window of its own or in the key window, beside a
/// controller that knows the traits, drawn by its layer. The sizes, the order of calls and the safe areas are those by which
/// swift-snapshot-testing has recorded the references of such tests.
@MainActor struct WindowPicture {
    /// Whether this is a run of `preview test`, whose references come from a simulator. Elsewhere the library shows views on a stage, which
    /// can tell what moved.
    nonisolated static var isInForce: Bool { PictureLog.current != nil }

    let config: ViewImageConfig
    let traits: UITraitCollection
    let isInKeyWindow: Bool

    func image(of subject: some Stageable) -> UIImage {
        switch subject {
        case let controller as UIViewController: image(of: controller.view, of: controller)
        case let view as UIView:
            WindowPicture(
                config: ViewImageConfig(
                    safeArea: config.safeArea, size: config.size ?? view.frame.size, traits: config.traits),
                traits: traits, isInKeyWindow: isInKeyWindow
            )
            .image(of: view, of: UIViewController())
        default: UIImage()
        }
    }

    /// What is said of a view or controller in such a window, whose size it keeps.
    func text(of subject: some Stageable, _ words: @MainActor () -> String) -> String {
        let (view, controller): (UIView, UIViewController)
        switch subject {
        case let subject as UIViewController: (view, controller) = (subject.view, subject)
        case let subject as UIView: (view, controller) = (subject, UIViewController())
        default: return words()
        }
        let (window, root) = prepare(view, of: controller, size: config.size ?? view.frame.size)
        defer { hide(controller, root, window) }
        return words()
    }

    private func prepare(
        _ view: UIView, of controller: UIViewController, size: CGSize
    ) -> (UIWindow, root: UIViewController) {
        view.frame.size = size
        if view !== controller.view {
            controller.view.bounds = view.bounds
            controller.view.addSubview(view)
        }
        let window = window(of: size, for: controller)
        let root = show(controller, in: window)
        if size.width == 0 || size.height == 0 {
            view.sizeToFit()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        return (window, root)
    }

    private func image(of view: UIView, of controller: UIViewController) -> UIImage {
        let former = view.frame
        let (window, root) = prepare(view, of: controller, size: config.size ?? controller.view.frame.size)
        // Away from the safe area of the screen.
        if config.safeArea == .zero { view.frame.origin = CGPoint(x: 10_000, y: 10_000) }
        let format = UIGraphicsImageRendererFormat(for: traits)
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            if isInKeyWindow {
                _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            } else {
                view.layer.render(in: context.cgContext)
            }
        }
        SnapshotInMaking.current?.note(view, image: image)
        view.frame = former
        hide(controller, root, window)
        return image
    }

    private func window(of size: CGSize, for controller: UIViewController) -> UIWindow {
        if isInKeyWindow {
            let known = UIApplication.shared.windows.first(where: \.isKeyWindow)
            let window = known ?? UIWindow(frame: UIScreen.main.bounds)
            if known == nil { window.makeKeyAndVisible() }
            window.frame.size = size
            return window
        }
        var (size, safeArea) = (size, config.safeArea)
        // Bars reach to the edges of their windows.
        if controller is UINavigationController {
            size.height -= safeArea.top
            safeArea.top = 0
        } else if let tabs = controller as? UITabBarController {
            size.height -= safeArea.bottom
            safeArea.bottom = 0
            if tabs.selectedViewController is UINavigationController {
                size.height -= safeArea.top
                safeArea.top = 0
            }
        }
        if controller is any StatusBarAvoiding { safeArea.top = max(safeArea.top, Self.statusBarHeight) }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.setRootSafeAreaInsets(safeArea)
        window.isHidden = false
        return window
    }

    /// None without an app in whose window the tests run.
    private static var statusBarHeight: CGFloat {
        guard Headless.release >= .iOS14, let window = UIApplication.shared.windows.first(where: \.isKeyWindow) else {
            return 0
        }
        return window.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    }

    /// Returns the controller above it.
    private func show(_ controller: UIViewController, in window: UIWindow) -> UIViewController {
        let traits = UITraitCollection(traitsFrom: [config.traits, traits])
        let root: UIViewController
        if controller === window.rootViewController {
            root = controller
        } else {
            root = UIViewController()
            root.view.backgroundColor = .clear
            root.view.frame = window.frame
            root.view.translatesAutoresizingMaskIntoConstraints =
                controller.view.translatesAutoresizingMaskIntoConstraints
            root.preferredContentSize = root.view.frame.size
            controller.view.frame = root.view.frame
            root.view.addSubview(controller.view)
            if controller.view.translatesAutoresizingMaskIntoConstraints {
                controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            } else {
                NSLayoutConstraint.activate([
                    controller.view.topAnchor.constraint(equalTo: root.view.topAnchor),
                    controller.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
                    controller.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                    controller.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                ])
            }
            root.addChild(controller)
        }
        root.setOverrideTraitCollection(traits, forChild: controller)
        controller.didMove(toParent: root)
        window.rootViewController = root
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        root.view.setNeedsLayout()
        root.view.layoutIfNeeded()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        return root
    }

    private func hide(_ controller: UIViewController, _ root: UIViewController, _ window: UIWindow) {
        root.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        controller.didMove(toParent: nil)
        root.endAppearanceTransition()
        window.rootViewController = nil
        if !isInKeyWindow { window.isHidden = true }
    }
}
