import Foundation

/// Distances from the edges of a rectangle, leading and trailing by layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable, Codable {
    public var top, leading, bottom, trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public init() { self = .zero }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// The directional insets that give `insets` in a layout direction.
    public init(_ insets: UIEdgeInsets, layoutDirection: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = layoutDirection == .rightToLeft
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
}

/// The layout direction, as views have it.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
