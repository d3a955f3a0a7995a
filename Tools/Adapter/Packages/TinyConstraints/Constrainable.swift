import UIKit

/// What has anchors: views and layout guides.
@preconcurrency @MainActor public protocol Constrainable: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    @discardableResult func prepareForLayout() -> Self
}
extension UIView: Constrainable {
    @discardableResult public func prepareForLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}
extension UILayoutGuide: Constrainable {
    @discardableResult public func prepareForLayout() -> Self { self }
}

extension Constrainable {
    private func made<Axis>(
        _ own: NSLayoutAnchor<Axis>, _ other: NSLayoutAnchor<Axis>, _ offset: CGFloat, _ relation: ConstraintRelation,
        _ priority: LayoutPriority, _ isActive: Bool
    ) -> Constraint {
        prepareForLayout()
        let made =
            switch relation {
            case .equal: own.constraint(equalTo: other, constant: offset)
            case .equalOrLess: own.constraint(lessThanOrEqualTo: other, constant: offset)
            case .equalOrGreater: own.constraint(greaterThanOrEqualTo: other, constant: offset)
            }
        return made.with(priority, isActive)
    }

    private func made(
        _ own: NSLayoutDimension, _ other: NSLayoutDimension, _ multiplier: CGFloat, _ offset: CGFloat,
        _ relation: ConstraintRelation, _ priority: LayoutPriority, _ isActive: Bool
    ) -> Constraint {
        prepareForLayout()
        let made =
            switch relation {
            case .equal: own.constraint(equalTo: other, multiplier: multiplier, constant: offset)
            case .equalOrLess: own.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
            case .equalOrGreater: own.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: offset)
            }
        return made.with(priority, isActive)
    }

    private func made(
        _ own: NSLayoutDimension, _ constant: CGFloat, _ relation: ConstraintRelation, _ priority: LayoutPriority,
        _ isActive: Bool
    ) -> Constraint {
        prepareForLayout()
        let made =
            switch relation {
            case .equal: own.constraint(equalToConstant: constant)
            case .equalOrLess: own.constraint(lessThanOrEqualToConstant: constant)
            case .equalOrGreater: own.constraint(greaterThanOrEqualToConstant: constant)
            }
        return made.with(priority, isActive)
    }

    // MARK: Several at once

    @discardableResult public func center(
        in view: any Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
            centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
        ]
    }

    /// The right and bottom insets are counted inwards. The left one is on the left in both directions of writing.
    @discardableResult public func edges(
        to view: any Constrainable, excluding excluded: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        let isFromRight = (self as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var all: Constraints = []
        func add(
            _ edges: LayoutEdge, _ offset: CGFloat,
            _ make: (any Constrainable, CGFloat, ConstraintRelation, LayoutPriority, Bool) -> Constraint
        ) {
            if excluded.isDisjoint(with: edges) { all.append(make(view, offset, relation, priority, isActive)) }
        }
        add(.top, insets.top) { top(to: $0, offset: $1, relation: $2, priority: $3, isActive: $4) }
        add([.left, isFromRight ? .trailing : .leading], insets.left) {
            left(to: $0, offset: $1, relation: $2, priority: $3, isActive: $4)
        }
        add(.bottom, -insets.bottom) { bottom(to: $0, offset: $1, relation: $2, priority: $3, isActive: $4) }
        add([.right, isFromRight ? .leading : .trailing], -insets.right) {
            right(to: $0, offset: $1, relation: $2, priority: $3, isActive: $4)
        }
        return all
    }

    @discardableResult public func origin(
        to view: any Constrainable, insets: CGVector = .zero, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            left(to: view, offset: insets.dx, relation: relation, priority: priority, isActive: isActive),
            top(to: view, offset: insets.dy, relation: relation, priority: priority, isActive: isActive),
        ]
    }

    @discardableResult public func size(
        _ size: CGSize, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraints {
        [
            width(size.width, relation: relation, priority: priority, isActive: isActive),
            height(size.height, relation: relation, priority: priority, isActive: isActive),
        ]
    }
    @discardableResult public func size(
        to view: any Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
        relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            width(
                to: view, multiplier: multiplier, offset: insets.width, relation: relation, priority: priority,
                isActive: isActive),
            height(
                to: view, multiplier: multiplier, offset: insets.height, relation: relation, priority: priority,
                isActive: isActive),
        ]
    }

    @discardableResult public func aspectRatio(
        _ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        made(widthAnchor, heightAnchor, ratio, 0, relation, priority, isActive)
    }

    // MARK: Lengths

    @discardableResult public func width(
        _ width: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        made(widthAnchor, width, relation, priority, isActive)
    }
    @discardableResult public func width(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(widthAnchor, dimension ?? view.widthAnchor, multiplier, offset, relation, priority, isActive)
    }
    @discardableResult public func widthToHeight(
        of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        width(
            to: view, view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }
    @discardableResult public func width(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            min.map { width($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
            max.map { width($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
        ].compactMap { $0 }
    }

    @discardableResult public func height(
        _ height: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
        isActive: Bool = true
    ) -> Constraint {
        made(heightAnchor, height, relation, priority, isActive)
    }
    @discardableResult public func height(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(heightAnchor, dimension ?? view.heightAnchor, multiplier, offset, relation, priority, isActive)
    }
    @discardableResult public func heightToWidth(
        of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        height(
            to: view, view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation, priority: priority,
            isActive: isActive)
    }
    @discardableResult public func height(
        min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraints {
        [
            min.map { height($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
            max.map { height($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
        ].compactMap { $0 }
    }

    // MARK: Edges and centres

    @discardableResult public func leading(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(leadingAnchor, anchor ?? view.leadingAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func leadingToTrailing(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        leading(
            to: view, view.trailingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func left(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(leftAnchor, anchor ?? view.leftAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func leftToRight(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        left(
            to: view, view.rightAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func trailing(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(trailingAnchor, anchor ?? view.trailingAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func trailingToLeading(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        trailing(
            to: view, view.leadingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func right(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(rightAnchor, anchor ?? view.rightAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func rightToLeft(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        right(
            to: view, view.leftAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func top(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(topAnchor, anchor ?? view.topAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func topToBottom(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        top(
            to: view, view.bottomAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func bottom(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(bottomAnchor, anchor ?? view.bottomAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func bottomToTop(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        bottom(
            to: view, view.topAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func centerX(
        to view: any Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(centerXAnchor, anchor ?? view.centerXAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func centerXToLeading(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        centerX(
            to: view, view.leadingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }
    @discardableResult public func centerXToTrailing(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        centerX(
            to: view, view.trailingAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }

    @discardableResult public func centerY(
        to view: any Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
        relation: ConstraintRelation = .equal, priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        made(centerYAnchor, anchor ?? view.centerYAnchor, offset, relation, priority, isActive)
    }
    @discardableResult public func centerYToTop(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        centerY(
            to: view, view.topAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }
    @discardableResult public func centerYToBottom(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: LayoutPriority = .required, isActive: Bool = true
    ) -> Constraint {
        centerY(
            to: view, view.bottomAnchor, offset: offset, relation: relation, priority: priority, isActive: isActive)
    }
}
