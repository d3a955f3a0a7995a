import Foundation

/// How a view tree and its engine find each other.
extension UIView {
    /// The engine of the whole tree, up to date, or `nil` while no constraint has a say in it.
    var engineForReading: LayoutEngine? {
        let root = hierarchyRoot
        root.makeEngineIfNeeded()
        root.viewState.engine?.bringUpToDate()
        return root.viewState.engine
    }

    /// Called on a root: an engine is made with the first view that needs one, and anew when it has become stale.
    private func makeEngineIfNeeded() {
        if let engine = viewState.engine, engine.root === self, engine.forgottenItems <= 64 + engine.itemCount {
            return
        }
        guard isKnownToAnEngine || viewState.subtreeNeedsLowering else { return }
        dissolveEngine()
        viewState.engine = LayoutEngine(root: self, for: .layout)
    }

    /// Forgets the engine of a tree; everything is lowered anew with the next layout.
    func dissolveEngine() {
        viewState.engine = nil
        eachInSubtree { view in
            view.viewState.layoutItem = nil
            view.viewState.pendingConstraints = view.viewState.constraints
            if view.needsEngine { view.viewState.needsLowering = true }
            view.viewState.subtreeNeedsLowering = true
        }
    }

    /// Whether an engine knows the view: its own, or that of a former root which is gone.
    private var isKnownToAnEngine: Bool { viewState.engine != nil || viewState.isLowered }

    private var needsEngine: Bool { !viewState.translatesAutoresizingMask || !viewState.constraints.isEmpty }

    /// Something that the engine should know about this view has changed.
    func markNeedsLowering() {
        guard viewState.isLowered || needsEngine || !viewState.pendingConstraints.isEmpty else { return }
        viewState.needsLowering = true
        bubble(.needsLowering)
        setNeedsFrameComparison()
    }

    /// Makes the next layout compare the views with the engine.
    func setNeedsFrameComparison() { bubble(.needsLayout) }

    /// Sets a flag here and on every view above, up to one that has it already.
    func bubble(_ flag: ViewState.SubtreeFlag) {
        // Mostly it is set already, and then nobody needs to be kept.
        guard viewState.raise(flag) else { return }
        var view = self
        while let next = view.viewState.superview {
            guard next.viewState.raise(flag) else { return }
            view = next
        }
        (view as? UIWindow)?.awaitTurn()
    }

    /// Called after the view was added to another superview: pending work of the view is now pending there.
    func propagateDirtyFlags() {
        guard let superview else { return }
        if isKnownToAnEngine { dissolveEngine() }
        if viewState.subtreeHasTraits { superview.bubble(.hasTraits) }
        if viewState.subtreeNeedsLowering { superview.bubble(.needsLowering) }
        if viewState.subtreeNeedsLayout { superview.bubble(.needsLayout) }
        if viewState.subtreeNeedsUpdateConstraints { superview.bubble(.needsUpdateConstraints) }
    }

    /// Before the view leaves its superview: constraints from above that reach into it are deactivated.
    func leaveEngine() {
        let root = hierarchyRoot
        // If most of a tree leaves, making a new engine for the rest is less work than removing all that leaves.
        if let engine = root.viewState.engine, 2 * subtreeCount > engine.itemCount { root.dissolveEngine() }
        let engine = root.viewState.engine
        // A constraint lives in the view or above it. If it lives above the whole of what leaves, it comes from outside.
        let above = hostsAbove
        // A window that lets go of its view has none.
        if above.isEmpty, engine == nil { return }
        eachInSubtree { view in
            var fromAbove: [NSLayoutConstraint] = []
            for reference in view.viewState.referencing {
                guard let constraint = reference.constraint, let host = constraint.constraintState.host else {
                    continue
                }
                for outer in above where outer === host { fromAbove.append(constraint) }
            }
            if !fromAbove.isEmpty { NSLayoutConstraint.deactivate(fromAbove) }
            guard let engine else { return }
            for constraint in view.viewState.constraints { engine.remove(constraint) }
            for guide in view.viewState.layoutGuides { engine.forget(guide) }
            for guide in view.viewState.systemGuides.values { engine.forget(guide) }
            engine.forget(view)
        }
        if engine != nil { dissolveEngine() }
    }

    /// The views above that have constraints.
    private var hostsAbove: [UIView] {
        var views: [UIView] = []
        var current = viewState.superview
        while let view = current {
            if !view.viewState.constraints.isEmpty { views.append(view) }
            current = view.viewState.superview
        }
        return views
    }

    private var subtreeCount: Int {
        var count = 0
        eachInSubtree { _ in count += 1 }
        return count
    }

    /// Leading and left have changed places: every constraint with leading or trailing has another meaning now.
    func layoutDirectionDidChange() {
        let root = hierarchyRoot
        if root.viewState.engine != nil { root.dissolveEngine() }
        root.setNeedsFrameComparison()
        eachInSubtree { $0.setNeedsLayout() }
        refreshInsets()
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is waiting to be added to the engine by the next layout.
    var isPending: Bool { constraintState.host?.viewState.pendingConstraints.contains { $0 === self } ?? false }
}
