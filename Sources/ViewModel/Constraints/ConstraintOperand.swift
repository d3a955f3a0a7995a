/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// Items are held weakly: a constraint does not keep views alive.
@MainActor struct ConstraintOperand {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it starts.
    private(set) weak var startItem: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute?
    private let hadItem: Bool

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = item == nil ? .notAnAttribute : attribute
        startItem = nil
        startAttribute = nil
        hadItem = item != nil
    }

    init(_ reference: AnchorReference) {
        item = reference.item
        attribute = reference.attribute
        startItem = reference.startItem
        startAttribute = reference.startAttribute
        hadItem = reference.item != nil
    }

    static var none: ConstraintOperand { ConstraintOperand(nil, .notAnAttribute) }

    /// Whether nothing stands on this side, as opposed to an item that is gone.
    var isAbsent: Bool { !hadItem }
    var isDistance: Bool { startAttribute != nil }
    var isGone: Bool { hadItem && (item == nil || (isDistance && startItem == nil)) }

    /// Distances have no position.
    var family: NSLayoutConstraint.Attribute.Family { isDistance ? .length : attribute.family }

    var followsLayoutDirection: Bool {
        attribute.followsLayoutDirection || startAttribute?.followsLayoutDirection ?? false
    }

}

extension ConstraintState {
    /// Visits the views, or owners of guides, that have to be related for the constraint to mean something; nil for those
    /// that are gone.
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

    static func isItem(_ object: AnyObject) -> Bool { object is UIView || object is UILayoutGuide }
}

/// A constraint that somebody else keeps alive.
struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
}
