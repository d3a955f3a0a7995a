// How these expressions were written before 4.0: called, with nothing or with a size.

extension AnchorsMixedExpression {
    public func callAsFunction() -> Anchors { equalToSuper() }
}

extension AnchorsExpression {
    public func callAsFunction() -> Anchors { equalToSuper() }
}

extension AnchorsCenterExpression {
    public func callAsFunction() -> Anchors { equalToSuper() }
}

extension AnchorsSizeExpression {
    public func callAsFunction() -> Anchors { equalToSuper() }
    public func callAsFunction(width: CGFloat, height: CGFloat) -> Anchors { equalTo(width: width, height: height) }
}
