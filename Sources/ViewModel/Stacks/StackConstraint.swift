import Foundation

/// The key of a constraint of a stack. Everything but the constant is part of it.
struct StackConstraint: Hashable {
    let identifier: String
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    /// The multiplier, as exact as constraints store it.
    let multiplier: Float
    let priority: Float

    /// Hashes what sets most constraints apart: the rest takes longer to hash than to compare.
    func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(firstAttribute)
    }
}

extension StackConstraint {
    /// The key of an existing constraint of a stack.
    @MainActor init?(_ constraint: NSLayoutConstraint) {
        guard let identifier = constraint.identifier, let first = constraint.firstItem else { return nil }
        self.init(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: constraint.firstAttribute,
            relation: constraint.relation, second: constraint.secondItem.map { ObjectIdentifier($0) },
            secondAttribute: constraint.secondAttribute, multiplier: Float(constraint.multiplier),
            priority: constraint.priority.rawValue)
    }
}

/// The constraints that an arrangement asks for, in order.
@MainActor struct StackPlan {
    struct Entry {
        let key: StackConstraint
        let first: AnyObject
        let second: AnyObject?
        let constant: CGFloat
    }

    private(set) var entries: [Entry] = []

    mutating func add(
        _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000
    ) {
        let key = StackConstraint(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute,
            relation: relation, second: second.map(ObjectIdentifier.init), secondAttribute: secondAttribute,
            multiplier: Float(multiplier), priority: priority)
        entries.append(Entry(key: key, first: first, second: second, constant: constant))
    }
}

extension UIStackView {
    /// Keeps the constraints that are still in the plan, and replaces the rest.
    func carryOut(_ plan: StackPlan) {
        var left = stackState.constraints
        var kept: [StackConstraint: NSLayoutConstraint] = [:]
        kept.reserveCapacity(plan.entries.count)
        var added: [NSLayoutConstraint] = []
        for entry in plan.entries {
            if !left.isEmpty, let present = left.removeValue(forKey: entry.key), present.isActive {
                present.constant = entry.constant
                kept[entry.key] = present
            } else {
                let constraint = NSLayoutConstraint(
                    ConstraintOperand(entry.first, entry.key.firstAttribute), entry.key.relation,
                    ConstraintOperand(entry.second, entry.key.secondAttribute),
                    multiplier: CGFloat(entry.key.multiplier), constant: entry.constant)
                constraint.priority = UILayoutPriority(entry.key.priority)
                constraint.identifier = entry.key.identifier
                kept[entry.key] = constraint
                added.append(constraint)
            }
        }
        NSLayoutConstraint.deactivate(Array(left.values))
        NSLayoutConstraint.activate(added)
        stackState.constraints = kept
    }

    /// Removes the stack's constraints on a view that leaves.
    func forgetConstraints(on view: UIView) {
        var leaving: [NSLayoutConstraint] = []
        for constraint in view.viewState.referencing.compactMap(\.constraint) {
            guard let key = StackConstraint(constraint), stackState.constraints[key] === constraint else { continue }
            stackState.constraints[key] = nil
            leaving.append(constraint)
        }
        NSLayoutConstraint.deactivate(leaving)
    }
}

/// The attributes along a stack and across it.
struct StackAxis {
    let isHorizontal: Bool

    init(_ axis: NSLayoutConstraint.Axis) { isHorizontal = axis == .horizontal }

    typealias Attribute = NSLayoutConstraint.Attribute

    var start: Attribute { isHorizontal ? .leading : .top }
    var end: Attribute { isHorizontal ? .trailing : .bottom }
    var centre: Attribute { isHorizontal ? .centerX : .centerY }
    var length: Attribute { isHorizontal ? .width : .height }

    var crossStart: Attribute { isHorizontal ? .top : .leading }
    var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    var crossCentre: Attribute { isHorizontal ? .centerY : .centerX }
    var crossLength: Attribute { isHorizontal ? .height : .width }
}
