import Foundation
import MaquetteLayout

/// The constraints of one view tree, held against a constraint system.
///
/// A tree's topmost view keeps its engine and edits it from layout to layout. To find a fitting size another one is
/// made for the moment, with its root's size left open, and to explain a layout others, which leave the views alone.
@MainActor final class LayoutEngine {
    enum Purpose {
        case layout
        /// A layout to find the size of the root.
        case fitting
        /// A layout to find out how the tree would be laid out without some constraints, perhaps with its root as small as that allows.
        case trial(without: [ConstraintSource], fitting: Bool)
    }

    let system = ConstraintSystem()
    let purpose: Purpose
    let isForFitting: Bool
    /// Whether the engine is the tree's own, and the views know of it.
    let isLasting: Bool
    /// A topmost view that does not translate its mask is as large as its constraints make it.
    let sizesRoot: Bool
    @Unretained private(set) var root: UIView?
    /// Tells what views and constraints keep of this engine from what they keep of an earlier one.
    private let number: Int
    /// The items of guides, and in a temporary engine those of views. The views of a lasting one keep their items themselves.
    private var items: [ObjectIdentifier: LayoutItem] = [:]
    /// The items in the order in which they were made.
    private(set) var orderedItems: [LayoutItem] = []
    /// Items whose height depends on their solved width, and items whose baselines are used by constraints.
    var widthFollowers: [LayoutItem] = []
    var baselineOwners: [LayoutItem] = []

    /// The constraints that a temporary engine has lowered. The constraints of a lasting one keep themselves what was lowered.
    private var explicit: [ObjectIdentifier: LoweredConstraint] = [:]
    private var sources: [ConstraintSource?] = []
    private(set) var forgottenItems = 0
    /// Whether the system has been edited since the views were last compared with it.
    var hasChanged = true {
        didSet { if hasChanged { textIsSettled = false } }
    }
    /// Whether text has been measured for the widths that the system gives since its last edit.
    var textIsSettled = false
    var reportedConflicts: Set<Int> = []
    /// The last value given to the system; reading it would make it solve.
    var rootSize: CGSize?

    private static var lastNumber = 0

    init(root: UIView, for purpose: Purpose) {
        Self.lastNumber += 1
        number = Self.lastNumber
        self.root = root
        self.purpose = purpose
        (isForFitting, isLasting) = (purpose.isFitting, purpose.isLayout)
        sizesRoot = !isForFitting && !root.viewState.translatesAutoresizingMask
    }

    // MARK: Items

    func item(of view: UIView) -> LayoutItem {
        if let item = existingItem(of: view) { return item }
        if view !== root, let superview = view.superview { _ = item(of: superview) }
        let isRoot = view === root && !isForFitting
        // The position of the root does not matter, so it has no unknown.
        let item =
            isRoot
            ? LayoutItem(
                view, isMirrored: false, leading: .rootWidth, top: .rootHeight,
                width: sizesRoot ? system.makeUnknown(isLength: true) : .rootWidth,
                height: sizesRoot ? system.makeUnknown(isLength: true) : .rootHeight)
            : LayoutItem(
                view, isMirrored: view !== root && readsFromRightToLeft(view.superview),
                leading: system.makeUnknown(), top: system.makeUnknown(), width: system.makeUnknown(isLength: true),
                height: system.makeUnknown(isLength: true))
        item.alignmentInsets = view.alignmentRectInsets
        if isLasting {
            item.engine = number
            view.viewState.layoutItem = item
        } else {
            items[ObjectIdentifier(view)] = item
        }
        enter(item)
        lowerImplicitConstraints(of: view, item)
        return item
    }

    func item(of guide: UILayoutGuide) -> LayoutItem {
        if let item = items[ObjectIdentifier(guide)] { return item }
        if let owner = guide.owningView { _ = item(of: owner) }
        let item = LayoutItem(
            guide, isMirrored: readsFromRightToLeft(guide.owningView), leading: system.makeUnknown(),
            top: system.makeUnknown(), width: system.makeUnknown(isLength: true),
            height: system.makeUnknown(isLength: true))
        items[ObjectIdentifier(guide)] = item
        enter(item)
        lowerImplicitConstraints(of: guide, item)
        return item
    }

    /// A change of direction makes a new engine, so items may keep the answer.
    func readsFromRightToLeft(_ view: UIView?) -> Bool {
        guard let view else { return false }
        let item = existingItem(of: view)
        if let known = item?.readsFromRightToLeft { return known }
        let answer = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        item?.readsFromRightToLeft = answer
        return answer
    }

    func existingItem(of view: UIView) -> LayoutItem? {
        guard isLasting else { return items[ObjectIdentifier(view)] }
        guard let item = view.viewState.layoutItem, item.engine == number else { return nil }
        return item
    }

    func existingItem(of object: AnyObject) -> LayoutItem? {
        if let view = object as? UIView { return existingItem(of: view) }
        return items[ObjectIdentifier(object)]
    }

    var itemCount: Int { orderedItems.count - forgottenItems }

    private func enter(_ item: LayoutItem) {
        orderedItems.append(item)
        hasChanged = true
    }

    /// Takes an item and its implicit constraints out of the system.
    func forget(_ object: AnyObject) {
        guard let item = existingItem(of: object) else { return }
        items[ObjectIdentifier(object)] = nil
        for (_, role) in item.lowered { set(role, of: item, to: nil) }
        item.isForgotten = true
        (object as? UIView)?.viewState.layoutItem = nil
        forgottenItems += 1
        hasChanged = true
    }

    // MARK: Constraints

    func contains(_ constraint: NSLayoutConstraint) -> Bool { lowered(constraint) != nil }

    private func lowered(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
        guard isLasting else { return explicit[ObjectIdentifier(constraint)] }
        let state = constraint.constraintState
        return state.engine == number ? state.lowered : nil
    }

    private func keep(_ lowered: LoweredConstraint?, of constraint: NSLayoutConstraint) {
        guard isLasting else { return explicit[ObjectIdentifier(constraint)] = lowered }
        constraint.constraintState.lowered = lowered
        constraint.constraintState.engine = number
    }

    /// Lowers an active constraint into the system, or edits it there.
    func update(_ constraint: NSLayoutConstraint) {
        let present = lowered(constraint)
        if present == nil, isLasting, constraint.isPending { return }
        if leavesOut(constraint) { return }
        guard let equation = ConstraintLowering(self).equation(of: constraint) else {
            remove(constraint)
            return
        }
        let tag = present?.linear.tag ?? newTag(.explicit(constraint))
        let linear = equation.expression.constrained(
            equation.relation, priority: constraint.priority.rawValue, tag: tag, origin: .caller)
        keep(put(linear, replacing: present), of: constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let lowered = lowered(constraint) else { return }
        keep(nil, of: constraint)
        system.remove(lowered.handle)
        sources[lowered.linear.tag] = nil
        hasChanged = true
    }

    /// Sets, changes or (`nil`) removes one of the constraints that the framework makes for an item.
    func set(_ role: LayoutItem.Role, of item: LayoutItem, to linear: LinearConstraint?) {
        let present = item[role]
        guard var linear, !leavesOut(role, of: item) else {
            if let present {
                system.remove(present.handle)
                sources[present.linear.tag] = nil
                item[role] = nil
                hasChanged = true
            }
            return
        }
        linear.tag = present?.linear.tag ?? newTag(.implicit(item, role))
        item[role] = put(linear, replacing: present)
    }

    /// The cheapest edit that makes the system hold `linear`.
    private func put(_ linear: LinearConstraint, replacing present: LoweredConstraint?) -> LoweredConstraint? {
        if let present {
            if present.linear == linear { return present }
            let isSameLine =
                present.linear.terms == linear.terms && present.linear.relation == linear.relation
                && present.linear.origin == linear.origin
            if isSameLine {
                hasChanged = true
                do {
                    if present.linear.constant != linear.constant {
                        try system.setConstant(linear.constant, of: present.handle)
                    }
                    if present.linear.priority != linear.priority {
                        try system.setPriority(linear.priority, of: present.handle)
                    }
                    return LoweredConstraint(handle: present.handle, linear: linear)
                } catch {
                    Headless.Diagnostics.report(error, about: linear)
                    return present
                }
            }
            system.remove(present.handle)
        }
        hasChanged = true
        do {
            return LoweredConstraint(handle: try system.add(linear), linear: linear)
        } catch {
            Headless.Diagnostics.report(error, about: linear)
            return nil
        }
    }

    private func newTag(_ source: ConstraintSource) -> Int {
        sources.append(source)
        return sources.count - 1
    }

    func source(of tag: Int) -> ConstraintSource? { sources.indices.contains(tag) ? sources[tag] : nil }

    /// A constraint as the system has it; nil while it has not.
    func lowered(_ source: ConstraintSource) -> LinearConstraint? {
        switch source {
        case .explicit(let constraint): lowered(constraint)?.linear
        case .implicit(let item, let role): existingItem(of: item.object)?[role]?.linear
        }
    }

    /// Everything that the system holds, the oldest first.
    var loweredSources: [ConstraintSource] { sources.compactMap { $0 } }
}

/// What a trial goes without.
extension LayoutEngine {
    private func leavesOut(_ constraint: NSLayoutConstraint) -> Bool {
        guard case .trial(let omitted, _) = purpose else { return false }
        return omitted.contains { if case .explicit(constraint) = $0 { true } else { false } }
    }

    private func leavesOut(_ role: LayoutItem.Role, of item: LayoutItem) -> Bool {
        guard case .trial(let omitted, _) = purpose else { return false }
        return omitted.contains { omission in
            guard case .implicit(let other, let omittedRole) = omission, other.object === item.object else {
                return false
            }
            return role == omittedRole || role.standsIn(for: omittedRole)
        }
    }
}

extension LayoutEngine.Purpose {
    fileprivate var isLayout: Bool { if case .layout = self { true } else { false } }
    fileprivate var isFitting: Bool {
        switch self {
        case .layout: false
        case .fitting: true
        case .trial(_, let fitting): fitting
        }
    }
}

extension NSLayoutConstraint.Relation {
    var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension LinearConstraint.Relation {
    /// What holds between the negatives.
    var reversed: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
