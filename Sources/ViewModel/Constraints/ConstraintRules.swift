import Foundation

/// Where UIKit raises an exception: here the program ends, with UIKit's words.
@MainActor enum ConstraintRules {
    private static let maker =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    static func checkItems(_ first: AnyObject, _ second: AnyObject?) {
        var allAreItems = ConstraintItem.isItem(first)
        if let second { allAreItems = allAreItems && ConstraintItem.isItem(second) }
        require(allAreItems, maker + "Constraint items must each be a view or layout guide.")
    }

    static func checkPairing(
        _ first: ConstraintOperand, _ second: ConstraintOperand, multiplier: CGFloat, constant: CGFloat
    ) {
        let problem = problem(
            first.attribute, first.family, second.attribute, second.family, multiplier: multiplier)
        if let problem { fatalError(maker + problem) }
        checkFinite(multiplier, called: "Multiplier")
        checkFinite(constant, called: "Constant")
    }

    /// What is wrong with a pair of attributes, in UIKit's words.
    static func problem(
        _ first: NSLayoutConstraint.Attribute, _ family: NSLayoutConstraint.Attribute.Family,
        _ second: NSLayoutConstraint.Attribute, _ otherFamily: NSLayoutConstraint.Attribute.Family, multiplier: CGFloat
    ) -> String? {
        let isLocation = family.isPosition
        if family == .none { return "Invalid pairing of layout attributes" }
        if isLocation, otherFamily == .none || multiplier == 0 {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be specified "
                + "in pairs."
        }
        if otherFamily == .none { return nil }
        // A distance from the left may be one from the top: both are positions.
        if isLocation != otherFamily.isPosition { return "Invalid pairing of layout attributes" }
        if isLocation,
            first.followsLayoutDirection && second.isFixedSide || first.isFixedSide && second.followsLayoutDirection
        {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return nil
    }

    static func checkFinite(_ number: CGFloat, called name: String) {
        require(
            number.isFinite, "\(name) is not finite!  That's illegal.  \(name.lowercased()):\(number)")
    }

    /// Since iOS 13 an active constraint may become required, or cease to be.
    static func checkPriority(_ new: UILayoutPriority) {
        require(
            new.rawValue > 0 && new.rawValue <= 1000,
            "It's illegal to set priority:\(ConstraintFormat.number(CGFloat(new.rawValue))).  Priorities must be greater "
                + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
}
