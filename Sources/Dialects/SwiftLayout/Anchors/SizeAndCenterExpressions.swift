/// Width and height together.
@preconcurrency @MainActor public struct AnchorsSizeExpression: AnchorsExpressionOmitable {
    public func defaultExpression() -> Anchors { equalToSuper() }

    public func equalTo(_ size: CGSize) -> Anchors { equalTo(width: size.width, height: size.height) }
    public func equalTo(width: CGFloat, height: CGFloat) -> Anchors { relate(.deny, width, height) }
    public func equalToSuper(widthOffset: CGFloat = .zero, heightOffset: CGFloat = .zero) -> Anchors {
        relate(.transparent, widthOffset, heightOffset)
    }
    public func equalTo<I: AnchorsItemable>(
        _ toItem: I, widthOffset: CGFloat = .zero, heightOffset: CGFloat = .zero
    ) -> Anchors { relate(AnchorsItem(toItem), widthOffset, heightOffset) }

    private func relate(_ item: AnchorsItem, _ width: CGFloat, _ height: CGFloat) -> Anchors {
        Anchors(pairing: .width, width, .height, height, item)
    }
}

/// An expression for both centre lines of a view.
@preconcurrency @MainActor public struct AnchorsCenterExpression: AnchorsExpressionOmitable {
    public func defaultExpression() -> Anchors { equalToSuper() }

    public func equalToSuper(xOffset: CGFloat = .zero, yOffset: CGFloat = .zero) -> Anchors {
        relate(.transparent, xOffset, yOffset)
    }
    public func equalTo<I: AnchorsItemable>(
        _ toItem: I, xOffset: CGFloat = .zero, yOffset: CGFloat = .zero
    ) -> Anchors { relate(AnchorsItem(toItem), xOffset, yOffset) }

    private func relate(_ item: AnchorsItem, _ x: CGFloat, _ y: CGFloat) -> Anchors {
        Anchors(pairing: .centerX, x, .centerY, y, item)
    }
}

extension Anchors {
    /// Two equalities with an item, each with a constant of its own.
    fileprivate convenience init(
        pairing first: NSLayoutConstraint.Attribute, _ firstConstant: CGFloat,
        _ second: NSLayoutConstraint.Attribute, _ secondConstant: CGFloat, _ item: AnchorsItem
    ) {
        self.init(
            [(first, firstConstant), (second, secondConstant)].map { attribute, constant in
                AnchorsConstraintProperty(
                    attribute: attribute, relation: .equal, toItem: item, toAttribute: nil, constant: constant)
            })
    }
}
