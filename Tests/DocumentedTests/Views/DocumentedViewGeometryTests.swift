import Testing
import UIKit

/// What Apple's pages say of a view's frame, bounds, center, transform and conversions.
@Suite("Documented: view geometry") @MainActor
struct DocumentedViewGeometryTests {
    @Test("init(frame:) sets center and bounds") func initFrame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
        documented("uikit/uiview/init(frame:)", view.center, CGPoint(x: 60, y: 50))
        documented("uikit/uiview/init(frame:)", view.bounds, CGRect(x: 0, y: 0, width: 100, height: 60))
        documented("uikit/uiview/bounds", view.bounds.origin, CGPoint(x: 0, y: 0))
        documented("uikit/uiview/bounds", view.bounds.size, CGSize(width: 100, height: 60))
        documented("uikit/uiview/transform", view.transform.isIdentity, true)
    }

    @Test("Setting the frame changes center and bounds") func setFrame() {
        let view = UIView()
        view.frame = CGRect(x: 5, y: 6, width: 20, height: 40)
        documented("uikit/uiview/frame", view.center, CGPoint(x: 15, y: 26))
        documented("uikit/uiview/frame", view.bounds.size, CGSize(width: 20, height: 40))
    }

    @Test("Setting the bounds' size grows around the center") func setBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.bounds.size = CGSize(width: 50, height: 200)
        documented("uikit/uiview/bounds", view.center, CGPoint(x: 60, y: 60))
        documented("uikit/uiview/bounds", view.frame, CGRect(x: 35, y: -40, width: 50, height: 200))
        view.bounds.origin = CGPoint(x: 30, y: 40)
        documented("uikit/uiview/bounds", view.frame, CGRect(x: 35, y: -40, width: 50, height: 200))
        documented("uikit/uiview/bounds", view.center, CGPoint(x: 60, y: 60))
    }

    @Test("Setting the center moves the frame") func setCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.center = CGPoint(x: 200, y: 300)
        documented("uikit/uiview/center", view.frame, CGRect(x: 150, y: 275, width: 100, height: 50))
        documented("uikit/uiview/center", view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("A transform is relative to the center of the bounds") func transform() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        documented("uikit/uiview/transform", view.center, CGPoint(x: 150, y: 125))
        documented("uikit/uiview/transform", view.bounds.size, CGSize(width: 100, height: 50))
        view.center = CGPoint(x: 0, y: 0)
        documented("uikit/uiview/center", view.center, CGPoint(x: 0, y: 0))
        view.transform = .identity
        documented("uikit/uiview/transform", view.frame, CGRect(x: -50, y: -25, width: 100, height: 50))
    }

    @Test("transform and transform3D are the same thing") func transform3D() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        documented("uikit/uiview/transform3d", CATransform3DIsIdentity(view.transform3D), true)
        view.transform3D = CATransform3DMakeScale(2, 3, 1)
        documented("uikit/uiview/transform3d", view.transform.a, 2)
        documented("uikit/uiview/transform3d", view.transform.d, 3)
        documented("uikit/uiview/layer", CATransform3DEqualToTransform(view.layer.transform, view.transform3D), true)
    }

    @Test("The anchor point") func anchorPoint() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        documented("uikit/uiview/anchorpoint", view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        documented("uikit/uiview/anchorpoint", view.layer.anchorPoint, CGPoint(x: 0, y: 0))
    }

    private func tree() -> (UIWindow, UIView, UIView, UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let parent = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
        let cousin = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        window.addSubview(parent)
        parent.addSubview(child)
        window.addSubview(cousin)
        return (window, parent, child, cousin)
    }

    @Test("Converting points") func points() {
        let (window, parent, child, cousin) = tree()
        let point = CGPoint(x: 1, y: 2)
        documented("uikit/uiview/convert(_:to:)", child.convert(point, to: parent), CGPoint(x: 31, y: 42))
        documented("uikit/uiview/convert(_:to:)", child.convert(point, to: window), CGPoint(x: 41, y: 62))
        documented("uikit/uiview/convert(_:to:)", child.convert(point, to: nil), CGPoint(x: 41, y: 62))
        documented("uikit/uiview/convert(_:from:)", child.convert(point, from: parent), CGPoint(x: -29, y: -38))
        documented("uikit/uiview/convert(_:from:)", child.convert(point, from: nil), CGPoint(x: -39, y: -58))
        documented("uikit/uiview/convert(_:to:)", child.convert(point, to: cousin), CGPoint(x: -59, y: -238))
        documented("uikit/uiview/convert(_:to:)", child.convert(point, to: child), CGPoint(x: 1, y: 2))
        withExtendedLifetime(window) {}
    }

    @Test("Converting rectangles") func rects() {
        let (window, parent, child, _) = tree()
        let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
        documented(
            "uikit/uiview/convert(_:to:)", child.convert(rect, to: parent), CGRect(x: 30, y: 40, width: 10, height: 5))
        documented(
            "uikit/uiview/convert(_:to:)", child.convert(rect, to: nil), CGRect(x: 40, y: 60, width: 10, height: 5))
        documented(
            "uikit/uiview/convert(_:from:)-7irzk", parent.convert(child.bounds, from: child),
            CGRect(x: 30, y: 40, width: 50, height: 50))
        documented(
            "uikit/uiview/convert(_:from:)-7irzk", child.convert(rect, from: nil),
            CGRect(x: -40, y: -60, width: 10, height: 5))
        withExtendedLifetime(window) {}
    }

    @Test("Conversion heeds the bounds' origin and the transform") func boundsAndTransform() {
        let (window, parent, child, _) = tree()
        parent.bounds.origin = CGPoint(x: 5, y: 5)
        documented("uikit/uiview/convert(_:to:)", child.convert(CGPoint(x: 0, y: 0), to: nil), CGPoint(x: 35, y: 55))
        parent.bounds.origin = .zero
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        documented(
            "uikit/uiview/convert(_:to:)", child.convert(CGPoint(x: 25, y: 25), to: parent), CGPoint(x: 55, y: 65))
        documented("uikit/uiview/convert(_:to:)", child.convert(CGPoint(x: 0, y: 0), to: parent), CGPoint(x: 5, y: 15))
        documented(
            "uikit/uiview/convert(_:to:)", child.convert(child.bounds, to: parent),
            CGRect(x: 5, y: 15, width: 100, height: 100))
        withExtendedLifetime(window) {}
    }

    @Test("Autoresizing's defaults") func autoresizingDefaults() {
        let view = UIView()
        documented("uikit/uiview/autoresizessubviews", view.autoresizesSubviews, true)
        documented("uikit/uiview/autoresizingmask-swift.property", view.autoresizingMask, [])
        documented(
            "uikit/uiview/translatesautoresizingmaskintoconstraints", view.translatesAutoresizingMaskIntoConstraints,
            true)
    }

    private func resized(_ mask: UIView.AutoresizingMask, autoresizes: Bool = true) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        child.autoresizingMask = mask
        parent.autoresizesSubviews = autoresizes
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 200, height: 150)
        return child.frame
    }

    @Test("What each mask does when the superview grows") func autoresizing() {
        let page = "uikit/uiview/autoresizingmask-swift.property"
        documented(page, resized([]), CGRect(x: 20, y: 20, width: 60, height: 60))
        documented(page, resized(.flexibleWidth), CGRect(x: 20, y: 20, width: 160, height: 60))
        documented(page, resized(.flexibleHeight), CGRect(x: 20, y: 20, width: 60, height: 110))
        documented(page, resized([.flexibleWidth, .flexibleHeight]), CGRect(x: 20, y: 20, width: 160, height: 110))
        documented(
            "uikit/uiview/autoresizingmask-swift.struct/flexibleleftmargin", resized(.flexibleLeftMargin),
            CGRect(x: 120, y: 20, width: 60, height: 60))
        documented(
            "uikit/uiview/autoresizingmask-swift.struct/flexibletopmargin", resized(.flexibleTopMargin),
            CGRect(x: 20, y: 70, width: 60, height: 60))
        documented(
            "uikit/uiview/autoresizingmask-swift.struct/flexiblerightmargin", resized(.flexibleRightMargin),
            CGRect(x: 20, y: 20, width: 60, height: 60))
        documented(
            page, resized([.flexibleLeftMargin, .flexibleRightMargin]), CGRect(x: 70, y: 20, width: 60, height: 60))
        documented(
            "uikit/uiview/autoresizessubviews", resized([.flexibleWidth], autoresizes: false),
            CGRect(x: 20, y: 20, width: 60, height: 60))
    }

    @Test("Sizing a view to fit") func sizeToFit() {
        final class Sized: UIView {
            var asked = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                asked += 1
                return CGSize(width: 33, height: 44)
            }
        }
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
        documented(
            "uikit/uiview/sizethatfits(_:)", plain.sizeThatFits(CGSize(width: 500, height: 500)),
            CGSize(width: 12, height: 34))
        documented("uikit/uiview/sizethatfits(_:)", plain.frame.size, CGSize(width: 12, height: 34))
        let sized = Sized(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
        sized.sizeToFit()
        documented("uikit/uiview/sizetofit()", sized.asked, 1)
        documented("uikit/uiview/sizetofit()", sized.bounds.size, CGSize(width: 33, height: 44))
    }
}
