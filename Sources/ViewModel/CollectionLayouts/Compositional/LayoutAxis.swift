import Foundation

/// One of two directions, so that rows and columns are worked out by the same words.
enum LayoutAxis {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
    var asOption: UIAxis { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension CGPoint {
    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension NSDirectionalEdgeInsets {
    func near(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func far(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}
