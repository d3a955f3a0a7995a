@_exported import UIKit

/// The names of the anchors that the layout methods of `UIView` take.
///
/// An anchor is an edge or centre of a view and a distance with its sign: positive is right or down.
public struct SimpleConstraints {}

extension SimpleConstraints {
    public enum ConstraintYAnchor {
        case top(UIView, CGFloat)
        case topSafe(UIView, CGFloat)
        case bottom(UIView, CGFloat)
        case bottomSafe(UIView, CGFloat)
    }

    public enum ConstraintXAnchor {
        case left(UIView, CGFloat)
        case leftSafe(UIView, CGFloat)
        case right(UIView, CGFloat)
        case rightSafe(UIView, CGFloat)
    }

    public enum ConstraintXCenter {
        case centerX(UIView, CGFloat)
    }

    public enum ConstraintYCenter {
        case centerY(UIView, CGFloat)
    }
}
