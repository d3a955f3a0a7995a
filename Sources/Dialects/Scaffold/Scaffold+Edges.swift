/// Each edge and centre line by its own name, as `attach(_:to:on:)` relates it.
extension Scaffold {
    @discardableResult
    public func leading(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            HorizontalAxis.leading(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func trailing(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            HorizontalAxis.trailing(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func left(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            HorizontalAxis.left(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func right(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            HorizontalAxis.right(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func centerX(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            HorizontalAxis.centerX(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func top(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: VerticalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            VerticalAxis.top(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func bottom(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: VerticalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            VerticalAxis.bottom(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }

    @discardableResult
    public func centerY(
        _ layoutGuide: LayoutGuide = .view, to view: UIView? = nil, on otherAxis: VerticalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        attach(
            VerticalAxis.centerY(layoutGuide), to: view, on: otherAxis, relatedBy: relatedBy, offset: constant,
            priority: priority, identifier: identifier)
    }
}
