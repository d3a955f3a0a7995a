import Foundation

/// Where active constraints live: in the nearest common ancestor of their items.
@MainActor enum ConstraintHosting {
    private static var activations = 0

    static func nextActivation() -> Int {
        activations += 1
        return activations
    }

    /// The nearest view that contains all items of a constraint, or `nil` if they are in different hierarchies.
    static func nearestCommonAncestor(of state: ConstraintState) -> UIView? {
        var common: UIView?
        var isFirst = true
        state.forEachRelated { view in
            if isFirst {
                common = view
            } else if let present = common {
                common = nearestCommonAncestor(present, view)
            }
            isFirst = false
        }
        return common
    }

    static func nearestCommonAncestor(_ first: UIView, _ second: UIView?) -> UIView? {
        guard let second else { return nil }
        if first === second || second.superview === first { return first }
        if first.superview === second { return second }
        if let parent = first.superview, parent === second.superview { return parent }
        var (one, other): (UIView?, UIView?) = (first, second)
        var (depth, otherDepth) = (first.depth, second.depth)
        while depth > otherDepth { (one, depth) = (one?.superview, depth - 1) }
        while otherDepth > depth { (other, otherDepth) = (other?.superview, otherDepth - 1) }
        while let present = one, present !== other { (one, other) = (present.superview, other?.superview) }
        return one
    }

    /// Removes several constraints, going through each host's list only once.
    static func evict(_ constraints: [NSLayoutConstraint]) {
        guard constraints.count > 1 else {
            constraints.first?.isActive = false
            return
        }
        let byHost = Dictionary(grouping: constraints.filter(\.isActive)) {
            $0.constraintState.host.map(ObjectIdentifier.init)
        }
        for group in byHost.values { group.first?.constraintState.host?.evictAll(group) }
    }
}

extension NSLayoutConstraint {
    func activate() {
        guard constraintState.host == nil else { return }
        guard let host = ConstraintHosting.nearestCommonAncestor(of: constraintState) else {
            fatalError(noCommonAncestor)
        }
        host.install(self)
    }

    func deactivate() { constraintState.host?.evictAll([self]) }

    private var noCommonAncestor: String {
        let anchors = [constraintState.first, constraintState.second].filter { !$0.isAbsent }
            .map { ConstraintFormat.anchor($0) }
        return "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they have no "
            + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
            + "That's illegal."
    }
}

extension UIView {
    var depth: Int {
        var depth = 0
        var current = viewState.superview
        while let view = current { (depth, current) = (depth + 1, view.viewState.superview) }
        return depth
    }

    /// `addConstraint(_:)`: hosts a constraint whose items are this view's or below it.
    func host(_ constraint: NSLayoutConstraint) {
        if constraint.constraintState.host === self { return }
        var isPrepared = true
        constraint.constraintState.forEachRelated { isPrepared = isPrepared && $0?.isInside(self) ?? false }
        require(
            isPrepared,
            "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                + "constraint's items must be descendants of that view (or the view itself). This will crash if the "
                + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
        constraint.deactivate()
        install(constraint)
    }

    /// `removeConstraint(_:)`: ignores constraints that are not here.
    func evict(_ constraint: NSLayoutConstraint) {
        if constraint.constraintState.host === self { evictAll([constraint]) }
    }

    fileprivate func install(_ constraint: NSLayoutConstraint) {
        let state = constraint.constraintState
        state.host = self
        state.activation = ConstraintHosting.nextActivation()
        viewState.constraints.append(constraint)
        viewState.pendingConstraints.append(constraint)
        state.forEachRelated { view in
            guard view !== self else { return }
            view?.viewState.referencing.append(WeakConstraint(constraint))
        }
        markNeedsLowering()
    }

    func evictAll(_ constraints: [NSLayoutConstraint]) {
        let engine = hierarchyRoot.viewState.engine
        let leaving = constraints.filter { $0.constraintState.host === self }
        for constraint in leaving {
            constraint.constraintState.host = nil
            engine?.remove(constraint)
        }
        forgetReferences(to: leaving)
        forget(leaving)
        setNeedsFrameComparison()
    }

    /// Goes through the list of each view only once: a view that many others are constrained to has a long list.
    private func forgetReferences(to constraints: [NSLayoutConstraint]) {
        var concerned: [ObjectIdentifier: UIView] = [:]
        for constraint in constraints {
            constraint.constraintState.forEachRelated { view in
                if let view, view !== self { concerned[ObjectIdentifier(view)] = view }
            }
        }
        let leaving = Set(constraints.map { ObjectIdentifier($0) })
        for view in concerned.values {
            view.viewState.referencing.removeAll { entry in
                entry.constraint.map { leaving.contains(ObjectIdentifier($0)) } ?? true
            }
        }
    }

    /// A few are searched for one by one, because views that are removed in order find theirs at the front of the list.
    private func forget(_ constraints: [NSLayoutConstraint]) {
        if constraints.count <= 8 {
            for constraint in constraints {
                viewState.constraints.removeElement(constraint)
                viewState.pendingConstraints.removeElement(constraint)
            }
            return
        }
        let leaving = Set(constraints.map(ObjectIdentifier.init))
        viewState.constraints.removeAll { leaving.contains(ObjectIdentifier($0)) }
        viewState.pendingConstraints.removeAll { leaving.contains(ObjectIdentifier($0)) }
    }

    func constraintChanged(_ constraint: NSLayoutConstraint) {
        hierarchyRoot.viewState.engine?.update(constraint)
        setNeedsFrameComparison()
    }

    /// The active constraints whose items include this view or one of its guides, and an item that fulfils the
    /// condition.
    func constraintsReaching(_ isItem: (AnyObject) -> Bool) -> [NSLayoutConstraint] {
        let candidates = viewState.constraints + viewState.referencing.compactMap(\.constraint)
        return candidates.filter { constraint in
            [constraint.constraintState.first, constraint.constraintState.second].contains { operand in
                [operand.item, operand.startItem].contains { $0.map(isItem) ?? false }
            }
        }
    }
}
