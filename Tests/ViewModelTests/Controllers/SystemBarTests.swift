import MaquetteViewTestSupport
import Testing
import UIKit

/// Who decides over the status bar and the home indicator: Apple's pages of `prefersStatusBarHidden`, `preferredStatusBarStyle`,
/// `childForStatusBarStyle`, `childForStatusBarHidden`, `prefersHomeIndicatorAutoHidden` and `modalPresentationCapturesStatusBarAppearance`.
/// What containers hand on is in the posts that `UINavigationController` and `UITabBarController` name.
@MainActor @Suite(.serialized) struct SystemBarTests {
    private final class Immersed: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
    }

    private final class Container: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children.first }
        override var childForStatusBarHidden: UIViewController? { children.first }
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }

    init() { Headless.reset() }

    private func expect(
        _ controller: UIViewController, hidden: Bool, white: Bool, indicatorHidden: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let window = UIWindow.showing(controller)
        #expect(window.hidesStatusBar == hidden, sourceLocation: sourceLocation)
        #expect(window.hidesHomeIndicator == indicatorHidden, sourceLocation: sourceLocation)
        var shade: CGFloat = 0.5
        #expect(window.statusBarColor.getWhite(&shade, alpha: nil), sourceLocation: sourceLocation)
        #expect(shade == (white ? 1 : 0), sourceLocation: sourceLocation)
    }

    @Test func `A controller shows both in dark ink, unless it says otherwise`() {
        expect(UIViewController(), hidden: false, white: false, indicatorHidden: false)
        expect(Immersed(), hidden: true, white: true, indicatorHidden: true)
    }

    @Test func `A dark controller has white ink`() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        expect(controller, hidden: false, white: true, indicatorHidden: false)
    }

    @Test func `On a phone held sideways it is hidden`() {
        Headless.with({ $0.orientation = .landscapeRight }) {
            expect(UIViewController(), hidden: true, white: false, indicatorHidden: false)
        }
    }

    @Test func `A container hands on what it overrides`() {
        let (plain, container) = (UIViewController(), Container())
        plain.addChild(Immersed())
        expect(plain, hidden: false, white: false, indicatorHidden: false)
        container.addChild(Immersed())
        expect(container, hidden: true, white: true, indicatorHidden: true)
    }

    @Test func `A navigation controller decides over the style while it has a bar, by the style of the bar`() {
        let navigation = UINavigationController(rootViewController: Immersed())
        expect(navigation, hidden: true, white: false, indicatorHidden: true)
        navigation.navigationBar.barStyle = .black
        expect(navigation, hidden: true, white: true, indicatorHidden: true)
        navigation.navigationBar.barStyle = .default
        navigation.isNavigationBarHidden = true
        expect(navigation, hidden: true, white: true, indicatorHidden: true)
    }

    @Test func `The chosen tab decides`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), Immersed()]
        expect(tabs, hidden: false, white: false, indicatorHidden: false)
        tabs.selectedIndex = 1
        expect(tabs, hidden: true, white: true, indicatorHidden: true)
    }

    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
        (.overFullScreen, true, true),
    ]) func `What is presented decides where it fills the screen or asks for it`(
        style: UIModalPresentationStyle, captures: Bool, decides: Bool
    ) {
        let (presenter, presented) = (UIViewController(), Immersed())
        let window = UIWindow.showing(presenter)
        presented.modalPresentationStyle = style
        presented.modalPresentationCapturesStatusBarAppearance = captures
        presenter.present(presented, animated: false)
        #expect(window.hidesStatusBar == decides)
        #expect(window.hidesHomeIndicator == decides)
    }
}
