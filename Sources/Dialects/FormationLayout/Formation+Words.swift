/// The library's properties: an attribute and a relation, by default equal.
extension Formation {
    public var left: PlaceMethod<Self> { place([.left], .equal) }
    public var leftEqual: PlaceMethod<Self> { place([.left], .equal) }
    public var leftLessThanOrEqual: PlaceMethod<Self> { place([.left], .lessThanOrEqual) }
    public var leftGreaterThanOrEqual: PlaceMethod<Self> { place([.left], .greaterThanOrEqual) }

    public var right: PlaceMethod<Self> { place([.right], .equal) }
    public var rightEqual: PlaceMethod<Self> { place([.right], .equal) }
    public var rightLessThanOrEqual: PlaceMethod<Self> { place([.right], .lessThanOrEqual) }
    public var rightGreaterThanOrEqual: PlaceMethod<Self> { place([.right], .greaterThanOrEqual) }

    public var top: PlaceMethod<Self> { place([.top], .equal) }
    public var topEqual: PlaceMethod<Self> { place([.top], .equal) }
    public var topLessThanOrEqual: PlaceMethod<Self> { place([.top], .lessThanOrEqual) }
    public var topGreaterThanOrEqual: PlaceMethod<Self> { place([.top], .greaterThanOrEqual) }

    public var bottom: PlaceMethod<Self> { place([.bottom], .equal) }
    public var bottomEqual: PlaceMethod<Self> { place([.bottom], .equal) }
    public var bottomLessThanOrEqual: PlaceMethod<Self> { place([.bottom], .lessThanOrEqual) }
    public var bottomGreaterThanOrEqual: PlaceMethod<Self> { place([.bottom], .greaterThanOrEqual) }

    public var leading: PlaceMethod<Self> { place([.leading], .equal) }
    public var leadingEqual: PlaceMethod<Self> { place([.leading], .equal) }
    public var leadingLessThanOrEqual: PlaceMethod<Self> { place([.leading], .lessThanOrEqual) }
    public var leadingGreaterThanOrEqual: PlaceMethod<Self> { place([.leading], .greaterThanOrEqual) }

    public var trailing: PlaceMethod<Self> { place([.trailing], .equal) }
    public var trailingEqual: PlaceMethod<Self> { place([.trailing], .equal) }
    public var trailingLessThanOrEqual: PlaceMethod<Self> { place([.trailing], .lessThanOrEqual) }
    public var trailingGreaterThanOrEqual: PlaceMethod<Self> { place([.trailing], .greaterThanOrEqual) }

    public var centerX: PlaceMethod<Self> { place([.centerX], .equal) }
    public var centerXEqual: PlaceMethod<Self> { place([.centerX], .equal) }
    public var centerXLessThanOrEqual: PlaceMethod<Self> { place([.centerX], .lessThanOrEqual) }
    public var centerXGreaterThanOrEqual: PlaceMethod<Self> { place([.centerX], .greaterThanOrEqual) }

    public var centerY: PlaceMethod<Self> { place([.centerY], .equal) }
    public var centerYEqual: PlaceMethod<Self> { place([.centerY], .equal) }
    public var centerYLessThanOrEqual: PlaceMethod<Self> { place([.centerY], .lessThanOrEqual) }
    public var centerYGreaterThanOrEqual: PlaceMethod<Self> { place([.centerY], .greaterThanOrEqual) }

    public var baseline: PlaceMethod<Self> { place([.lastBaseline], .equal) }
    public var baselineEqual: PlaceMethod<Self> { place([.lastBaseline], .equal) }
    public var baselineLessThanOrEqual: PlaceMethod<Self> { place([.lastBaseline], .lessThanOrEqual) }
    public var baselineGreaterThanOrEqual: PlaceMethod<Self> { place([.lastBaseline], .greaterThanOrEqual) }

    public var firstBaseline: PlaceMethod<Self> { place([.firstBaseline], .equal) }
    public var firstBaselineEqual: PlaceMethod<Self> { place([.firstBaseline], .equal) }
    public var firstBaselineLessThanOrEqual: PlaceMethod<Self> { place([.firstBaseline], .lessThanOrEqual) }
    public var firstBaselineGreaterThanOrEqual: PlaceMethod<Self> { place([.firstBaseline], .greaterThanOrEqual) }

    public var center: PlaceMethod<Self> { place([.centerX, .centerY], .equal) }
    public var centerEqual: PlaceMethod<Self> { place([.centerX, .centerY], .equal) }
    public var centerLessThanOrEqual: PlaceMethod<Self> { place([.centerX, .centerY], .lessThanOrEqual) }
    public var centerGreaterThanOrEqual: PlaceMethod<Self> { place([.centerX, .centerY], .greaterThanOrEqual) }

    public var width: LengthMethod<Self> { length([.width], .equal) }
    public var widthEqual: LengthMethod<Self> { length([.width], .equal) }
    public var widthLessThanOrEqual: LengthMethod<Self> { length([.width], .lessThanOrEqual) }
    public var widthGreaterThanOrEqual: LengthMethod<Self> { length([.width], .greaterThanOrEqual) }

    public var height: LengthMethod<Self> { length([.height], .equal) }
    public var heightEqual: LengthMethod<Self> { length([.height], .equal) }
    public var heightLessThanOrEqual: LengthMethod<Self> { length([.height], .lessThanOrEqual) }
    public var heightGreaterThanOrEqual: LengthMethod<Self> { length([.height], .greaterThanOrEqual) }

    public var size: LengthMethod<Self> { length([.width, .height], .equal) }
    public var sizeEqual: LengthMethod<Self> { length([.width, .height], .equal) }
    public var sizeLessThanOrEqual: LengthMethod<Self> { length([.width, .height], .lessThanOrEqual) }
    public var sizeGreaterThanOrEqual: LengthMethod<Self> { length([.width, .height], .greaterThanOrEqual) }

    public var above: PositionMethod<Self> { position(.bottom, .top) }
    public var below: PositionMethod<Self> { position(.top, .bottom) }
    public var before: PositionMethod<Self> { position(.trailing, .leading) }
    public var after: PositionMethod<Self> { position(.leading, .trailing) }
}

extension Formation {
    private func place(
        _ attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation
    ) -> PlaceMethod<Self> { PlaceMethod(formation: self, attributes: attributes, relation: relation) }

    private func length(
        _ attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation
    ) -> LengthMethod<Self> { LengthMethod(formation: self, attributes: attributes, relation: relation) }

    private func position(
        _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
    ) -> PositionMethod<Self> { PositionMethod(formation: self, attribute: attribute, otherAttribute: other) }
}
