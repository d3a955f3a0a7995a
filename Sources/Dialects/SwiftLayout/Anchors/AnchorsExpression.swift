/// Attributes of one kind, on the way to constraints.
@preconcurrency @MainActor public struct AnchorsExpression<Attribute: AnchorsAttribute>: AnchorsExpressionOmitable {
    private(set) var attributes: [Attribute]

    func appending(_ attribute: Attribute) -> Self {
        var expression = self
        expression.attributes.append(attribute)
        return expression
    }

    func mixed(_ attribute: any AnchorsAttribute) -> AnchorsMixedExpression {
        AnchorsMixedExpression(from: self, appendedAttribute: attribute)
    }

    public func defaultExpression() -> Anchors { equalToSuper() }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ item: AnchorsItem, _ attribute: Attribute?,
        _ distance: AnchorsDistance
    ) -> Anchors { Anchors(relating: attributes.map(\.attribute), relation, item, attribute?.attribute, distance) }

    /// A constraint of an anchor with itself reveals its item and attribute.
    func relate<Kind>(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Kind>, _ distance: AnchorsDistance
    ) -> Anchors {
        let constraint = anchor.constraint(equalTo: anchor)
        guard let item = constraint.firstItem as? NSObject else { return Anchors() }
        return Anchors(
            relating: attributes.map(\.attribute), relation, .object(item), constraint.firstAttribute, distance)
    }
}

extension AnchorsExpression<AnchorsXAxisAttribute> {
    init(xAxis attributes: AnchorsXAxisAttribute...) { self.attributes = attributes }
}

extension AnchorsExpression<AnchorsYAxisAttribute> {
    init(yAxis attributes: AnchorsYAxisAttribute...) { self.attributes = attributes }
}

extension AnchorsExpression<AnchorsDimensionAttribute> {
    init(dimensions attributes: AnchorsDimensionAttribute...) { self.attributes = attributes }
}

/// A constant with its sign, or an inset.
enum AnchorsDistance {
    case raw(CGFloat)
    case inward(CGFloat)

    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case .raw(let constant): constant
        case .inward(let offset): offset * attribute.inwardDirectionFactor
        }
    }
}

extension Anchors {
    convenience init(
        relating attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation,
        _ item: AnchorsItem, _ otherAttribute: NSLayoutConstraint.Attribute?, _ distance: AnchorsDistance
    ) {
        self.init(
            attributes.map { attribute in
                AnchorsConstraintProperty(
                    attribute: attribute, relation: relation, toItem: item, toAttribute: otherAttribute,
                    constant: distance.constant(for: attribute))
            })
    }
}
