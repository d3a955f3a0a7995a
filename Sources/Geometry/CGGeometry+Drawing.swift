import Foundation
import MaquetteDrawing

// Between Core Graphics' values and those of the drawing room.

extension Point {
    @inlinable package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
    @inlinable package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
    @inlinable package init(_ rect: CGRect) {
        self.init(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
}

extension CGPoint {
    @inlinable package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    @inlinable package init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Transform2D {
    @inlinable package init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }
}

extension CGAffineTransform {
    @inlinable package init(_ transform: Transform2D) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension Insets {
    @inlinable package init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
