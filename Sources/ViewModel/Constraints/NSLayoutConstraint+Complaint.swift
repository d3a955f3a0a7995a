import Foundation

extension NSLayoutConstraint {
    /// What UIKit would raise an exception for, in its words: for documents, which are checked before they get that far.
    package static func complaint(
        about first: AnyObject, _ attribute: Attribute, and second: AnyObject?, _ otherAttribute: Attribute,
        multiplier: CGFloat = 1
    ) -> String? {
        let operands = (ConstraintOperand(first, attribute), ConstraintOperand(second, otherAttribute))
        if let problem = ConstraintRules.problem(operands.0, operands.1, multiplier: multiplier) { return problem }
        let views = operands.0.hosts + operands.1.hosts
        return ConstraintHosting.nearestCommonAncestor(of: views) == nil
            ? "The items of the constraint have no common ancestor." : nil
    }
}
