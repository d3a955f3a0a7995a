import Foundation

/// Distances from the edges of a rectangle; positive ones point inwards.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
    public var top, left, bottom, right: CGFloat

    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init() { self = .zero }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }

    public func inset(by insets: NSDirectionalEdgeInsets, layoutDirection: UIUserInterfaceLayoutDirection) -> CGRect {
        inset(by: UIEdgeInsets(insets, layoutDirection: layoutDirection))
    }
}

extension UIEdgeInsets {
    /// Directional insets resolved for a layout direction.
    public init(_ directional: NSDirectionalEdgeInsets, layoutDirection: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = layoutDirection == .rightToLeft
        self.init(
            top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
            bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
    }
}
