import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct LayerTests {
    @Test func aLayerBeginsAsAppleDocumentsIt() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
        #expect(layer.borderWidth == 0 && layer.cornerRadius == 0 && layer.cornerCurve == .circular)
        #expect(
            layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.maskedCorners.rawValue == 15)
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func theFrameFollowsPositionAnchorAndTransform() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        #expect(layer.position == CGPoint(x: 30, y: 20))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
        layer.transform = CATransform3DMakeScale(0.5, 2, 1)
        #expect(layer.frame == CGRect(x: 30, y: 20, width: 20, height: 40))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.bounds.size == CGSize(width: 20, height: 5) && layer.position == .zero)
    }

    @Test func sublayersAreOrderedLikeSubviews() {
        let layer = CALayer()
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(a)
        layer.insertSublayer(b, below: a)
        layer.insertSublayer(c, above: b)
        #expect(layer.sublayers == [b, c, a])
        b.removeFromSuperlayer()
        #expect(layer.sublayers == [c, a] && b.superlayer == nil)
        layer.replaceSublayer(c, with: b)
        #expect(layer.sublayers == [b, a])
    }

    @Test func transformsMultiplyLikeMatrices() {
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let moved = CATransform3DTranslate(turned, 10, 0, 0)
        let affine = CATransform3DGetAffineTransform(moved)
        // Moved along its own x axis, which points down after the turn.
        #expect(abs(affine.tx) < 1e-9 && abs(affine.ty - 10) < 1e-9)
        #expect(CATransform3DIsAffine(moved))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DConcat(CATransform3DIdentity, moved) == moved)
    }

    @Test func aViewsBackgroundIsItsLayers() {
        let view = UIView()
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.clipsToBounds = true
        view.alpha = 0.5
        #expect(view.layer.masksToBounds && view.layer.opacity == 0.5)
    }

    @Test func aViewMayHaveALayerOfItsOwnKind() {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(GradientView().layer is CAGradientLayer)
    }
}
