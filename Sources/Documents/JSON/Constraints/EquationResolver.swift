import Foundation
import MaquetteViewModel

/// Turns an equation into constraints that UIKit accepts, or says why there are none.
struct EquationResolver {
    let scope: ConstraintScope

    func constraints(for equation: Equation) throws(EquationError) -> [EquationPlan] {
        let first = try scope.operand(equation.first)
        guard let attribute = first.attribute else {
            let item = equation.first.text
            throw EquationError(
                message: "`\(item)` needs an attribute, such as `\(item).leading`", byte: equation.first.byte)
        }
        let right = try rightSide(equation)
        if let second = right.operand, let other = second.attribute, attribute.parts.count > 1 || other.parts.count > 1,
            other != attribute
        {
            throw EquationError(
                message: "`\(attribute.name)` can only be compared with `\(attribute.name)`, not with `\(other.name)`",
                byte: second.byte)
        }
        return try attribute.parts.enumerated().map { index, part throws(EquationError) in
            let otherParts = right.operand?.attribute?.parts ?? attribute.parts
            return try plan(equation, first, part, right, otherParts[otherParts.count == 1 ? 0 : index])
        }
    }

    // MARK: The right side

    private struct RightSide {
        var operand: ConstraintScope.Operand?
        var multiplier = 1.0
        var constant = 0.0
        var inset: Double?
    }

    private func rightSide(_ equation: Equation) throws(EquationError) -> RightSide {
        var right = RightSide()
        for factor in equation.factors {
            guard let term = factor.term else {
                right.constant += factor.sign * factor.number
                continue
            }
            if let metric = scope.metric(term) {
                right.constant += factor.sign * factor.number * metric
                continue
            }
            guard right.operand == nil else {
                throw EquationError(message: "only one view can be on the right side", byte: term.byte)
            }
            right.operand = try scope.operand(term)
            right.multiplier = factor.sign * factor.number
        }
        if let inset = equation.inset {
            guard let amount = inset.term.map({ scope.metric($0) }) ?? 1 else {
                throw EquationError(message: "expected a number after `inset`", byte: inset.term?.byte ?? 0)
            }
            right.inset = inset.number * amount
        }
        return right
    }

    // MARK: One constraint

    private func plan(
        _ equation: Equation, _ first: ConstraintScope.Operand, _ attribute: NSLayoutConstraint.Attribute,
        _ right: RightSide, _ other: NSLayoutConstraint.Attribute
    ) throws(EquationError) -> EquationPlan {
        var constant = right.constant
        if let inset = right.inset {
            guard let inward = attribute.inward, right.operand != nil else {
                throw EquationError(
                    message: "`inset` moves edges inwards; `\(attribute.documentName)` is none",
                    byte: equation.first.byte)
            }
            constant += Double(inward) * inset
        } else if attribute.inward != nil, right.constant != 0, (first.attribute?.parts.count ?? 1) > 1 {
            throw EquationError(
                message:
                    "several edges cannot move by one number; `inset \(Self.text(abs(right.constant)))` moves all inwards",
                byte: equation.first.byte)
        }
        try check(first, attribute, right, other, at: equation.first.byte)
        try checkNumbers(right.multiplier, constant, at: equation.first.byte)
        return EquationPlan(
            first: first.item, firstAttribute: attribute, relation: equation.relation, second: right.operand?.item,
            secondAttribute: right.operand == nil ? .notAnAttribute : other, multiplier: CGFloat(right.multiplier),
            constant: CGFloat(constant), priority: UILayoutPriority(Float(equation.priority)),
            identifier: equation.identifier)
    }

    /// Checks for what UIKit would raise an exception for.
    private func check(
        _ first: ConstraintScope.Operand, _ attribute: NSLayoutConstraint.Attribute, _ right: RightSide,
        _ other: NSLayoutConstraint.Attribute, at byte: Int
    ) throws(EquationError) {
        try checkItem(first, has: attribute)
        guard let second = right.operand else {
            if attribute.documentFamily == .size { return }
            let name = attribute.documentName
            throw EquationError(
                message: "`\(name)` is a place and needs a view to be measured from, such as `parent.\(name) + "
                    + "\(Self.text(right.constant))`", byte: byte)
        }
        try checkItem(second, has: other)
        let families = (attribute.documentFamily, other.documentFamily)
        guard families.0 == families.1 else {
            throw EquationError(
                message: "`\(attribute.documentName)` (\(Self.describe(families.0))) cannot be compared with "
                    + "`\(other.documentName)` (\(Self.describe(families.1)))", byte: byte)
        }
        if attribute.isDirectional && other.isSide || attribute.isSide && other.isDirectional {
            throw EquationError(
                message: "leading and trailing cannot be compared with left and right; use one pair for both sides",
                byte: byte)
        }
        if first.item == second.item, attribute == other {
            throw EquationError(
                message: "`\(attribute.documentName)` of the same view is on both sides", byte: byte)
        }
    }

    private func checkItem(
        _ operand: ConstraintScope.Operand, has attribute: NSLayoutConstraint.Attribute
    ) throws(EquationError) {
        if case .view = operand.item { return }
        guard attribute.needsView else { return }
        throw EquationError(message: "guides have no `\(attribute.documentName)`; only views do", byte: operand.byte)
    }

    private func checkNumbers(_ multiplier: Double, _ constant: Double, at byte: Int) throws(EquationError) {
        guard multiplier != 0, Float(multiplier) != 0, abs(multiplier) <= NumberLimits.length else {
            let reason =
                multiplier == 0 ? "a multiplier of 0 leaves nothing of the view" : "the multiplier is out of range"
            throw EquationError(message: reason, byte: byte)
        }
        guard abs(constant) <= NumberLimits.length else {
            throw EquationError(message: "the constant is more than \(Int(NumberLimits.length)) points", byte: byte)
        }
    }

    private static func describe(_ family: NSLayoutConstraint.Attribute.DocumentFamily) -> String {
        switch family {
        case .horizontal: "a place across"
        case .vertical: "a place up or down"
        case .size: "a size"
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
}
