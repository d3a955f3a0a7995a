/// Attributes of more than one kind, each related to the same attribute.
@preconcurrency @MainActor public struct AnchorsMixedExpression: AnchorsExpressionOmitable {
    private var attributes: [NSLayoutConstraint.Attribute]

    init<Attribute>(from expression: AnchorsExpression<Attribute>, appendedAttribute: any AnchorsAttribute) {
        attributes = expression.attributes.map(\.attribute) + [appendedAttribute.attribute]
    }

    func appending(_ attribute: NSLayoutConstraint.Attribute) -> Self {
        var expression = self
        expression.attributes.append(attribute)
        return expression
    }

    public func defaultExpression() -> Anchors { equalToSuper() }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ item: AnchorsItem, _ distance: AnchorsDistance
    ) -> Anchors { Anchors(relating: attributes, relation, item, nil, distance) }
}

extension AnchorsMixedExpression {
    public func equalToSuper(constant: CGFloat = .zero) -> Anchors { relate(.equal, .transparent, .raw(constant)) }
    public func equalToSuper(inwardOffset: CGFloat) -> Anchors {
        relate(.equal, .transparent, .inward(inwardOffset))
    }
    public func equalTo<I: AnchorsItemable>(_ toItem: I, constant: CGFloat = .zero) -> Anchors {
        relate(.equal, AnchorsItem(toItem), .raw(constant))
    }
    public func equalTo<I: AnchorsItemable>(_ toItem: I, inwardOffset: CGFloat) -> Anchors {
        relate(.equal, AnchorsItem(toItem), .inward(inwardOffset))
    }

    public func greaterThanOrEqualToSuper(constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, .transparent, .raw(constant))
    }
    public func greaterThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, .transparent, .inward(inwardOffset))
    }
    public func greaterThanOrEqualTo<I: AnchorsItemable>(_ toItem: I, constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, AnchorsItem(toItem), .raw(constant))
    }
    public func greaterThanOrEqualTo<I: AnchorsItemable>(_ toItem: I, inwardOffset: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, AnchorsItem(toItem), .inward(inwardOffset))
    }

    public func lessThanOrEqualToSuper(constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, .transparent, .raw(constant))
    }
    public func lessThanOrEqualToSuper(inwardOffset: CGFloat) -> Anchors {
        relate(.lessThanOrEqual, .transparent, .inward(inwardOffset))
    }
    public func lessThanOrEqualTo<I: AnchorsItemable>(_ toItem: I, constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, AnchorsItem(toItem), .raw(constant))
    }
    public func lessThanOrEqualTo<I: AnchorsItemable>(_ toItem: I, inwardOffset: CGFloat) -> Anchors {
        relate(.lessThanOrEqual, AnchorsItem(toItem), .inward(inwardOffset))
    }
}
