import Foundation

extension NSLayoutConstraint {
    /// What UIKit would raise an exception for, in its words.
    package struct Complaint: Error {
        package let words: String

        package init(words: String) { self.words = words }
    }

    /// A constraint from what a document says, which is looked at before it gets so far that UIKit would complain.
    package static func checked(
        _ first: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) throws(Complaint) -> NSLayoutConstraint {
        let otherAttribute = second == nil ? .notAnAttribute : otherAttribute
        let problem = ConstraintRules.problem(
            attribute, attribute.family, otherAttribute, otherAttribute.family, multiplier: multiplier)
        if let problem { throw Complaint(words: problem) }
        guard let view = ConstraintItem.view(of: first),
            second == nil || ConstraintHosting.nearestCommonAncestor(view, ConstraintItem.view(of: second)) != nil
        else { throw Complaint(words: "The items of the constraint have no common ancestor.") }
        return NSLayoutConstraint(
            ConstraintState(
                ConstraintOperand(first, attribute), relation, ConstraintOperand(second, otherAttribute),
                multiplier: Float(multiplier), constant: constant))
    }
}
