import Foundation
import Testing
import UIKit

/// Writes constraints as equations, with the names that a test gives to its views:
/// `box.top >= parent.safeArea.top + 20 @750 #gap`.
@MainActor public struct ConstraintSpelling {
    private let names: [ObjectIdentifier: String]

    public init(_ views: [String: UIView]) {
        names = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0.value), $0.key) })
    }

    public func equation(_ constraint: NSLayoutConstraint) -> String {
        var words = [operand(constraint.firstItem, constraint.firstAttribute), symbol(constraint.relation)]
        if constraint.secondItem != nil {
            words.append(operand(constraint.secondItem, constraint.secondAttribute))
            if constraint.multiplier != 1 { words += ["*", number(constraint.multiplier)] }
            if constraint.constant > 0 { words += ["+", number(constraint.constant)] }
            if constraint.constant < 0 { words += ["-", number(-constraint.constant)] }
        } else {
            words.append(number(constraint.constant))
        }
        if constraint.priority != .required { words.append("@" + number(CGFloat(constraint.priority.rawValue))) }
        if let identifier = constraint.identifier { words.append("#" + identifier) }
        if !constraint.isActive { words.append("(inactive)") }
        return words.joined(separator: " ")
    }

    private func operand(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(name(item)).\(attributeName(attribute))"
    }

    private func name(_ item: AnyObject?) -> String {
        if let guide = item as? UILayoutGuide {
            let owner = name(guide.owningView)
            if guide === guide.owningView?.safeAreaLayoutGuide { return owner + ".safeArea" }
            if guide === guide.owningView?.layoutMarginsGuide { return owner + ".margins" }
            if guide === guide.owningView?.readableContentGuide { return owner + ".readable" }
            if guide === guide.owningView?.keyboardLayoutGuide { return owner + ".keyboard" }
            return owner + ".guide"
        }
        return item.flatMap { names[ObjectIdentifier($0)] } ?? "nameless"
    }

    private func attributeName(_ attribute: NSLayoutConstraint.Attribute) -> String { String(describing: attribute) }

    private func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// Multipliers are stored with the precision of a float, so more than six digits would say nothing.
    private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// Expects a view to keep exactly these constraints, in this order.
@MainActor public func expectConstraints(
    of host: UIView, named views: [String: UIView], _ equations: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let spelling = ConstraintSpelling(views)
    let found = host.constraints.map { spelling.equation($0) }
    #expect(found == equations, sourceLocation: sourceLocation)
}
