import Testing
import UIKit

/// What Apple's pages say of scroll views.
@Suite("Documented: scroll views") @MainActor
struct DocumentedScrollViewTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var zoomed: UIView?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private func scroll(_ width: CGFloat = 500, _ height: CGFloat = 1000) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: width, height: height)
        return scroll
    }

    @Test("Content by default") func content() {
        let scroll = UIScrollView()
        documented("uikit/uiscrollview/contentsize", scroll.contentSize, CGSize(width: 0, height: 0))
        documented("uikit/uiscrollview/contentoffset", scroll.contentOffset, CGPoint(x: 0, y: 0))
        documented("uikit/uiscrollview/contentinset", scroll.contentInset, .zero)
        documented(
            "uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property", scroll.contentInsetAdjustmentBehavior,
            .automatic)
        documented("uikit/uiscrollview/delegate", scroll.delegate == nil, true)
        documented("uikit/uiview/clipstobounds", scroll.clipsToBounds, true)
    }

    @Test("Scrolling by default") func scrolling() {
        let scroll = UIScrollView()
        documented("uikit/uiscrollview/isscrollenabled", scroll.isScrollEnabled, true)
        documented("uikit/uiscrollview/isdirectionallockenabled", scroll.isDirectionalLockEnabled, false)
        documented("uikit/uiscrollview/ispagingenabled", scroll.isPagingEnabled, false)
        documented("uikit/uiscrollview/bounces", scroll.bounces, true)
        documented("uikit/uiscrollview/alwaysbouncevertical", scroll.alwaysBounceVertical, false)
        documented("uikit/uiscrollview/alwaysbouncehorizontal", scroll.alwaysBounceHorizontal, false)
        documented("uikit/uiscrollview/scrollstotop", scroll.scrollsToTop, true)
        documented("uikit/uiscrollview/delayscontenttouches", scroll.delaysContentTouches, true)
        documented("uikit/uiscrollview/cancancelcontenttouches", scroll.canCancelContentTouches, true)
        documented("uikit/uiscrollview/decelerationrate-swift.property", scroll.decelerationRate, .normal)
        documented("uikit/uiscrollview/keyboarddismissmode-swift.property", scroll.keyboardDismissMode, .none)
        documented("uikit/uiscrollview/refreshcontrol", scroll.refreshControl == nil, true)
    }

    @Test("Indicators by default") func indicators() {
        let scroll = UIScrollView()
        documented("uikit/uiscrollview/showshorizontalscrollindicator", scroll.showsHorizontalScrollIndicator, true)
        documented("uikit/uiscrollview/showsverticalscrollindicator", scroll.showsVerticalScrollIndicator, true)
        documented("uikit/uiscrollview/indicatorstyle-swift.property", scroll.indicatorStyle, .default)
        documented(
            "uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets",
            scroll.automaticallyAdjustsScrollIndicatorInsets, true)
        documented("uikit/uiscrollview/verticalscrollindicatorinsets", scroll.verticalScrollIndicatorInsets, .zero)
        documented("uikit/uiscrollview/horizontalscrollindicatorinsets", scroll.horizontalScrollIndicatorInsets, .zero)
    }

    @Test("Zooming by default") func zoomDefaults() {
        let scroll = UIScrollView()
        documented("uikit/uiscrollview/zoomscale", scroll.zoomScale, 1)
        documented("uikit/uiscrollview/minimumzoomscale", scroll.minimumZoomScale, 1)
        documented("uikit/uiscrollview/maximumzoomscale", scroll.maximumZoomScale, 1)
        documented("uikit/uiscrollview/bounceszoom", scroll.bouncesZoom, true)
        documented("uikit/uiscrollview/iszooming", scroll.isZooming, false)
        documented("uikit/uiscrollview/iszoombouncing", scroll.isZoomBouncing, false)
    }

    @Test("No touch, no movement") func still() {
        let scroll = UIScrollView()
        documented("uikit/uiscrollview/istracking", scroll.isTracking, false)
        documented("uikit/uiscrollview/isdragging", scroll.isDragging, false)
        documented("uikit/uiscrollview/isdecelerating", scroll.isDecelerating, false)
        documented("uikit/uiscrollview/pangesturerecognizer", scroll.panGestureRecognizer.view === scroll, true)
    }

    @Test("The offset is the bounds' origin") func offset() {
        let scroll = self.scroll()
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.contentOffset = CGPoint(x: 10, y: 30)
        documented("uikit/uiscrollview/contentoffset", scroll.bounds.origin, CGPoint(x: 10, y: 30))
        documented("uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)", delegate.log, ["scroll"])
        scroll.setContentOffset(CGPoint(x: 20, y: 40), animated: false)
        documented("uikit/uiscrollview/setcontentoffset(_:animated:)", scroll.contentOffset, CGPoint(x: 20, y: 40))
        documented("uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)", delegate.log, ["scroll", "scroll"])
        documented(
            "uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)", delegate.log.contains("animated"),
            false)
        documented("uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)", delegate.log.contains("drag"), false)
    }

    @Test("Scrolling moves the content, not the subviews' frames") func subviews() {
        let scroll = self.scroll(), child = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10)),
            parent = UIView()
        parent.addSubview(scroll)
        scroll.addSubview(child)
        scroll.contentOffset = CGPoint(x: 5, y: 20)
        documented("uikit/uiscrollview/contentoffset", child.frame.origin, CGPoint(x: 50, y: 60))
        documented("uikit/uiscrollview/contentoffset", child.convert(CGPoint.zero, to: parent), CGPoint(x: 45, y: 40))
    }

    @Test("scrollRectToVisible scrolls just enough") func visible() {
        let scroll = self.scroll()
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        documented("uikit/uiscrollview/scrollrecttovisible(_:animated:)", scroll.contentOffset, CGPoint(x: 0, y: 150))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        documented("uikit/uiscrollview/scrollrecttovisible(_:animated:)", scroll.contentOffset, CGPoint(x: 0, y: 150))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
        documented("uikit/uiscrollview/scrollrecttovisible(_:animated:)", scroll.contentOffset, CGPoint(x: 0, y: 20))
        scroll.scrollRectToVisible(CGRect(x: 400, y: 20, width: 50, height: 50), animated: false)
        documented("uikit/uiscrollview/scrollrecttovisible(_:animated:)", scroll.contentOffset, CGPoint(x: 350, y: 20))
    }

    @Test("Content insets") func insets() {
        let scroll = self.scroll()
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        documented(
            "uikit/uiscrollview/adjustedcontentinset", scroll.adjustedContentInset,
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        documented("uikit/uiscrollview/contentinset", scroll.contentSize, CGSize(width: 500, height: 1000))
    }

    @Test("The safe area is added to the insets") func adjusted() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController(), scroll = UIScrollView(), delegate = Delegate()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        scroll.delegate = delegate
        scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.addSubview(scroll)
        window.isHidden = false
        window.layoutIfNeeded()
        let safe = scroll.safeAreaInsets
        documented("uikit/uiscrollview/adjustedcontentinset", scroll.adjustedContentInset.top, safe.top + 5)
        documented("uikit/uiscrollview/adjustedcontentinset", scroll.adjustedContentInset.bottom, safe.bottom + 7)
        documented(
            "uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)", delegate.log.contains("inset"),
            true)
        scroll.contentInsetAdjustmentBehavior = .never
        documented(
            "uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/never", scroll.adjustedContentInset,
            UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        window.isHidden = true
    }

    @Test("Zooming") func zooming() {
        let scroll = self.scroll(100, 200), delegate = Delegate(),
            view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.addSubview(view)
        delegate.zoomed = view
        scroll.delegate = delegate
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 2
        documented("uikit/uiscrollview/zoomscale", view.transform.a, 2)
        documented("uikit/uiscrollview/zoomscale", scroll.contentSize, CGSize(width: 200, height: 400))
        documented("uikit/uiscrollviewdelegate/scrollviewdidzoom(_:)", delegate.log.contains("zoom"), true)
        scroll.setZoomScale(1, animated: false)
        documented("uikit/uiscrollview/setzoomscale(_:animated:)", scroll.zoomScale, 1)
        documented("uikit/uiscrollview/setzoomscale(_:animated:)", view.transform.a, 1)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 100), animated: false)
        documented("uikit/uiscrollview/zoom(to:animated:)", scroll.zoomScale, 2)
        withExtendedLifetime(delegate) {}
    }

    @Test("Without a view for zooming nothing zooms") func noZoom() {
        let scroll = self.scroll(), delegate = Delegate()
        scroll.delegate = delegate
        scroll.maximumZoomScale = 3
        scroll.setZoomScale(2, animated: false)
        documented("uikit/uiscrollviewdelegate/viewforzooming(in:)", scroll.zoomScale, 1)
        withExtendedLifetime(delegate) {}
    }

    @Test("Touches in content") func touches() {
        let scroll = UIScrollView(), view = UIView(), button = UIButton()
        documented("uikit/uiscrollview/touchesshouldcancel(in:)", scroll.touchesShouldCancel(in: view), true)
        documented("uikit/uiscrollview/touchesshouldcancel(in:)", scroll.touchesShouldCancel(in: button), false)
        documented(
            "uikit/uiscrollview/touchesshouldbegin(_:with:in:)", scroll.touchesShouldBegin([], with: nil, in: view),
            true)
    }

    @Test("The two layout guides") func guides() {
        let scroll = self.scroll(), content = UIView(), fixed = UIView()
        for view in [content, fixed] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
            fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
            fixed.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
            fixed.widthAnchor.constraint(equalToConstant: 20),
            fixed.heightAnchor.constraint(equalToConstant: 20),
        ])
        scroll.layoutIfNeeded()
        documented("uikit/uiscrollview/contentlayoutguide", scroll.contentSize, CGSize(width: 100, height: 700))
        documented("uikit/uiscrollview/framelayoutguide", content.frame.width, 100)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        scroll.layoutIfNeeded()
        documented("uikit/uiscrollview/framelayoutguide", fixed.frame.minY, 110)
        documented("uikit/uiscrollview/contentlayoutguide", content.frame.minY, 0)
    }

    @Test("Constants") func constants() {
        documented(
            "uikit/uiscrollview/decelerationrate-swift.struct",
            UIScrollView.DecelerationRate.fast.rawValue < UIScrollView.DecelerationRate.normal.rawValue, true)
    }
}
