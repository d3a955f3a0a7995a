import MaquetteViewModel
import Testing
import UIKit

/// What bars, alerts, menus and sheets do with fingers. Sources: Apple's pages of `UINavigationController`, `UITabBarControllerDelegate`,
/// `UIAlertAction`, `UIAdaptivePresentationControllerDelegate`, `isModalInPresentation` and `interactivePopGestureRecognizer`.
@MainActor @Suite struct ScreenTouchTests {
    private func text(_ words: String, in root: UIView) -> UIView? {
        if (root as? UILabel)?.text == words { return root }
        for subview in root.subviews {
            if let found = text(words, in: subview) { return found }
        }
        return nil
    }

    private func tap(_ view: UIView?, _ it: TouchedScreen) throws {
        let view = try #require(view)
        it.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: it.window))
        Deferred.settle()
        it.window.layoutIfNeeded()
    }

    @Test func aBarItemSendsItsAction() throws {
        @MainActor final class Target: NSObject {
            var calls = 0
            func edit() { calls += 1 }
        }
        let target = Target()
        let controller = UIViewController()
        var acted = 0
        controller.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Edit", style: .plain, target: target, action: Target.edit),
            UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in acted += 1 }),
        ]
        let it = TouchedScreen(UINavigationController(rootViewController: controller))
        try tap(text("Edit", in: it.window), it)
        try tap(text("Add", in: it.window), it)
        #expect(target.calls == 1 && acted == 1)
        controller.navigationItem.rightBarButtonItems?[0].isEnabled = false
        it.window.layoutIfNeeded()
        try tap(text("Edit", in: it.window), it)
        #expect(target.calls == 1)
    }

    @Test func theBackButtonAndTheEdgeLeadBack() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let it = TouchedScreen(navigation)
        for leadsBack in [
            { it.window.placeOfBackButton.map { it.screen.tap(at: $0) } },
            { it.screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400)) },
        ] {
            navigation.pushViewController(UIViewController(), animated: false)
            it.window.layoutIfNeeded()
            _ = leadsBack()
            #expect(navigation.viewControllers.count == 1)
        }
        navigation.pushViewController(UIViewController(), animated: false)
        it.window.layoutIfNeeded()
        it.screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400), seconds: 1, rest: 0.5)
        #expect(navigation.viewControllers.count == 2, "a little way, and slow")
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        it.screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func aTabShowsItsControllerUnlessTheDelegateRefuses() throws {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
                -> Bool
            {
                calls.append("should \(viewController.title ?? "")")
                return viewController.title != "C"
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                calls.append("did \(viewController.title ?? "")")
            }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let delegate = Delegate()
        tabs.delegate = delegate
        let it = TouchedScreen(tabs)
        try tap(text("B", in: tabs.tabBar), it)
        #expect(tabs.selectedIndex == 1)
        try tap(text("C", in: tabs.tabBar), it)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.calls == ["should B", "did B", "should C"])
    }

    @Test func theSelectedTabGoesBackToItsRoot() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        navigation.pushViewController(UIViewController(), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let it = TouchedScreen(tabs)
        try tap(text("Home", in: tabs.tabBar), it)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func anAlertGoesBeforeItsHandlerRuns() throws {
        let controller = UIViewController()
        let it = TouchedScreen(controller)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var calls: [String] = []
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { _ in
                calls.append("delete \(controller.presentedViewController == nil)")
            })
        controller.present(alert, animated: true)
        it.window.layoutIfNeeded()
        it.screen.tap(at: CGPoint(x: 200, y: 60))
        #expect(controller.presentedViewController === alert, "what is around an alert does nothing")
        try tap(text("Delete", in: it.window), it)
        #expect(calls == ["delete true"])
    }

    @Test func aHandlerMayAskItsAlertForFields() throws {
        let controller = UIViewController()
        let it = TouchedScreen(controller)
        var typed: String?
        func ask() {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.text = "Anna" }
            alert.addAction(
                UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in typed = alert.textFields?[0].text }
            )
            controller.present(alert, animated: true)
        }
        ask()
        it.window.layoutIfNeeded()
        try tap(text("Save", in: it.window), it)
        #expect(typed == "Anna")
    }

    @Test func aMenuRowDoesItsActionAndTheMenuGoes() throws {
        let it = TouchedScreen()
        var calls: [String] = []
        let button = UIButton(type: .system)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in calls.append("copy") },
            UIMenu(title: "More", children: [UIAction(title: "Share") { _ in calls.append("share") }]),
        ])
        it.add(button, CGRect(x: 100, y: 100, width: 100, height: 44))
        try tap(button, it)
        try tap(text("Copy", in: it.window), it)
        #expect(calls == ["copy"] && text("Copy", in: it.window) == nil)
        try tap(button, it)
        try tap(text("More", in: it.window), it)
        try tap(text("Share", in: it.window), it)
        #expect(calls == ["copy", "share"])
        try tap(button, it)
        it.screen.tap(at: CGPoint(x: 380, y: 700))
        #expect(text("Copy", in: it.window) == nil && calls.count == 2)
    }

    @Test func aSheetIsPulledDownUnlessItIsModal() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
        }
        let controller = UIViewController()
        let it = TouchedScreen(controller)
        let sheet = UIViewController()
        let delegate = Delegate()
        sheet.isModalInPresentation = true
        controller.present(sheet, animated: true)
        sheet.presentationController?.delegate = delegate
        it.window.layoutIfNeeded()
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 780))
        #expect(controller.presentedViewController === sheet && delegate.calls == ["attempt"])
        sheet.isModalInPresentation = false
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 780))
        #expect(controller.presentedViewController == nil && delegate.calls == ["attempt", "will", "did"])
    }
}
