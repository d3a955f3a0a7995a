import Foundation

/// An offset from the default position.
public struct UIOffset: Equatable, Hashable, Sendable, Codable {
    public var horizontal, vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init() { self = .zero }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
