import ObjectiveC
import UIKit

/// What one line of a closure says: one constraint of Auto Layout for each attribute.
@preconcurrency @MainActor public final class Constraint {
    let from: ConstraintItem
    let label: String?
    private let multiplier: CGFloat
    private var amount: any ConstraintConstantTarget
    private var priority: Float
    public private(set) var layoutConstraints: [LayoutConstraint] = []

    init(_ words: ConstraintDescription, to: ConstraintItem, _ relation: NSLayoutConstraint.Relation) {
        from = words.item
        (label, multiplier) = (words.label, words.multiplier)
        (amount, priority) = (words.amount, words.priority)
        guard let first = from.target else { return }
        for attribute in from.attributes.list {
            let other = Self.attribute(opposite: attribute, to)
            // A place without a view is one in the superview.
            let isLength = other == .width || other == .height
            let second = to.target ?? (isLength ? nil : Self.superview(of: first))
            let made = LayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second,
                attribute: second == nil ? .notAnAttribute : other, multiplier: multiplier,
                constant: constant(amount, for: other))
            made.priority = UILayoutPriority(priority)
            made.label = label
            made.constraint = self
            layoutConstraints.append(made)
        }
    }

    private static func attribute(
        opposite attribute: NSLayoutConstraint.Attribute, _ to: ConstraintItem
    ) -> NSLayoutConstraint.Attribute {
        if !to.attributes.list.isEmpty { return to.attributes.counterpart(of: attribute) }
        // Centres at a number are that far from the superview's corner.
        guard to.target == nil else { return attribute }
        return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }

    static func superview(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    public var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set { newValue ? activate() : deactivate() }
    }

    public func activate() { activateIfNeeded() }
    public func deactivate() { deactivateIfNeeded() }

    /// The constraint that is there already is given the new amount, where `updateConstraints` says so.
    func activateIfNeeded(updatingExisting: Bool = false) {
        guard let owner = from.target else { return }
        guard updatingExisting else {
            NSLayoutConstraint.activate(layoutConstraints)
            ConstraintsOfItem.of(owner).add(self)
            return
        }
        let existing = ConstraintsOfItem.of(owner).list.flatMap(\.layoutConstraints)
        for made in layoutConstraints {
            guard let old = existing.first(where: { $0.says(what: made) }) else {
                fatalError("updateConstraints found no constraint like this one: \(made)")
            }
            old.constant = made.constant
        }
    }

    func deactivateIfNeeded() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        if let owner = from.target { ConstraintsOfItem.of(owner).remove(self) }
    }

    // MARK: Changes

    @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset) }
    @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint { update(insets(inset)) }
    @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(inset) }

    @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        self.priority = priority.constraintPriorityTargetValue
        for one in layoutConstraints { one.priority = UILayoutPriority(self.priority) }
        return self
    }

    @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
        update(priority: priority.value)
    }

    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
    public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
    public func updatePriorityRequired() { update(priority: ConstraintPriority.required) }
    public func updatePriorityHigh() { update(priority: ConstraintPriority.high) }
    public func updatePriorityMedium() { update(priority: ConstraintPriority.medium) }
    public func updatePriorityLow() { update(priority: ConstraintPriority.low) }

    private func update(_ amount: any ConstraintConstantTarget) -> Constraint {
        self.amount = amount
        for one in layoutConstraints {
            let other = one.secondAttribute == .notAnAttribute ? one.firstAttribute : one.secondAttribute
            one.constant = constant(amount, for: other)
        }
        return self
    }
}

/// A number as an inset is one at every side.
func insets(_ amount: any ConstraintInsetTarget) -> any ConstraintConstantTarget {
    guard let number = amount as? any ConstraintMultiplierTarget else { return amount }
    let length = number.constraintMultiplierTargetValue
    return UIEdgeInsets(top: length, left: length, bottom: length, right: length)
}

extension NSLayoutConstraint {
    /// Whether both are the same but for the constant.
    fileprivate func says(what other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation && priority == other.priority
            && multiplier == other.multiplier
    }
}

private nonisolated(unsafe) var listKey = 0

/// The constraints that were made for a view or guide and are active.
@MainActor final class ConstraintsOfItem: NSObject {
    private(set) var list: [Constraint] = []

    static func of(_ item: AnyObject) -> ConstraintsOfItem {
        if let known = objc_getAssociatedObject(item, &listKey) as? ConstraintsOfItem { return known }
        let new = ConstraintsOfItem()
        objc_setAssociatedObject(item, &listKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    func add(_ constraint: Constraint) {
        if !list.contains(where: { $0 === constraint }) { list.append(constraint) }
    }

    func remove(_ constraint: Constraint) { list.removeAll { $0 === constraint } }
}
