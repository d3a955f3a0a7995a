import UIKit

/// What a relation can be with: a number, a size or a place, insets, a view or guide, or an attribute of one.
public protocol ConstraintRelatableTarget {}
/// What can be added to the other side.
public protocol ConstraintConstantTarget {}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
}
public protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    public var constraintMultiplierTargetValue: CGFloat { self }
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintDirectionalInsetTarget {
}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// What an amount comes to for one attribute. Insets at the right and the bottom point inwards, and shrink sizes.
@MainActor func constant(_ amount: any ConstraintConstantTarget, for attribute: NSLayoutConstraint.Attribute) -> CGFloat
{
    switch amount {
    case let number as any ConstraintMultiplierTarget: return number.constraintMultiplierTargetValue
    case let point as CGPoint: return axis(of: attribute).map { $0 == .horizontal ? point.x : point.y } ?? 0
    case let size as CGSize: return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let insets as UIEdgeInsets: return constant(Sides(insets), for: attribute)
    case let insets as NSDirectionalEdgeInsets: return constant(Sides(insets), for: attribute)
    default: return 0
    }
}

/// Insets with both names of their sides.
@MainActor private struct Sides {
    var top, left, bottom, right, leading, trailing: CGFloat

    init(_ insets: UIEdgeInsets) {
        (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
        (leading, trailing) = Self.isLeftToRight ? (left, right) : (right, left)
    }

    init(_ insets: NSDirectionalEdgeInsets) {
        (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
        (left, right) = Self.isLeftToRight ? (leading, trailing) : (trailing, leading)
    }

    private static var isLeftToRight: Bool { ConstraintConfig.interfaceLayoutDirection == .leftToRight }
}

@MainActor private func constant(_ sides: Sides, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top, .topMargin, .firstBaseline: sides.top
    case .bottom, .bottomMargin, .lastBaseline: -sides.bottom
    case .left, .leftMargin: sides.left
    case .right, .rightMargin: -sides.right
    case .leading, .leadingMargin: sides.leading
    case .trailing, .trailingMargin: -sides.trailing
    case .centerX, .centerXWithinMargins: (sides.left - sides.right) / 2
    case .centerY, .centerYWithinMargins: (sides.top - sides.bottom) / 2
    case .width: -(sides.left + sides.right)
    case .height: -(sides.top + sides.bottom)
    default: 0
    }
}

private func axis(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Axis? {
    switch attribute {
    case .width, .height, .notAnAttribute: nil
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
        .vertical
    default: .horizontal
    }
}
