@_exported import UIKit

/// Makes formations, which hold the constraints of views and groups of views, and activates them for size classes.
///
/// Constraints are made inactive.
@preconcurrency @MainActor public final class FormationLayout {
    public let rootView: UIView
    private var formations: [any Formation] = []

    public init(rootView: UIView) {
        self.rootView = rootView
        rootView.translatesAutoresizingMaskIntoConstraints = false
    }

    /// A new formation of a view, which is moved to the container, or added to the root if it has no superview.
    @discardableResult
    public func view(_ view: UIView, container: UIView? = nil) -> ViewFormation {
        if let container, view.superview !== container { container.addSubview(view) }
        addIfLoose(view, to: rootView)
        let formation = ViewFormation(view: view)
        formations.append(formation)
        return formation
    }

    /// A new formation of views; those without a superview are added to the root.
    @discardableResult
    public func group(_ views: UIView...) -> GroupFormation { group(views) }

    @discardableResult
    public func group(_ views: [UIView]) -> GroupFormation { group(container: rootView, views: views) }

    /// A new formation of views that are moved to the container.
    @discardableResult
    public func group(container: UIView, views: UIView...) -> GroupFormation {
        group(container: container, views: views, moveView: true)
    }

    /// A new formation of views; those without a superview are added to the container.
    @discardableResult
    public func group(container: UIView, views: [UIView], moveView: Bool = false) -> GroupFormation {
        for view in views {
            if moveView, view.superview !== container { container.addSubview(view) }
            addIfLoose(view, to: container)
        }
        let formation = GroupFormation(views: views)
        formations.append(formation)
        return formation
    }

    /// The formations made while the closure runs, to give them size classes together.
    @discardableResult
    public func block(_ block: () -> Void) -> LayoutBlock {
        let before = formations.count
        block()
        return LayoutBlock(formations: Array(formations[before...]))
    }

    /// Activates the formations that are meant for a pair of size classes, and deactivates the others first.
    public func activate(
        _ horizontal: UIUserInterfaceSizeClass = .unspecified, _ vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
        let changing = formations.filter { $0.active != $0.checkSizeClass(horizontal, vertical) }
        for formation in changing where formation.active { formation.active = false }
        for formation in changing where formation.checkSizeClass(horizontal, vertical) { formation.active = true }
    }

    public func activate(_ traitCollection: UITraitCollection) {
        activate(traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass)
    }

    private func addIfLoose(_ view: UIView, to container: UIView) {
        if view.superview == nil, view !== container { container.addSubview(view) }
    }
}
