import UIKit

public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
    public let value: Float

    public init(floatLiteral value: Float) { self.value = value }
    public init(_ value: Float) { self.value = value }

    public static let required: ConstraintPriority = 1000.0
    public static let high: ConstraintPriority = 750.0
    public static let medium: ConstraintPriority = 500.0
    public static let low: ConstraintPriority = 250.0

    public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

extension ConstraintPriority: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { value }
}
