import Testing
import UIKit

/// Presentations of the caller's own, what popovers and sheets keep, and pages.
@MainActor @Suite struct PresentationTests {
    final class BottomHalf: UIPresentationController {
        let dimming = UIView()
        var heard: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            heard.append("will begin")
            containerView?.insertSubview(dimming, at: 0)
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("did end") }
        override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
        override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("dismissed") }
    }

    final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
        var made: BottomHalf?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = BottomHalf(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func aPresentationSaysWhereThePresentedViewIs() throws {
        let root = UIViewController()
        let window = window(root)
        let sheet = UIViewController()
        let transitions = Transitions()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transitions
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        let presentation = try #require(transitions.made)
        #expect(sheet.view.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
        #expect(presentation.dimming.frame == window.bounds)
        #expect(root.view.window === window)
        #expect(sheet.presentationController === presentation)
        root.dismiss(animated: false)
        #expect(sheet.view.window == nil && presentation.dimming.window == nil)
        #expect(presentation.heard == ["will begin", "did end", "dismissed"])
    }

    @Test func theStyleDecidesWhichPresentationThereIs() {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.permittedArrowDirections = .up
        #expect(controller.popoverPresentationController?.permittedArrowDirections == .up)
        #expect(controller.sheetPresentationController == nil)
    }

    /// Code finds the scroll view of pages among the subviews, and reads how far a page is turned from an offset that is one width
    /// at rest, as many public answers to that question have it.
    @Test func pagesAreInAScrollView() throws {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        var isDone = false
        let page = UIViewController()
        controller.setViewControllers([page], direction: .forward, animated: false) { isDone = $0 }
        #expect(isDone)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        controller.view.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
        #expect(page.view.convert(page.view.bounds, to: controller.view) == controller.view.bounds)
        let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(!curled.view.subviews.contains { $0 is UIScrollView })
    }

    @Test func aPageFillsItsControllerAboveTheDots() throws {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        }
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = UIViewController()
        controller.setViewControllers([page], direction: .forward, animated: false)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        controller.view.layoutIfNeeded()
        #expect(page.parent === controller)
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        let pages = Pages()
        controller.dataSource = pages
        controller.view.layoutIfNeeded()
        #expect(page.view.frame.height == 363)
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
        let next = UIViewController()
        controller.setViewControllers([next], direction: .forward, animated: true)
        #expect(controller.viewControllers == [next] && page.parent == nil)
    }
}
