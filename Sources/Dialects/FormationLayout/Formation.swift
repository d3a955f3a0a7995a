/// Constraints that are activated together, and the size classes that they are meant for.
///
/// Three methods make constraints; all others named after an attribute or a position call them.
@preconcurrency @MainActor public protocol Formation: AnyObject {
    /// Setting it activates or deactivates the constraints that exist by then.
    var active: Bool { get set }
    var installSizeClasses: Set<SizeClass> { get set }
    var exceptSizeClasses: Set<SizeClass> { get set }

    /// If the target has no attribute, the same one is used. Nothing is related to itself.
    @discardableResult
    func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        target: LayoutTarget, priority: UILayoutPriority, handler: ((NSLayoutConstraint) -> Void)?
    ) -> Self

    @discardableResult
    func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        constant: CGFloat, priority: UILayoutPriority, handler: ((NSLayoutConstraint) -> Void)?
    ) -> Self

    /// Relates an attribute to a target of any other view.
    @discardableResult
    func position(
        _ attribute: NSLayoutConstraint.Attribute, at target: LayoutTarget, priority: UILayoutPriority,
        handler: ((NSLayoutConstraint) -> Void)?
    ) -> Self
}

extension Formation {
    /// Keeps the constraints to some size classes; more than one are alternatives.
    @discardableResult
    public func install(_ sizeClass: SizeClass) -> Self {
        installSizeClasses.insert(sizeClass)
        return self
    }

    /// Keeps the constraints away from some size classes, whatever `install` says.
    @discardableResult
    public func except(_ sizeClass: SizeClass) -> Self {
        exceptSizeClasses.insert(sizeClass)
        return self
    }

    /// Whether the constraints are meant for a pair of size classes.
    func checkSizeClass(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> Bool {
        func matches(_ sizeClass: SizeClass) -> Bool { sizeClass.match(horizontal, vertical) }
        if exceptSizeClasses.contains(where: matches) { return false }
        return installSizeClasses.isEmpty || installSizeClasses.contains(where: matches)
    }
}
