// Transforms of outlines and of views, and the points around which they are.

extension UnitPoint {
    func point(in box: CGRect) -> CGPoint { CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height) }
}

extension CGAffineTransform {
    /// A transform that changes left and right in a box.
    init(mirroring box: CGRect) { self.init(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0) }

    /// What is scaled to nothing is as small as can be: a layer without any size has no inverse.
    init(visibleScaleX x: CGFloat, y: CGFloat) { self.init(scaleX: x == 0 ? 1e-5 : x, y: y == 0 ? 1e-5 : y) }

    /// Turned around an axis in space, as it looks without perspective.
    init(turning angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        self.init(a: turn.m11, b: turn.m12, c: turn.m21, d: turn.m22, tx: 0, ty: 0)
    }

    /// This transform around a point of a rectangle and not around the corner.
    func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let point = anchor.point(in: rect)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    /// This transform for a view of a size, which takes its transform around its middle.
    func aroundMiddle(of size: CGSize) -> CGAffineTransform {
        let (x, y) = (size.width / 2, size.height / 2)
        return CGAffineTransform(translationX: x, y: y).concatenating(self).concatenating(
            CGAffineTransform(translationX: -x, y: -y))
    }
}
