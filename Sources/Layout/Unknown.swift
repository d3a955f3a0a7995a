/// A number that the engine has to find. The first two of every system are its root size.
///
/// Unknowns are ordered by creation, and that order decides between solutions that
/// the constraints leave open, so that equal programs get equal layouts.
public struct Unknown: Hashable, Comparable, Sendable {
    public let index: Int32

    @inlinable public init(index: Int32) { self.index = index }

    public static let rootWidth = Unknown(index: 0)
    public static let rootHeight = Unknown(index: 1)

    @inlinable public static func < (left: Unknown, right: Unknown) -> Bool { left.index < right.index }
}

/// A coefficient times an unknown.
public struct Term: Hashable, Sendable {
    public var coefficient: Double
    public var unknown: Unknown

    @inlinable public init(_ coefficient: Double = 1, _ unknown: Unknown) {
        self.coefficient = coefficient
        self.unknown = unknown
    }
}
