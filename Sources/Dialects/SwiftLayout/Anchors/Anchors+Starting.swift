// Where every expression starts.

extension Anchors {
    /// `Anchors` as the library's guide spells it, too.
    public static var sl: Anchors.Type { Anchors.self }
}

extension Anchors {
    public static var centerX: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .centerX) }
    public static var leading: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .leading) }
    public static var trailing: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .trailing) }
    public static var left: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .left) }
    public static var right: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .right) }
    public static var centerXWithinMargins: AnchorsExpression<AnchorsXAxisAttribute> {
        AnchorsExpression(xAxis: .centerXWithinMargins)
    }
    public static var leftMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .leftMargin) }
    public static var rightMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(xAxis: .rightMargin) }
    public static var leadingMargin: AnchorsExpression<AnchorsXAxisAttribute> {
        AnchorsExpression(xAxis: .leadingMargin)
    }
    public static var trailingMargin: AnchorsExpression<AnchorsXAxisAttribute> {
        AnchorsExpression(xAxis: .trailingMargin)
    }

    public static var centerY: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .centerY) }
    public static var top: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .top) }
    public static var bottom: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .bottom) }
    public static var firstBaseline: AnchorsExpression<AnchorsYAxisAttribute> {
        AnchorsExpression(yAxis: .firstBaseline)
    }
    public static var lastBaseline: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .lastBaseline) }
    public static var centerYWithinMargins: AnchorsExpression<AnchorsYAxisAttribute> {
        AnchorsExpression(yAxis: .centerYWithinMargins)
    }
    public static var topMargin: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .topMargin) }
    public static var bottomMargin: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(yAxis: .bottomMargin) }

    public static var height: AnchorsExpression<AnchorsDimensionAttribute> { AnchorsExpression(dimensions: .height) }
    public static var width: AnchorsExpression<AnchorsDimensionAttribute> { AnchorsExpression(dimensions: .width) }
}

extension Anchors {
    public static var horizontal: AnchorsExpression<AnchorsXAxisAttribute> { leading.trailing }
    public static var vertical: AnchorsExpression<AnchorsYAxisAttribute> { top.bottom }
    public static var allSides: AnchorsMixedExpression { vertical.leading.trailing }
    public static var cap: AnchorsMixedExpression { top.leading.trailing }
    public static var shoe: AnchorsMixedExpression { bottom.leading.trailing }
    public static var size: AnchorsSizeExpression { AnchorsSizeExpression() }
    public static var center: AnchorsCenterExpression { AnchorsCenterExpression() }
}
