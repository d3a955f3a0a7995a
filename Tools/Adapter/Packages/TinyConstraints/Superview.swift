import UIKit

// The same beside the view above. Offsets are to the right and down, whichever edge it is.
extension UIView {
    private func above(_ usingSafeArea: Bool) -> any Constrainable {
        guard let superview else {
            fatalError("Unable to create this constraint to it's superview, because it has no superview.")
        }
        return usingSafeArea ? superview.safeAreaLayoutGuide : superview
    }

    @discardableResult public func centerInSuperview(
        offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraints {
        center(in: above(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
    }
    @discardableResult public func originToSuperview(
        insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        origin(
            to: above(usingSafeArea), insets: CGVector(dx: insets.left, dy: insets.top), relation: relation,
            priority: priority, isActive: isActive)
    }
    @discardableResult public func edgesToSuperview(
        excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        edges(
            to: above(usingSafeArea), excluding: excluded, insets: insets, relation: relation, priority: priority,
            isActive: isActive)
    }
    @discardableResult public func horizontalToSuperview(
        insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        edgesToSuperview(
            excluding: [.top, .bottom], insets: insets, relation: relation, priority: priority, isActive: isActive,
            usingSafeArea: usingSafeArea)
    }
    @discardableResult public func verticalToSuperview(
        insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraints {
        edgesToSuperview(
            excluding: [.leading, .trailing], insets: insets, relation: relation, priority: priority,
            isActive: isActive,
            usingSafeArea: usingSafeArea)
    }

    @discardableResult public func leadingToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        leading(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func leftToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        left(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func trailingToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        trailing(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func rightToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        right(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func topToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        top(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func bottomToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        bottom(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func centerXToSuperview(
        _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        centerX(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func centerYToSuperview(
        _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
    ) -> Constraint {
        centerY(
            to: above(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }

    @discardableResult public func widthToSuperview(
        _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraint {
        width(
            to: above(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority, isActive: isActive)
    }

    @discardableResult public func heightToSuperview(
        _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true,
        usingSafeArea: Bool = false
    ) -> Constraint {
        height(
            to: above(usingSafeArea), dimension, multiplier: multiplier, offset: offset, relation: relation,
            priority: priority, isActive: isActive)
    }

    /// One after the other, from edge to edge.
    @discardableResult public func stack(
        _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil, height: CGFloat? = nil,
        spacing: CGFloat = 0
    ) -> Constraints {
        var all: Constraints = []
        for (place, view) in views.enumerated() {
            addSubview(view)
            let before = place > 0 ? views[place - 1] : nil
            switch axis {
            case .vertical:
                all.append(before.map { view.topToBottom(of: $0, offset: spacing) } ?? view.top(to: self))
                all += [view.leading(to: self), view.trailing(to: self)]
                if place == views.count - 1 { all.append(view.bottom(to: self)) }
            default:
                all.append(before.map { view.leadingToTrailing(of: $0, offset: spacing) } ?? view.leading(to: self))
                all += [view.top(to: self), view.bottom(to: self)]
                if place == views.count - 1 { all.append(view.trailing(to: self)) }
            }
            if let width { all.append(view.width(width)) }
            if let height { all.append(view.height(height)) }
        }
        return all
    }
}
