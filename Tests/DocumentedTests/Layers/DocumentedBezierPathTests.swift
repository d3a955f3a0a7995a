import Testing
import UIKit

/// What Apple's pages say of Bézier paths.
@Suite("Documented: Bézier paths") @MainActor
struct DocumentedBezierPathTests {
    @Test("Defaults") func defaults() {
        let path = UIBezierPath()
        documented("uikit/uibezierpath/linewidth", path.lineWidth, 1)
        documented("uikit/uibezierpath/linecapstyle", path.lineCapStyle, .butt)
        documented("uikit/uibezierpath/linejoinstyle", path.lineJoinStyle, .miter)
        documented("uikit/uibezierpath/miterlimit", path.miterLimit, 10)
        documented("uikit/uibezierpath/flatness", path.flatness, 0.6)
        documented("uikit/uibezierpath/usesevenoddfillrule", path.usesEvenOddFillRule, false)
        documented("uikit/uibezierpath/isempty", path.isEmpty, true)
        documented("uikit/uibezierpath/currentpoint", path.currentPoint, CGPoint(x: 0, y: 0))
    }

    @Test("The current point follows the segments") func current() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 20))
        documented("uikit/uibezierpath/move(to:)", path.currentPoint, CGPoint(x: 10, y: 20))
        documented("uikit/uibezierpath/isempty", path.isEmpty, false)
        path.addLine(to: CGPoint(x: 30, y: 20))
        documented("uikit/uibezierpath/addline(to:)", path.currentPoint, CGPoint(x: 30, y: 20))
        path.addCurve(
            to: CGPoint(x: 50, y: 60), controlPoint1: CGPoint(x: 35, y: 0), controlPoint2: CGPoint(x: 45, y: 90))
        documented(
            "uikit/uibezierpath/addcurve(to:controlpoint1:controlpoint2:)", path.currentPoint, CGPoint(x: 50, y: 60))
        path.addQuadCurve(to: CGPoint(x: 70, y: 80), controlPoint: CGPoint(x: 60, y: 0))
        documented("uikit/uibezierpath/addquadcurve(to:controlpoint:)", path.currentPoint, CGPoint(x: 70, y: 80))
        path.close()
        documented("uikit/uibezierpath/close()", path.currentPoint, CGPoint(x: 10, y: 20))
        path.removeAllPoints()
        documented("uikit/uibezierpath/removeallpoints()", path.isEmpty, true)
        documented("uikit/uibezierpath/currentpoint", path.currentPoint, CGPoint(x: 0, y: 0))
    }

    @Test("Arcs end where they end") func arcs() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        documented(
            "uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)", path.currentPoint,
            CGPoint(x: 50, y: 60))
        documented(
            "uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)", path.bounds,
            CGRect(x: 50, y: 50, width: 10, height: 10))
        let lower = UIBezierPath(
            arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        documented(
            "uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)",
            lower.contains(CGPoint(x: 0, y: 5)), true)
        documented(
            "uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)",
            lower.contains(CGPoint(x: 0, y: -5)), false)
        let upper = UIBezierPath(
            arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        documented(
            "uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)",
            upper.contains(CGPoint(x: 0, y: -5)), true)
        let added = UIBezierPath()
        added.move(to: CGPoint(x: 0, y: 0))
        added.addArc(withCenter: CGPoint(x: 100, y: 100), radius: 20, startAngle: .pi, endAngle: 0, clockwise: true)
        documented(
            "uikit/uibezierpath/addarc(withcenter:radius:startangle:endangle:clockwise:)", added.currentPoint,
            CGPoint(x: 120, y: 100))
    }

    @Test("Rectangles and ovals") func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        documented("uikit/uibezierpath/init(rect:)", UIBezierPath(rect: rect).bounds, rect)
        documented("uikit/uibezierpath/init(rect:)", UIBezierPath(rect: rect).contains(CGPoint(x: 12, y: 22)), true)
        documented("uikit/uibezierpath/init(ovalin:)", UIBezierPath(ovalIn: rect).bounds, rect)
        documented(
            "uikit/uibezierpath/init(ovalin:)", UIBezierPath(ovalIn: rect).contains(CGPoint(x: 12, y: 22)), false)
        documented("uikit/uibezierpath/init(ovalin:)", UIBezierPath(ovalIn: rect).contains(CGPoint(x: 60, y: 45)), true)
        let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        documented("uikit/uibezierpath/init(roundedrect:cornerradius:)", rounded.bounds, rect)
        documented("uikit/uibezierpath/init(roundedrect:cornerradius:)", rounded.contains(CGPoint(x: 11, y: 21)), false)
        let one = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
        documented(
            "uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)", one.contains(CGPoint(x: 11, y: 21)),
            false)
        documented(
            "uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)", one.contains(CGPoint(x: 109, y: 21)),
            true)
    }

    @Test("Even-odd and nonzero rules") func rules() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        documented("uikit/uibezierpath/contains(_:)", path.contains(CGPoint(x: 50, y: 50)), true)
        path.usesEvenOddFillRule = true
        documented("uikit/uibezierpath/usesevenoddfillrule", path.contains(CGPoint(x: 50, y: 50)), false)
        documented("uikit/uibezierpath/usesevenoddfillrule", path.contains(CGPoint(x: 10, y: 10)), true)
    }

    @Test("A reversed path inside makes a hole") func reversed() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
        documented("uikit/uibezierpath/reversing()", path.contains(CGPoint(x: 50, y: 50)), false)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 1, y: 2))
        line.addLine(to: CGPoint(x: 30, y: 40))
        documented("uikit/uibezierpath/reversing()", line.reversing().currentPoint, CGPoint(x: 1, y: 2))
        documented("uikit/uibezierpath/reversing()", line.currentPoint, CGPoint(x: 30, y: 40))
    }

    @Test("Appending") func appending() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = UIBezierPath()
        other.move(to: CGPoint(x: 50, y: 50))
        other.addLine(to: CGPoint(x: 60, y: 70))
        path.append(other)
        documented("uikit/uibezierpath/append(_:)", path.bounds, CGRect(x: 0, y: 0, width: 60, height: 70))
        documented("uikit/uibezierpath/append(_:)", path.currentPoint, CGPoint(x: 60, y: 70))
    }

    @Test("Transforming") func transforming() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
        path.apply(CGAffineTransform(scaleX: 2, y: 3))
        documented("uikit/uibezierpath/apply(_:)", path.bounds, CGRect(x: 20, y: 30, width: 20, height: 30))
        path.apply(CGAffineTransform(translationX: -20, y: -30))
        documented("uikit/uibezierpath/apply(_:)", path.bounds, CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("Bounds enclose all points, control points too") func bounds() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
        documented(
            "coregraphics/cgpath/boundingbox", path.cgPath.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 100))
        documented(
            "coregraphics/cgpath/boundingboxofpath", path.cgPath.boundingBoxOfPath,
            CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("Copies and Core Graphics paths") func copies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 7
        let copy = path.copy() as? UIBezierPath
        path.lineWidth = 3
        path.addLine(to: CGPoint(x: 100, y: 100))
        documented("foundation/nscopying/copy(with:)", copy?.lineWidth, 7)
        documented("foundation/nscopying/copy(with:)", copy?.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
        let from = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        documented("uikit/uibezierpath/init(cgpath:)", from.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
        let set = UIBezierPath()
        set.cgPath = from.cgPath
        documented("uikit/uibezierpath/cgpath", set.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Line dashes") func dashes() {
        let path = UIBezierPath()
        var count = -1, phase: CGFloat = -1
        path.getLineDash(nil, count: &count, phase: &phase)
        documented("uikit/uibezierpath/getlinedash(_:count:phase:)", count, 0)
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        var pattern: [CGFloat] = [0, 0, 0]
        path.getLineDash(&pattern, count: &count, phase: &phase)
        documented("uikit/uibezierpath/setlinedash(_:count:phase:)", pattern, [4, 2, 1])
        documented("uikit/uibezierpath/setlinedash(_:count:phase:)", count, 3)
        documented("uikit/uibezierpath/setlinedash(_:count:phase:)", phase, 5)
    }
}
