/// A complete expression: without a relation it equals the superview.
@preconcurrency @MainActor public protocol AnchorsExpressionOmitable {
    func defaultExpression() -> Anchors
}

extension AnchorsExpressionOmitable {
    public func multiplier(_ multiplier: CGFloat) -> Anchors { defaultExpression().multiplier(multiplier) }
    public func priority(_ priority: UILayoutPriority) -> Anchors { defaultExpression().priority(priority) }
}

/// Builds the constraints of a view from expressions, with every control flow.
@preconcurrency @MainActor @resultBuilder public struct AnchorsBuilder {
    public static func buildExpression<E: AnchorsExpressionOmitable>(_ expression: E) -> Anchors {
        expression.defaultExpression()
    }
    public static func buildExpression<E: AnchorsExpressionOmitable>(_ expression: E?) -> Anchors {
        expression?.defaultExpression() ?? Anchors()
    }
    public static func buildExpression(_ anchors: Anchors) -> Anchors { anchors }
    public static func buildExpression(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

    public static func buildBlock(_ anchors: Anchors...) -> Anchors { buildArray(anchors) }
    public static func buildArray(_ anchors: [Anchors]) -> Anchors { Anchors(anchors.flatMap { $0.constraints }) }
    public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }
    public static func buildEither(first anchors: Anchors) -> Anchors { anchors }
    public static func buildEither(second anchors: Anchors) -> Anchors { anchors }
    public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }
}
