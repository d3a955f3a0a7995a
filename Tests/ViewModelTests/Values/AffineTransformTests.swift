import Testing
import UIKit

@Suite struct AffineTransformTests {
    @Test func translationHappensBeforeAnEarlierScale() {
        // Scaling by 2 was there first, so a translation by 10 moves by 20.
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 30))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 5, y: 7))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 7, y: 9))
    }

    @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12)
        #expect(abs(point.y - 1) < 1e-12)
    }

    @Test func theInverseLeadsBack() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)
        let point = CGPoint(x: 3, y: 8)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-12)
        #expect(abs(back.y - 8) < 1e-12)
    }

    @Test func aTransformWithoutAnInverseStaysAsItIs() {
        let flat = CGAffineTransform(scaleX: 1, y: 0)
        #expect(flat.inverted() == flat)
    }

    @Test func sizesIgnoreTranslation() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: 15))
    }

    @Test func aTurnedRectangleBecomesTheUprightOneAroundIt() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        // (x, y) -> (-y, x): x from -60 to -20, y from 10 to 40.
        let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -60, y: 10, width: 40, height: 30))
    }

    @Test(arguments: [
        CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5),
        CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 0, ty: 1),
        CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 9, ty: 0),
        CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
    ])
    func componentsMakeTheSameTransformAgain(_ transform: CGAffineTransform) {
        let again = CGAffineTransform(transform.decomposed())
        let pairs = [
            (again.a, transform.a), (again.b, transform.b), (again.c, transform.c), (again.d, transform.d),
            (again.tx, transform.tx), (again.ty, transform.ty),
        ]
        for (actual, expected) in pairs { #expect(abs(actual - expected) < 1e-12) }
    }

    @Test func componentsOfAScaledTurn() {
        let components = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 7, ty: 8).decomposed()
        #expect(components.scale == CGSize(width: 2, height: 3))
        #expect(components.rotation == .pi / 2)
        #expect(components.horizontalShear == 0)
        #expect(components.translation == CGVector(dx: 7, dy: 8))
    }

    @Test func aQuarterTurnExchangesTheLengthsExactly() {
        let turned = CGRect(x: -50, y: -25, width: 100, height: 50).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned == CGRect(x: -25, y: -50, width: 50, height: 100))
    }
}
