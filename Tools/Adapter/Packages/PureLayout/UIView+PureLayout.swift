import UIKit

extension UIView {
    public static func newAutoLayout() -> Self { _made(self, frame: .zero).configureForAutoLayout() }
    public convenience init(forAutoLayout: ()) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    @discardableResult public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    func constrain(
        _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, of item: Any?,
        _ multiplier: CGFloat,
        _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        return NSLayoutConstraint(
            item: self, attribute: own, relatedBy: relation, toItem: item, attribute: other, multiplier: multiplier,
            constant: constant
        ).installed()
    }

    private var above: UIView {
        guard let superview else { fatalError("View's superview must not be nil.\nView: \(self)") }
        return superview
    }

    // MARK: The superview's edges

    private func pin(
        _ edge: ALEdge, to attribute: NSLayoutConstraint.Attribute, of item: Any, inset: CGFloat,
        _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        constrain(
            edge.attribute, attribute, of: item, 1, edge.isFarEdge ? -inset : inset,
            edge.isFarEdge ? relation.turned : relation)
    }

    @discardableResult public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: edge.attribute, of: above, inset: inset, relation)
    }
    @discardableResult public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        let margin = ALMargin(rawValue: edge.rawValue + ALMargin.left.rawValue - 1)!
        return pin(edge, to: margin.attribute, of: above, inset: 0, relation)
    }
    @discardableResult public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: edge.attribute, of: above.safeAreaLayoutGuide, inset: inset, relation)
    }

    /// Leading and trailing, as insets are from there.
    private func four(without excluded: ALEdge?, _ pin: (ALEdge) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
        [ALEdge.top, .leading, .bottom, .trailing].filter { edge in
            edge != excluded && !(excluded == .left && edge == .leading) && !(excluded == .right && edge == .trailing)
        }.map(pin)
    }

    @discardableResult public func autoPinEdgesToSuperviewEdges() -> [NSLayoutConstraint] {
        autoPinEdgesToSuperviewEdges(with: .zero)
    }
    @discardableResult public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        four(without: nil) { autoPinEdge(toSuperviewEdge: $0, withInset: insets.inset(at: $0)) }
    }
    @discardableResult public func autoPinEdgesToSuperviewEdges(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    )
        -> [NSLayoutConstraint]
    {
        four(without: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: insets.inset(at: $0)) }
    }
    @discardableResult public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
        four(without: nil) { autoPinEdge(toSuperviewMargin: $0) }
    }
    @discardableResult public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        four(without: edge) { autoPinEdge(toSuperviewMargin: $0) }
    }
    @discardableResult public func autoPinEdgesToSuperviewSafeArea() -> [NSLayoutConstraint] {
        autoPinEdgesToSuperviewSafeArea(with: .zero)
    }
    @discardableResult public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        four(without: nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: insets.inset(at: $0)) }
    }
    @discardableResult public func autoPinEdgesToSuperviewSafeArea(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
    ) -> [NSLayoutConstraint] {
        four(without: edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: insets.inset(at: $0)) }
    }

    @discardableResult public func autoPin(
        toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(.top, .bottom, of: controller.topLayoutGuide, 1, inset, relation)
    }
    @discardableResult public func autoPin(
        toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(.bottom, .top, of: controller.bottomLayoutGuide, 1, -inset, relation.turned)
    }

    // MARK: Other views

    @discardableResult public func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(edge.attribute, other.attribute, of: view, 1, offset, relation)
    }
    @discardableResult public func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(edge.attribute, other.attribute, of: view, multiplier, 0, relation)
    }
    @discardableResult public func autoConstrainAttribute(
        _ own: ALAttribute, to other: ALAttribute, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(own.attribute, other.attribute, of: view, 1, offset, relation)
    }
    @discardableResult public func autoConstrainAttribute(
        _ own: ALAttribute, to other: ALAttribute, of view: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(own.attribute, other.attribute, of: view, multiplier, 0, relation)
    }

    // MARK: Centres

    @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
    }
    @discardableResult public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
    }
    @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        autoAlignAxis(axis, toSameAxisOf: above)
    }
    @discardableResult public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
        let margin: ALMarginAxis = axis == .vertical ? .vertical : .horizontal
        return constrain(axis.attribute, margin.attribute, of: above, 1, 0, .equal)
    }
    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint {
        constrain(axis.attribute, axis.attribute, of: view, 1, offset, .equal)
    }
    @discardableResult public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf view: UIView, withMultiplier multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constrain(axis.attribute, axis.attribute, of: view, multiplier, 0, .equal)
    }

    // MARK: Lengths

    @discardableResult public func autoMatch(
        _ own: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(own.attribute, other.attribute, of: view, 1, offset, relation)
    }
    @discardableResult public func autoMatch(
        _ own: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(own.attribute, other.attribute, of: view, multiplier, 0, relation)
    }
    @discardableResult public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        constrain(dimension.attribute, .notAnAttribute, of: nil, 1, size, relation)
    }
    @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }

    /// The priority is that of the closure around.
    public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
        guard let priority = Surroundings.priorities.last else { return }
        setContentCompressionResistancePriority(priority, for: axis.direction)
    }
    public func autoSetContentHuggingPriority(for axis: ALAxis) {
        guard let priority = Surroundings.priorities.last else { return }
        setContentHuggingPriority(priority, for: axis.direction)
    }
}

extension ALAxis {
    var direction: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

extension UIEdgeInsets {
    func inset(at edge: ALEdge) -> CGFloat {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .left, .leading: left
        case .right, .trailing: right
        }
    }
}
