/// Constraints for attributes that are known only at run time.
extension Formation {
    @discardableResult
    public func attribute(
        _ attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self { attributes([attribute], relatedBy: relation, target: target, priority: priority, handler: handler) }

    @discardableResult
    public func attribute(
        _ attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, constant: CGFloat,
        priority: UILayoutPriority = UILayoutPriorityRequired, handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self { attributes([attribute], relatedBy: relation, constant: constant, priority: priority, handler: handler) }

    @discardableResult
    public func attribute(
        _ attribute: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toView view: UIView,
        priority: UILayoutPriority = UILayoutPriorityRequired, handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self { attributes([attribute], relatedBy: relation, toView: view, priority: priority, handler: handler) }

    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        toView view: UIView, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        self.attributes(
            attributes, relatedBy: relation, target: view.sameAttribute, priority: priority, handler: handler)
    }
}
