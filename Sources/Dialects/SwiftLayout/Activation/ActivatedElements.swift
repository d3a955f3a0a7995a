/// The active views and constraints, held weakly, and how they change.
@MainActor final class ActivatedElements {
    private(set) var views: [ViewInformation] = []
    private(set) var constraints: Set<WeakConstraint> = []

    func change(to layout: some Layout, forceLayout: Bool) {
        LayoutExplorer.traversal(layout: layout, superview: nil, option: nil) { layout, _, _ in
            layout.layoutWillActivate()
        }
        let elements = LayoutElements(layout: layout)
        let formerViews = views
        changeViews(to: elements.viewInformations)
        changeConstraints(to: elements.viewConstraints)
        if forceLayout { layOut(leaving: formerViews) }
        LayoutExplorer.traversal(layout: layout, superview: nil, option: nil) { layout, _, _ in
            layout.layoutDidActivate()
        }
    }

    func deactivate() {
        for constraint in constraints.compactMap(\.constraint) where constraint.isActive { constraint.isActive = false }
        for view in views { view.remove() }
        constraints = []
        views = []
    }

    private func changeViews(to newViews: [ViewInformation]) {
        for former in views where !newViews.contains(former) { former.remove() }
        // Every view is added again, so that they are in the order of the layout.
        for new in newViews { new.add() }
        views = newViews
    }

    private func changeConstraints(to newConstraints: [NSLayoutConstraint]) {
        let former = constraints.filter { $0.constraint != nil }
        let wanted = Set(ofWeakConstraintsFrom: newConstraints)
        let leaving = former.subtracting(wanted).compactMap(\.constraint).filter { $0.isActive }
        NSLayoutConstraint.deactivate(leaving)
        constraints = former.intersection(wanted)
        for constraint in newConstraints where constraints.insert(WeakConstraint(constraint)).inserted {
            constraint.isActive = true
        }
    }

    private func layOut(leaving formerViews: [ViewInformation]) {
        for root in views where root.superview == nil {
            root.view?.setNeedsLayout()
            root.view?.layoutIfNeeded()
        }
        for new in views where !formerViews.contains(new) { new.stopAppearing() }
    }
}
