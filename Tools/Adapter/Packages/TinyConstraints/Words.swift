import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]
public typealias ConstraintAxis = NSLayoutConstraint.Axis
public typealias LayoutPriority = UILayoutPriority
public typealias TinyEdgeInsets = UIEdgeInsets
public typealias TinyView = UIView

public enum ConstraintRelation: Int, Sendable { case equal = 0, equalOrLess = -1, equalOrGreater = 1 }

public struct LayoutEdge: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let top = LayoutEdge(rawValue: 1 << 0)
    public static let bottom = LayoutEdge(rawValue: 1 << 1)
    public static let trailing = LayoutEdge(rawValue: 1 << 2)
    public static let leading = LayoutEdge(rawValue: 1 << 3)
    public static let left = LayoutEdge(rawValue: 1 << 4)
    public static let right = LayoutEdge(rawValue: 1 << 5)
    public static let none: LayoutEdge = []
}

extension UILayoutPriority {
    public static var high: UILayoutPriority { .defaultHigh }
    public static var low: UILayoutPriority { .defaultLow }
}

extension UIEdgeInsets {
    public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
    public static func horizontal(_ value: CGFloat) -> UIEdgeInsets { left(value) + right(value) }
    public static func vertical(_ value: CGFloat) -> UIEdgeInsets { top(value) + bottom(value) }
    public static func top(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0) }
    public static func left(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0) }
    public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
    }
    public static func right(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
    }
    public static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
}

extension NSLayoutConstraint {
    @MainActor func with(_ priority: UILayoutPriority, _ isActive: Bool) -> NSLayoutConstraint {
        self.priority = priority
        self.isActive = isActive
        return self
    }
}

extension Collection where Element: NSLayoutConstraint {
    @preconcurrency @MainActor public func activate() { for one in self { one.isActive = true } }
    @preconcurrency @MainActor public func deActivate() { for one in self { one.isActive = false } }
}

extension UIView {
    public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentCompressionResistancePriority(priority, for: axis)
    }
    public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
        setContentHuggingPriority(priority, for: axis)
    }
}
