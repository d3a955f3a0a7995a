/// One constraint of a list that is not checked for completeness: the subview's anchor, and its target.
public struct Straint {
    let type: SimpleConstraints.ConsraintTypeUnsafe
    let target: SimpleConstraints.ConsraintAnchorUnsafe

    public init(t: SimpleConstraints.ConsraintTypeUnsafe, c: SimpleConstraints.ConsraintAnchorUnsafe) {
        type = t
        target = c
    }
}

// The spelling of these two names is the original's.
extension SimpleConstraints {
    public enum ConsraintTypeUnsafe: Hashable, Sendable {
        case top, bottom, left, right
        case centerX, centerY
        case height, width
        /// The height as a multiple of the width.
        case ratioHeight
        /// The width as a multiple of the height.
        case ratioWidth
    }

    public enum ConsraintAnchorUnsafe {
        case top(UIView, CGFloat)
        case topSafe(UIView, CGFloat)
        case bottom(UIView, CGFloat)
        case bottomSafe(UIView, CGFloat)
        case left(UIView, CGFloat)
        case leftSafe(UIView, CGFloat)
        case right(UIView, CGFloat)
        case rightSafe(UIView, CGFloat)
        case centerX(UIView, CGFloat)
        case centerY(UIView, CGFloat)
        case length(CGFloat)
        case ratio(CGFloat)
    }
}
