extension AnchorsExpression {
    public func equalToSuper(attribute: Attribute? = nil, constant: CGFloat = .zero) -> Anchors {
        relate(.equal, .transparent, attribute, .raw(constant))
    }
    public func equalToSuper(attribute: Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
        relate(.equal, .transparent, attribute, .inward(inwardOffset))
    }
    public func equalTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, constant: CGFloat = .zero
    ) -> Anchors { relate(.equal, AnchorsItem(toItem), attribute, .raw(constant)) }
    public func equalTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, inwardOffset: CGFloat
    ) -> Anchors { relate(.equal, AnchorsItem(toItem), attribute, .inward(inwardOffset)) }

    public func greaterThanOrEqualToSuper(attribute: Attribute? = nil, constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, .transparent, attribute, .raw(constant))
    }
    public func greaterThanOrEqualToSuper(attribute: Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, .transparent, attribute, .inward(inwardOffset))
    }
    public func greaterThanOrEqualTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, constant: CGFloat = .zero
    ) -> Anchors { relate(.greaterThanOrEqual, AnchorsItem(toItem), attribute, .raw(constant)) }
    public func greaterThanOrEqualTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, inwardOffset: CGFloat
    ) -> Anchors { relate(.greaterThanOrEqual, AnchorsItem(toItem), attribute, .inward(inwardOffset)) }

    public func lessThanOrEqualToSuper(attribute: Attribute? = nil, constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, .transparent, attribute, .raw(constant))
    }
    public func lessThanOrEqualToSuper(attribute: Attribute? = nil, inwardOffset: CGFloat) -> Anchors {
        relate(.lessThanOrEqual, .transparent, attribute, .inward(inwardOffset))
    }
    public func lessThanOrEqualTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, constant: CGFloat = .zero
    ) -> Anchors { relate(.lessThanOrEqual, AnchorsItem(toItem), attribute, .raw(constant)) }
    public func lessThanOrEqualTo<I: AnchorsItemable>(
        _ toItem: I, attribute: Attribute? = nil, inwardOffset: CGFloat
    ) -> Anchors { relate(.lessThanOrEqual, AnchorsItem(toItem), attribute, .inward(inwardOffset)) }
}

extension AnchorsExpression<AnchorsXAxisAttribute> {
    public func equalTo(_ layoutAnchor: NSLayoutXAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.equal, layoutAnchor, .raw(constant))
    }
    public func equalTo(_ layoutAnchor: NSLayoutXAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.equal, layoutAnchor, .inward(inwardOffset))
    }
    public func greaterThanOrEqualTo(_ layoutAnchor: NSLayoutXAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, layoutAnchor, .raw(constant))
    }
    public func greaterThanOrEqualTo(_ layoutAnchor: NSLayoutXAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, layoutAnchor, .inward(inwardOffset))
    }
    public func lessThanOrEqualTo(_ layoutAnchor: NSLayoutXAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, layoutAnchor, .raw(constant))
    }
    public func lessThanOrEqualTo(_ layoutAnchor: NSLayoutXAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.lessThanOrEqual, layoutAnchor, .inward(inwardOffset))
    }
}

extension AnchorsExpression<AnchorsYAxisAttribute> {
    public func equalTo(_ layoutAnchor: NSLayoutYAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.equal, layoutAnchor, .raw(constant))
    }
    public func equalTo(_ layoutAnchor: NSLayoutYAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.equal, layoutAnchor, .inward(inwardOffset))
    }
    public func greaterThanOrEqualTo(_ layoutAnchor: NSLayoutYAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, layoutAnchor, .raw(constant))
    }
    public func greaterThanOrEqualTo(_ layoutAnchor: NSLayoutYAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, layoutAnchor, .inward(inwardOffset))
    }
    public func lessThanOrEqualTo(_ layoutAnchor: NSLayoutYAxisAnchor, constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, layoutAnchor, .raw(constant))
    }
    public func lessThanOrEqualTo(_ layoutAnchor: NSLayoutYAxisAnchor, inwardOffset: CGFloat) -> Anchors {
        relate(.lessThanOrEqual, layoutAnchor, .inward(inwardOffset))
    }
}

extension AnchorsExpression<AnchorsDimensionAttribute> {
    public func equalTo(constant: CGFloat) -> Anchors { relate(.equal, .deny, nil, .raw(constant)) }
    public func equalTo(_ layoutAnchor: NSLayoutDimension, constant: CGFloat = .zero) -> Anchors {
        relate(.equal, layoutAnchor, .raw(constant))
    }
    public func greaterThanOrEqualTo(constant: CGFloat) -> Anchors {
        relate(.greaterThanOrEqual, .deny, nil, .raw(constant))
    }
    public func greaterThanOrEqualTo(_ layoutAnchor: NSLayoutDimension, constant: CGFloat = .zero) -> Anchors {
        relate(.greaterThanOrEqual, layoutAnchor, .raw(constant))
    }
    public func lessThanOrEqualTo(constant: CGFloat) -> Anchors { relate(.lessThanOrEqual, .deny, nil, .raw(constant)) }
    public func lessThanOrEqualTo(_ layoutAnchor: NSLayoutDimension, constant: CGFloat = .zero) -> Anchors {
        relate(.lessThanOrEqual, layoutAnchor, .raw(constant))
    }
}
