import Testing
import UIKit

/// What Apple's pages say of rectangles, points, sizes, transforms, vectors and insets.
@Suite("Documented: geometry types") @MainActor
struct DocumentedGeometryTypesTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    private let negative = CGRect(x: 40, y: 60, width: -30, height: -40)

    @Test("Edges and middles") func edges() {
        documented("corefoundation/cgrect/minx", rect.minX, 10)
        documented("corefoundation/cgrect/midy", rect.midY, 40)
        documented("corefoundation/cgrect/maxx", rect.maxX, 40)
        documented("corefoundation/cgrect/minx", negative.minX, 10)
        documented("corefoundation/cgrect/maxy", negative.maxY, 60)
        documented("corefoundation/cgrect/width", negative.width, 30)
        documented("corefoundation/cgrect/height", negative.height, 40)
        documented("corefoundation/cgrect/size", negative.size.width, -30)
    }

    @Test("Standardizing") func standardizing() {
        documented("corefoundation/cgrect/standardized", negative.standardized.origin, CGPoint(x: 10, y: 20))
        documented("corefoundation/cgrect/standardized", negative.standardized.size, CGSize(width: 30, height: 40))
        documented("corefoundation/cgrect/equalto(_:)", negative.equalTo(rect), true)
        documented(
            "corefoundation/cgrect/integral", CGRect(x: 0.5, y: 1.2, width: 2, height: 3).integral,
            CGRect(x: 0, y: 1, width: 3, height: 4))
        documented(
            "corefoundation/cgrect/integral", CGRect(x: -0.5, y: 1, width: 1, height: 1).integral,
            CGRect(x: -1, y: 1, width: 2, height: 1))
    }

    @Test("Null, empty and infinite") func special() {
        documented("corefoundation/cgrect/isnull", CGRect.null.isNull, true)
        documented("corefoundation/cgrect/isempty", CGRect.null.isEmpty, true)
        documented("corefoundation/cgrect/isempty", CGRect(x: 5, y: 5, width: 0, height: 10).isEmpty, true)
        documented("corefoundation/cgrect/isnull", CGRect.zero.isNull, false)
        documented("corefoundation/cgrect/isinfinite", CGRect.infinite.isInfinite, true)
        documented("corefoundation/cgrect/isinfinite", rect.isInfinite, false)
        documented("corefoundation/cgrect/zero", CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 0))
    }

    @Test("Insets and offsets") func insets() {
        documented(
            "corefoundation/cgrect/insetby(dx:dy:)", rect.insetBy(dx: 5, dy: 10),
            CGRect(x: 15, y: 30, width: 20, height: 20))
        documented(
            "corefoundation/cgrect/insetby(dx:dy:)", rect.insetBy(dx: -5, dy: 0),
            CGRect(x: 5, y: 20, width: 40, height: 40))
        documented("corefoundation/cgrect/insetby(dx:dy:)", rect.insetBy(dx: 16, dy: 0).isNull, true)
        documented(
            "corefoundation/cgrect/offsetby(dx:dy:)", rect.offsetBy(dx: 1, dy: -2),
            CGRect(x: 11, y: 18, width: 30, height: 40))
        documented(
            "corefoundation/cgrect/insetby(dx:dy:)", negative.insetBy(dx: 5, dy: 10),
            CGRect(x: 15, y: 30, width: 20, height: 20))
    }

    @Test("Unions and intersections") func unions() {
        let other = CGRect(x: 30, y: 50, width: 100, height: 100), far = CGRect(x: 500, y: 500, width: 1, height: 1)
        documented("corefoundation/cgrect/union(_:)", rect.union(other), CGRect(x: 10, y: 20, width: 120, height: 130))
        documented("corefoundation/cgrect/union(_:)", rect.union(.null), rect)
        documented("corefoundation/cgrect/union(_:)", CGRect.null.union(.null).isNull, true)
        documented(
            "corefoundation/cgrect/intersection(_:)", rect.intersection(other),
            CGRect(x: 30, y: 50, width: 10, height: 10))
        documented("corefoundation/cgrect/intersection(_:)", rect.intersection(far).isNull, true)
        documented("corefoundation/cgrect/intersects(_:)", rect.intersects(other), true)
        documented("corefoundation/cgrect/intersects(_:)", rect.intersects(far), false)
        documented("corefoundation/cgrect/intersects(_:)", rect.intersects(.null), false)
    }

    @Test("Containing") func containing() {
        documented("corefoundation/cgrect/contains(_:)", rect.contains(CGPoint(x: 10, y: 20)), true)
        documented("corefoundation/cgrect/contains(_:)", rect.contains(CGPoint(x: 40, y: 60)), false)
        documented("corefoundation/cgrect/contains(_:)", rect.contains(CGRect(x: 15, y: 25, width: 5, height: 5)), true)
        documented("corefoundation/cgrect/contains(_:)", rect.contains(rect), true)
        documented(
            "corefoundation/cgrect/contains(_:)", rect.contains(CGRect(x: 15, y: 25, width: 50, height: 5)), false)
    }

    @Test("Dividing") func dividing() {
        let left = rect.divided(atDistance: 10, from: .minXEdge)
        documented(
            "corefoundation/cgrect/divided(atdistance:from:)", left.slice, CGRect(x: 10, y: 20, width: 10, height: 40))
        documented(
            "corefoundation/cgrect/divided(atdistance:from:)", left.remainder,
            CGRect(x: 20, y: 20, width: 20, height: 40))
        let bottom = rect.divided(atDistance: 10, from: .maxYEdge)
        documented(
            "corefoundation/cgrect/divided(atdistance:from:)", bottom.slice, CGRect(x: 10, y: 50, width: 30, height: 10)
        )
        documented(
            "corefoundation/cgrect/divided(atdistance:from:)", rect.divided(atDistance: 100, from: .minXEdge).slice,
            rect)
    }

    @Test("Affine transforms") func affine() {
        let move = CGAffineTransform(translationX: 5, y: 6), scale = CGAffineTransform(scaleX: 2, y: 3)
        documented(
            "corefoundation/cgaffinetransform/identity", CGAffineTransform.identity,
            CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        documented(
            "corefoundation/cgaffinetransform/init(translationx:y:)", move,
            CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6))
        documented(
            "corefoundation/cgaffinetransform/init(scalex:y:)", scale,
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
        documented(
            "corefoundation/cgaffinetransform/concatenating(_:)", move.concatenating(scale),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 18))
        documented(
            "corefoundation/cgaffinetransform/concatenating(_:)", scale.concatenating(move),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        documented(
            "corefoundation/cgaffinetransform/translatedby(x:y:)", scale.translatedBy(x: 5, y: 6),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 18))
        documented(
            "corefoundation/cgaffinetransform/scaledby(x:y:)", move.scaledBy(x: 2, y: 3),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        documented("corefoundation/cgaffinetransform/isidentity", CGAffineTransform.identity.isIdentity, true)
        documented("corefoundation/cgaffinetransform/isidentity", move.isIdentity, false)
    }

    @Test("Inverting") func inverting() {
        let scale = CGAffineTransform(scaleX: 2, y: 4), flat = CGAffineTransform(scaleX: 0, y: 1)
        documented(
            "corefoundation/cgaffinetransform/inverted()", scale.inverted(),
            CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: 0, ty: 0))
        documented(
            "corefoundation/cgaffinetransform/inverted()", scale.concatenating(scale.inverted()).isIdentity, true)
        documented("corefoundation/cgaffinetransform/inverted()", flat.inverted(), flat)
    }

    @Test("Rotations") func rotations() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        documented("corefoundation/cgaffinetransform/init(rotationangle:)", quarter.a, 0)
        documented("corefoundation/cgaffinetransform/init(rotationangle:)", quarter.b, 1)
        documented("corefoundation/cgaffinetransform/init(rotationangle:)", quarter.c, -1)
        documented("corefoundation/cgpoint/applying(_:)", CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1))
        documented(
            "corefoundation/cgrect/applying(_:)", CGRect(x: 0, y: 0, width: 10, height: 20).applying(quarter),
            CGRect(x: -20, y: 0, width: 20, height: 10))
    }

    @Test("Applying") func applying() {
        let both = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        documented("corefoundation/cgpoint/applying(_:)", CGPoint(x: 1, y: 2).applying(both), CGPoint(x: 16, y: 20))
        documented(
            "corefoundation/cgsize/applying(_:)", CGSize(width: 1, height: 2).applying(both),
            CGSize(width: 10, height: 13))
        documented(
            "corefoundation/cgrect/applying(_:)", rect.applying(CGAffineTransform(scaleX: -1, y: 1)),
            CGRect(x: -40, y: 20, width: 30, height: 40))
    }

    @Test("Points, sizes and vectors") func small() {
        documented("corefoundation/cgpoint/zero", CGPoint.zero, CGPoint(x: 0, y: 0))
        documented("corefoundation/cgpoint/init()", CGPoint(), CGPoint(x: 0, y: 0))
        documented("corefoundation/cgsize/zero", CGSize.zero, CGSize(width: 0, height: 0))
        documented("corefoundation/cgpoint/equalto(_:)", CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)), true)
        documented(
            "corefoundation/cgsize/equalto(_:)", CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)), false
        )
        documented("corefoundation/cgvector/zero", CGVector.zero, CGVector(dx: 0, dy: 0))
        documented("corefoundation/cgvector/dx", CGVector(dx: 3, dy: 4).dx, 3)
    }

    @Test("Edge insets") func edgeInsets() {
        documented("uikit/uiedgeinsets/zero", UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        documented(
            "uikit/nsdirectionaledgeinsets/zero", NSDirectionalEdgeInsets.zero,
            NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        documented(
            "corefoundation/cgrect/inset(by:)", rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            CGRect(x: 12, y: 21, width: 24, height: 36))
        documented(
            "corefoundation/cgrect/inset(by:)", rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)),
            CGRect(x: 8, y: 19, width: 36, height: 44))
        documented(
            "uikit/uiedgeinsets",
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5),
            false)
        documented("uikit/uioffset/zero", UIOffset.zero, UIOffset(horizontal: 0, vertical: 0))
    }

    @Test("Strings") func strings() {
        documented(
            "foundation/nscoder/cgrect(for:)", NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"),
            CGRect(x: 1, y: 2, width: 3, height: 4))
        documented("foundation/nscoder/cgpoint(for:)", NSCoder.cgPoint(for: "{3.5, 2.5}"), CGPoint(x: 3.5, y: 2.5))
        documented("foundation/nscoder/cgpoint(for:)", NSCoder.cgPoint(for: "nonsense"), CGPoint(x: 0, y: 0))
        documented("foundation/nscoder/cgsize(for:)", NSCoder.cgSize(for: "{5, 6}"), CGSize(width: 5, height: 6))
        documented(
            "foundation/nscoder/uiedgeinsets(for:)", NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"),
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        documented("foundation/nscoder/string(for:)", NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
    }
}
