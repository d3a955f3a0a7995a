import Foundation
import MaquetteDrawing

extension Rect {
    package init(_ rect: CGRect) {
        self.init(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
}

extension Point {
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size {
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Transform2D {
    package init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }
}

extension Insets {
    package init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
