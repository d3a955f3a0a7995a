import Foundation

/// The meaning of an anchor: an attribute of an item, or the distance between two.
///
/// Anchors keep their items alive; constraints made from them do not.
struct AnchorReference {
    let item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    let startItem: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        startItem = nil
        startAttribute = nil
    }

    /// The distance from one anchor to another.
    init(from start: AnchorReference, to end: AnchorReference) {
        item = end.item
        attribute = end.attribute
        startItem = start.item
        startAttribute = start.attribute
    }

    @MainActor init(_ operand: ConstraintOperand) {
        item = operand.item
        attribute = operand.attribute
        startItem = operand.startItem
        startAttribute = operand.startAttribute
    }

    func isSame(as other: AnchorReference) -> Bool {
        item === other.item && attribute == other.attribute && startItem === other.startItem
            && startAttribute == other.startAttribute
    }
}

/// Anchors of every kind.
protocol AnyLayoutAnchor: AnyObject {
    var reference: AnchorReference { get }
}

/// An edge, centre line, baseline or length of a view or guide, to make constraints to others of its kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyLayoutAnchor {
    nonisolated(unsafe) let reference: AnchorReference

    init(_ reference: AnchorReference) {
        self.reference = reference
        super.init()
    }

    open var item: AnyObject? { reference.item }
    open var name: String { reference.attribute.name }
    open var hasAmbiguousLayout: Bool { (reference.item as? UIView)?.hasAmbiguousLayout ?? false }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis =
            reference.attribute.family == .horizontalPosition || reference.attribute == .width ? .horizontal : .vertical
        if let view = reference.item as? UIView { return view.constraintsAffectingLayout(for: axis) }
        return (reference.item as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
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
            ConstraintOperand(reference), relation, other.map { ConstraintOperand($0.reference) } ?? .none,
            multiplier: multiplier, constant: constant)
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? any AnyLayoutAnchor)?.reference.isSame(as: reference) ?? false
    }

    open override nonisolated var hash: Int {
        var hasher = Hasher()
        hasher.combine(reference.item.map(ObjectIdentifier.init))
        hasher.combine(reference.attribute)
        return hasher.finalize()
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            ConstraintFormat.anchor(ConstraintOperand(reference), typeName: "\(type(of: self))")
        }
    }
}
