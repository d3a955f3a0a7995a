import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ViewGeometryTests {
    @Test func frameBoundsAndCentreAreOneThing() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        #expect(view.layer.frame == view.frame)
        view.layer.position = .zero
        #expect(view.center == .zero)
    }

    /// A common way to put a text at the top of its place: the frame loses what is not needed at the bottom and on the right.
    @Test func `What fits its content keeps its upper left corner`() {
        let label = UILabel(frame: CGRect(x: 10, y: 105, width: 300, height: 40))
        label.text = "Top"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 105))
        #expect(label.frame.size == label.sizeThatFits(.zero) && label.frame.width < 300)
        let turned = UISwitch(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        turned.sizeToFit()
        #expect(turned.center == CGPoint(x: turned.bounds.width / 2, y: turned.bounds.height / 2))
    }

    @Test func aTransformTurnsAboutTheCentre() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // Exactly: UIKit shows no trace of the cosine of a quarter turn.
        #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func pointsAreConvertedAlongTheTree() {
        let root = UIView.root(200, 200)
        let one = root.adding(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
        let other = root.adding(UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100)))
        let inner = one.adding(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -34, y: -34))
        #expect(
            other.convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: inner)
                == CGRect(x: -35, y: -35, width: 2, height: 3))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
        one.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 21))
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(other.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 100, y: 110))
        #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 10))
    }

    nonisolated static let resizings: [(UIView.AutoresizingMask, CGRect)] = [
        ([.flexibleWidth], CGRect(x: 10, y: 20, width: 130, height: 30)),
        ([.flexibleLeftMargin], CGRect(x: 110, y: 20, width: 30, height: 30)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 30)),
        ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 20, width: 30 + 100.0 / 3, height: 30)),
        ([.flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 40, width: 30, height: 60)),
        ([], CGRect(x: 10, y: 20, width: 30, height: 30)),
    ]

    @Test(arguments: resizings)
    func flexibleMeasuresShareTheGrowthByTheirLengths(mask: UIView.AutoresizingMask, expected: CGRect) {
        let root = UIView.root(100, 100)
        let view = root.adding(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30)))
        view.autoresizingMask = mask
        root.frame.size = CGSize(width: 200, height: 200)
        expectFrame(view, expected.minX, expected.minY, expected.width, expected.height)
    }

    @Test func aFrameIsNeverSnappedWhenSetByHand() {
        let root = UIView.root(100.3, 50)
        let view = root.adding(UIView(frame: CGRect(x: 178.51, y: 0, width: 1.111, height: 1)))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 178.51, y: 0, width: 1.111, height: 1))
    }

    @Test func alphaIsStoredAsAFloat() {
        let view = UIView()
        view.alpha = 0.4
        #expect(view.alpha == 0.4000000059604645)
    }

    /// A third of a point is no binary number: the centre and half the size do not add up to the edge again.
    @Test(arguments: [1.0 / 3, 7.9, 12.1, 100.7]) func aFrameReadsBackAsItWasGiven(edge: CGFloat) {
        let frame = CGRect(x: edge, y: edge * 3, width: 77.1 / 3, height: 0.1)
        let view = UIView(frame: frame)
        #expect(view.frame == frame)
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.transform = .identity
        #expect(view.frame == frame)
        view.center.x += 1
        #expect(abs(view.frame.minX - edge - 1) < 1e-9)
    }

    @Test func framesThatALayoutFoundAreWholePixels() {
        atScale(3) {
            let root = UIView.root(100, 100)
            let view = root.adding(UIView.constrained())
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -61.0 / 3),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.1),
                view.heightAnchor.constraint(equalToConstant: 100.0 / 3),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 8, y: 0, width: 215.0 / 3, height: 100.0 / 3))
        }
    }

    @Test func noViewStandsForTheWindowOrForWhatLiesAroundTheTopmostView() {
        let root = UIView(frame: CGRect(x: 5, y: 7, width: 100, height: 100))
        let child = root.adding(UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10)))
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 27))
        #expect(child.convert(CGPoint(x: 15, y: 27), from: nil) == .zero)
        let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 300, height: 300))
        window.addSubview(root)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 27))
        #expect(child.convert(child.bounds, to: UIScreen.main.coordinateSpace).origin == CGPoint(x: 115, y: 27))
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 115, y: 27), to: child) == .zero)
        #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 100, y: 0))
        let other = UIWindow(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
        #expect(window.convert(CGPoint.zero, to: other) == CGPoint(x: 100, y: -50))
    }
}
