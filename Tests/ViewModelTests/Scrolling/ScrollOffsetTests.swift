import MaquetteViewTestSupport
import Testing
import UIKit

/// Where content stands, and what insets and the safe area do to it.
@MainActor @Suite struct ScrollOffsetTests {
    private func scrollView(content: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scrollView.contentSize = content
        return scrollView
    }

    @Test func contentBeginsBelowTheInset() {
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -30))
        scrollView.contentOffset.y = 50
        scrollView.contentInset.top = 10
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    }

    @Test func theSafeAreaInsetsTheAxesThatScroll() {
        let root = UIView.root(100, 200)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 12))
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        root.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
        scrollView.contentSize = CGSize(width: 300, height: 100)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 12))
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 12))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.bottom = 5
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 11, bottom: 39, right: 12))
    }

    @Test func contentThatBeginsBelowTheSafeAreaIsNotInsetAgain() {
        let root = UIView.root(100, 200)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        root.addSubview(scrollView)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        scrollView.addSubview(child)
        root.layoutIfNeeded()
        #expect(child.safeAreaInsets == .zero)
        scrollView.contentOffset.y = -40
        #expect(child.safeAreaInsets.top == 7)
    }

    @Test func aRectangleIsShownByScrollingNoFartherThanNeeded() {
        let scrollView = scrollView(content: CGSize(width: 100, height: 1000))
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: false)
        // The lower edge of the rectangle, 410, comes to the upper edge of the lower inset, 180 below the top.
        #expect(scrollView.contentOffset.y == 230)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 230)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 90)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
        // No farther than the inset below the content: 1000 + 20 - 200.
        #expect(scrollView.contentOffset.y == 820)
    }

    @Test func shorterContentTakesTheOffsetBack() {
        let scrollView = scrollView(content: CGSize(width: 100, height: 1000))
        scrollView.contentOffset.y = 700
        scrollView.contentSize.height = 300
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func pointsAreConvertedThroughTheOffset() {
        let root = UIView.root(100, 200)
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        root.addSubview(scrollView)
        let child = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        scrollView.addSubview(child)
        scrollView.contentOffset.y = 250
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 50))
        #expect(root.hitTest(CGPoint(x: 5, y: 60), with: nil) === child)
    }

    @Test func theDelegateLearnsOfEveryMove() {
        final class Recorder: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let recorder = Recorder()
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        scrollView.delegate = recorder
        scrollView.contentOffset.y = 30
        scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(recorder.offsets == [30, 60])
    }

    /// Three apps that work on iPhones would crash otherwise; `UIScrollView.boundsDidChange` names them.
    @Test func theDelegateLearnsNothingBeforeThereIsASize() {
        final class Pages: NSObject, UIScrollViewDelegate {
            var pages: [Int] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                pages.append(Int((scrollView.contentOffset.x / scrollView.frame.width).rounded()))
            }
        }
        let pages = Pages()
        let scrollView = UIScrollView()
        scrollView.delegate = pages
        scrollView.contentInset.top = 20
        #expect(scrollView.contentOffset.y == -20)
        scrollView.frame.size = CGSize(width: 100, height: 100)
        scrollView.contentSize = CGSize(width: 300, height: 100)
        scrollView.contentOffset.x = 200
        #expect(pages.pages == [2])
    }

    @Test func zoomingScalesTheViewThatTheDelegateNames() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
        }
        let zoomer = Zoomer()
        let scrollView = scrollView(content: CGSize(width: 100, height: 50))
        scrollView.addSubview(zoomer.page)
        scrollView.delegate = zoomer
        scrollView.maximumZoomScale = 3
        scrollView.zoomScale = 5
        #expect(scrollView.zoomScale == 3)
        #expect(scrollView.contentSize == CGSize(width: 300, height: 150))
        expectFrame(zoomer.page, 0, 0, 300, 150)
    }

    @Test func aScrollViewHasNoSizeOfItsOwn() {
        let scrollView = scrollView(content: CGSize(width: 100, height: 500))
        #expect(scrollView.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(scrollView.clipsToBounds)
        #expect(scrollView.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
}
