import RxSwift
import UIKit

// Properties that every object has of itself (`isHidden`, `title`, `backgroundColor`) come from `Reactive`.

extension Reactive where Base: UIScrollView {
    /// The first offset, and those that the scroll view tells its observers.
    public var contentOffset: ControlProperty<CGPoint> {
        ControlProperty(
            values: observe(CGPoint.self, "contentOffset").compactMap { $0 },
            valueSink: Binder(base) { $0.contentOffset = $1 })
    }
    public var didScroll: ControlEvent<()> {
        ControlEvent(events: contentOffset.skip(1).map { _ in })
    }

    public var willBeginDragging: ControlEvent<()> { .never }
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> { .never }
    public var didEndDragging: ControlEvent<Bool> { .never }
    public var willBeginDecelerating: ControlEvent<()> { .never }
    public var didEndDecelerating: ControlEvent<()> { .never }
    public var didEndScrollingAnimation: ControlEvent<()> { .never }
    public var willBeginZooming: ControlEvent<UIView?> { .never }
    public var didEndZooming: ControlEvent<DidEndZoomingEvent> { .never }
    public var didZoom: ControlEvent<()> { .never }
    public var didScrollToTop: ControlEvent<()> { .never }
    public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }

    public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    public typealias DidEndZoomingEvent = (view: UIView?, scale: CGFloat)
}

extension Reactive where Base: UITabBar {
    public var didSelectItem: ControlEvent<UITabBarItem> { .never }
    public var willBeginCustomizing: ControlEvent<[UITabBarItem]> { .never }
    public var didBeginCustomizing: ControlEvent<[UITabBarItem]> { .never }
    public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { .never }
    public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { .never }
}

extension Reactive where Base: UITabBarController {
    public var didSelect: ControlEvent<UIViewController> { .never }
    public var willBeginCustomizing: ControlEvent<[UIViewController]> { .never }
    public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> { .never }
    public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> { .never }
}

extension Reactive where Base: UINavigationController {
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)
    public var willShow: ControlEvent<ShowEvent> { .never }
    public var didShow: ControlEvent<ShowEvent> { .never }
}

extension Reactive where Base: UISearchController {
    public var didDismiss: Observable<Void> { .never() }
    public var didPresent: Observable<Void> { .never() }
    public var present: Observable<Void> { .never() }
    public var willDismiss: Observable<Void> { .never() }
    public var willPresent: Observable<Void> { .never() }
}

extension Reactive where Base: UIApplication {
    public static var didEnterBackground: ControlEvent<Void> { told(UIApplication.didEnterBackgroundNotification) }
    public static var willEnterForeground: ControlEvent<Void> { told(UIApplication.willEnterForegroundNotification) }
    public static var didBecomeActive: ControlEvent<Void> { told(UIApplication.didBecomeActiveNotification) }
    public static var willResignActive: ControlEvent<Void> { told(UIApplication.willResignActiveNotification) }
    public static var willTerminate: ControlEvent<Void> { told(UIApplication.willTerminateNotification) }

    private static func told(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }
}
