import Testing
import UIKit

@Suite struct GeometryValueTests {
    @Test func insetsShrinkARectangleFromItsFourSides() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 196))
    }

    @Test func directionalInsetsFollowTheLayoutDirection() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            UIEdgeInsets(insets, layoutDirection: .rightToLeft)
                == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(
            NSDirectionalEdgeInsets(UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2), layoutDirection: .rightToLeft)
                == insets)
    }

    @Test func rectanglesPrintTheirFourNumbers() {
        #expect(CGRect(x: 20, y: 0, width: 0, height: 40).debugDescription == "(20.0, 0.0, 0.0, 40.0)")
        #expect("\(CGPoint(x: 1.5, y: 2))" == "(1.5, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    }

    @Test func stringsOfGeometryReadBack() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3.5, height: 4)) == "{{1, 2}, {3.5, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3.5, 4}}") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
        #expect(
            NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgSize(for: "{0.10000000000000001, 2}") == CGSize(width: 0.1, height: 2))
    }

    @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, x}"])
    func whatIsNoPointReadsAsZero(_ text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
    }

    @Test func valuesGiveBackWhatWasPutInAndNothingElse() {
        let rect = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect.value(of: CGRect.self) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rect.value(of: CGPoint.self) == nil)
        let matrix = CATransform3DMakeTranslation(1, 2, 3)
        let value = NSValue(caTransform3D: matrix)
        #expect(value.value(of: CATransform3D.self).map { CATransform3DEqualToTransform($0, matrix) } == true)
        #expect(value.value(of: CGAffineTransform.self) == nil)
    }

    @Test func numbersAreReadOutOfObjects() {
        #expect(CGFloat(truncating: 2.5) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: 9_007_199_254_740_993)) == nil)
    }

    @Test func valuesBoxGeometry() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
        let turn = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        let depth = CATransform3DMakeTranslation(1, 2, 3)
        #expect(NSValue(caTransform3D: depth).caTransform3DValue.m43 == 3)
    }

    /// Apple's documentation: a transform without an inverse is given back. The others follow from what undoes a move and a scale.
    @Test func aTransformIsUndone() {
        let moved = CATransform3DMakeTranslation(10, -20, 30)
        #expect(CATransform3DInvert(moved) == CATransform3DMakeTranslation(-10, 20, -30))
        let both = CATransform3DConcat(CATransform3DMakeScale(2, 4, 8), moved)
        #expect(CATransform3DIsIdentity(CATransform3DConcat(both, CATransform3DInvert(both))))
        // Its first diagonal place is empty, so that rows have to change places.
        let turned = CATransform3D(
            m11: 0, m12: 1, m13: 0, m14: 0, m21: -1, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 1)
        #expect(CATransform3DInvert(turned).m12 == -1 && CATransform3DInvert(turned).m21 == 1)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func optionSetsHaveUIKitsBits() {
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIRectEdge([.bottom, .right]).rawValue == 12)
        #expect(UIRectCorner([.topRight, .bottomRight]).rawValue == 10)
        #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(NSUnderlineStyle.double.rawValue == 9)
    }

    /// By their names of C: two squares of 10 points, of which one begins in the middle of the other.
    @Test func `Functions unite rectangles and cut them with each other`() {
        let (one, other) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(CGRectUnion(one, other) == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(CGRectIntersection(one, other) == CGRect(x: 5, y: 5, width: 5, height: 5))
    }
}
