/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// A constraint does not retain its items.
@MainActor struct ConstraintOperand {
    private let sign: LifetimeToken?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it starts.
    private let startSign: LifetimeToken?
    let startAttribute: NSLayoutConstraint.Attribute?

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        sign = Self.sign(of: item)
        self.attribute = item == nil ? .notAnAttribute : attribute
        startSign = nil
        startAttribute = nil
    }

    /// The distance from one anchor to another.
    init(from start: ConstraintOperand, to end: ConstraintOperand) {
        sign = end.sign
        attribute = end.attribute
        startSign = start.sign
        startAttribute = start.attribute
    }

    /// Not by `map`, which would ask for the actor each time.
    private static func sign(of item: AnyObject?) -> LifetimeToken? {
        guard let item else { return nil }
        return ConstraintItem.lifetimeToken(of: item)
    }

    static var none: ConstraintOperand { ConstraintOperand(nil, .notAnAttribute) }

    var item: AnyObject? { sign?.object }
    var startItem: AnyObject? { startSign?.object }

    /// Whether this side is empty, as opposed to an item that is gone.
    var isAbsent: Bool { sign == nil }
    var isDistance: Bool { startAttribute != nil }
    var isGone: Bool { sign != nil && (item == nil || (isDistance && startItem == nil)) }

    /// Distances have no position.
    var family: NSLayoutConstraint.Attribute.Family { isDistance ? .length : attribute.family }

    var followsLayoutDirection: Bool {
        attribute.followsLayoutDirection || startAttribute?.followsLayoutDirection ?? false
    }

    nonisolated func isSame(as other: ConstraintOperand) -> Bool {
        sign === other.sign && attribute == other.attribute && startSign === other.startSign
            && startAttribute == other.startAttribute
    }

    nonisolated var hash: Int {
        var hasher = Hasher()
        hasher.combine(sign.map(ObjectIdentifier.init))
        hasher.combine(attribute)
        return hasher.finalize()
    }
}

extension ConstraintState {
    /// Visits the views, or the owners of guides, that need a common ancestor for the constraint to be valid; nil for
    /// those that are gone.
    @inline(__always)
    func forEachRelated(_ visit: (UIView?) -> Void) {
        if !first.isAbsent { visit(ConstraintItem.view(of: first.item)) }
        if first.startAttribute != nil { visit(ConstraintItem.view(of: first.startItem)) }
        if !second.isAbsent { visit(ConstraintItem.view(of: second.item)) }
        if second.startAttribute != nil { visit(ConstraintItem.view(of: second.startItem)) }
    }
}

/// What views and guides have in common for constraints.
@MainActor enum ConstraintItem {
    static func view(of item: AnyObject?) -> UIView? {
        if let view = item as? UIView { return view }
        return (item as? UILayoutGuide)?.owningView
    }

    static func lifetimeToken(of item: AnyObject) -> LifetimeToken {
        if let view = item as? UIView { return view.lifetimeToken }
        guard let guide = item as? UILayoutGuide else { fatalError("\(item) is neither a view nor a guide") }
        return guide.lifetimeToken
    }

    static func isItem(_ object: AnyObject) -> Bool { object is UIView || object is UILayoutGuide }
}

/// A weak reference to a constraint.
struct WeakConstraint {
    @Unretained private(set) var constraint: NSLayoutConstraint?

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
