import Testing
import UIKit

/// What Apple's pages say of hit testing and of the properties that decide who gets touches.
@Suite("Documented: hit testing") @MainActor
struct DocumentedHitTestingTests {
    final class Asked: UIView {
        var points: [CGPoint] = []
        var answer: Bool?
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            points.append(point)
            return answer ?? super.point(inside: point, with: event)
        }
    }

    private let page = "uikit/uiview/hittest(_:with:)"

    private func pair() -> (UIView, UIView) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        parent.addSubview(child)
        return (parent, child)
    }

    @Test("Who gets touches by default") func defaults() {
        let view = UIView()
        documented("uikit/uiview/isuserinteractionenabled", view.isUserInteractionEnabled, true)
        documented("uikit/uiview/ismultipletouchenabled", view.isMultipleTouchEnabled, false)
        documented("uikit/uiview/isexclusivetouch", view.isExclusiveTouch, false)
    }

    @Test("point(inside:) is about the bounds") func inside() {
        let view = UIView(frame: CGRect(x: 500, y: 500, width: 40, height: 30))
        documented("uikit/uiview/point(inside:with:)", view.point(inside: CGPoint(x: 5, y: 5), with: nil), true)
        documented("uikit/uiview/point(inside:with:)", view.point(inside: CGPoint(x: 0, y: 0), with: nil), true)
        documented("uikit/uiview/point(inside:with:)", view.point(inside: CGPoint(x: 505, y: 505), with: nil), false)
        documented("uikit/uiview/point(inside:with:)", view.point(inside: CGPoint(x: -1, y: 5), with: nil), false)
        view.bounds.origin = CGPoint(x: 100, y: 100)
        documented("uikit/uiview/point(inside:with:)", view.point(inside: CGPoint(x: 110, y: 110), with: nil), true)
    }

    @Test("The farthest descendant that contains the point") func farthest() {
        let (parent, child) = pair()
        documented(page, parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === child, true)
        documented(page, parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent, true)
        documented(page, parent.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil, true)
    }

    @Test("The frontmost view wins") func frontmost() {
        let (parent, child) = pair()
        let front = UIView(frame: child.frame)
        parent.addSubview(front)
        documented(page, parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === front, true)
        parent.bringSubviewToFront(child)
        documented(page, parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === child, true)
    }

    @Test("Hidden, disabled and transparent views are ignored") func ignored() {
        let (parent, child) = pair()
        let point = CGPoint(x: 30, y: 30)
        child.isHidden = true
        documented(page, parent.hitTest(point, with: nil) === parent, true)
        child.isHidden = false
        child.isUserInteractionEnabled = false
        documented(page, parent.hitTest(point, with: nil) === parent, true)
        child.isUserInteractionEnabled = true
        child.alpha = 0.005
        documented(page, parent.hitTest(point, with: nil) === parent, true)
        child.alpha = 0.02
        documented(page, parent.hitTest(point, with: nil) === child, true)
        parent.isUserInteractionEnabled = false
        documented(page, parent.hitTest(point, with: nil) == nil, true)
    }

    @Test("A clear view can still be hit") func clear() {
        let (parent, child) = pair()
        child.backgroundColor = .clear
        child.isOpaque = false
        documented(page, parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === child, true)
    }

    @Test("Points outside the receiver are never hits") func outside() {
        let (parent, child) = pair()
        child.frame = CGRect(x: 80, y: 80, width: 100, height: 100)
        parent.clipsToBounds = false
        documented(page, parent.hitTest(CGPoint(x: 150, y: 150), with: nil) == nil, true)
        documented(page, parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === child, true)
    }

    @Test("point(inside:) of each subview is asked, in its own coordinates") func asks() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Asked(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
        parent.addSubview(child)
        _ = parent.hitTest(CGPoint(x: 25, y: 36), with: nil)
        documented(page, child.points.first, CGPoint(x: 5, y: 6))
        child.answer = true
        documented("uikit/uiview/point(inside:with:)", parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === child, true)
        child.answer = false
        documented(
            "uikit/uiview/point(inside:with:)", parent.hitTest(CGPoint(x: 25, y: 36), with: nil) === parent, true)
    }

    @Test("If the receiver does not contain the point, its branch is ignored") func branch() {
        let parent = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Asked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(child)
        parent.answer = false
        documented(page, parent.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil, true)
        documented(page, child.points.isEmpty, true)
    }

    @Test("A hidden view is not asked at all") func hiddenNotAsked() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Asked(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(child)
        child.isHidden = true
        documented(page, parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent, true)
    }

    @Test("gestureRecognizerShouldBegin is true by default") func shouldBegin() {
        let view = UIView(), tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        documented("uikit/uiview/gesturerecognizershouldbegin(_:)", view.gestureRecognizerShouldBegin(tap), true)
    }
}
