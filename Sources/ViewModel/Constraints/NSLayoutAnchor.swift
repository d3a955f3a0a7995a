import Foundation

/// Anchors of every kind.
protocol AnyLayoutAnchor: AnyObject {
    var operand: ConstraintOperand { get }
}

/// An edge, centre line, baseline or length of a view or guide, to make constraints to others of its kind.
///
/// Like a constraint, an anchor does not retain its item: Apple's headers declare `item` weak.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyLayoutAnchor {
    let operand: ConstraintOperand

    init(_ operand: ConstraintOperand) {
        self.operand = operand
        super.init()
    }

    open var item: AnyObject? { operand.item }
    open var name: String { operand.attribute.name }
    open var hasAmbiguousLayout: Bool { (operand.item as? UIView)?.hasAmbiguousLayout ?? false }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis =
            operand.attribute.family == .horizontalPosition || operand.attribute == .width ? .horizontal : .vertical
        if let view = operand.item as? UIView { return view.constraintsAffectingLayout(for: axis) }
        return (operand.item as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: (any AnyLayoutAnchor)?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            operand, relation, other?.operand ?? .none, multiplier: multiplier, constant: constant)
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? any AnyLayoutAnchor)?.operand.isSame(as: operand) ?? false
    }

    open override nonisolated var hash: Int { operand.hash }

    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            ConstraintFormat.anchor(operand, typeName: "\(type(of: self))")
        }
    }
}
