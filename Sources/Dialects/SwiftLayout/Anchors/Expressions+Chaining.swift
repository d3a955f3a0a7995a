// Every attribute appends itself. Those of the same kind keep the kind, so that anchors and attributes of
// that kind can follow; others make a mixed expression.

extension AnchorsExpression<AnchorsXAxisAttribute> {
    public var centerX: Self { appending(.centerX) }
    public var leading: Self { appending(.leading) }
    public var trailing: Self { appending(.trailing) }
    public var left: Self { appending(.left) }
    public var right: Self { appending(.right) }
    public var centerXWithinMargins: Self { appending(.centerXWithinMargins) }
    public var leftMargin: Self { appending(.leftMargin) }
    public var rightMargin: Self { appending(.rightMargin) }
    public var leadingMargin: Self { appending(.leadingMargin) }
    public var trailingMargin: Self { appending(.trailingMargin) }
    public var centerY: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerY) }
    public var top: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.top) }
    public var bottom: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottom) }
    public var firstBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.firstBaseline) }
    public var lastBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.lastBaseline) }
    public var centerYWithinMargins: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerYWithinMargins) }
    public var topMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.topMargin) }
    public var bottomMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottomMargin) }
    public var height: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.height) }
    public var width: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.width) }
}

extension AnchorsExpression<AnchorsYAxisAttribute> {
    public var centerX: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerX) }
    public var leading: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leading) }
    public var trailing: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailing) }
    public var left: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.left) }
    public var right: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.right) }
    public var centerXWithinMargins: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerXWithinMargins) }
    public var leftMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leftMargin) }
    public var rightMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.rightMargin) }
    public var leadingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leadingMargin) }
    public var trailingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailingMargin) }
    public var centerY: Self { appending(.centerY) }
    public var top: Self { appending(.top) }
    public var bottom: Self { appending(.bottom) }
    public var firstBaseline: Self { appending(.firstBaseline) }
    public var lastBaseline: Self { appending(.lastBaseline) }
    public var centerYWithinMargins: Self { appending(.centerYWithinMargins) }
    public var topMargin: Self { appending(.topMargin) }
    public var bottomMargin: Self { appending(.bottomMargin) }
    public var height: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.height) }
    public var width: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.width) }
}

extension AnchorsExpression<AnchorsDimensionAttribute> {
    public var centerX: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerX) }
    public var leading: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leading) }
    public var trailing: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailing) }
    public var left: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.left) }
    public var right: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.right) }
    public var centerXWithinMargins: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerXWithinMargins) }
    public var leftMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leftMargin) }
    public var rightMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.rightMargin) }
    public var leadingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leadingMargin) }
    public var trailingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailingMargin) }
    public var centerY: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerY) }
    public var top: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.top) }
    public var bottom: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottom) }
    public var firstBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.firstBaseline) }
    public var lastBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.lastBaseline) }
    public var centerYWithinMargins: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerYWithinMargins) }
    public var topMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.topMargin) }
    public var bottomMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottomMargin) }
    public var height: Self { appending(.height) }
    public var width: Self { appending(.width) }
}

extension AnchorsMixedExpression {
    public var centerX: Self { appending(.centerX) }
    public var leading: Self { appending(.leading) }
    public var trailing: Self { appending(.trailing) }
    public var left: Self { appending(.left) }
    public var right: Self { appending(.right) }
    public var centerXWithinMargins: Self { appending(.centerXWithinMargins) }
    public var leftMargin: Self { appending(.leftMargin) }
    public var rightMargin: Self { appending(.rightMargin) }
    public var leadingMargin: Self { appending(.leadingMargin) }
    public var trailingMargin: Self { appending(.trailingMargin) }
    public var centerY: Self { appending(.centerY) }
    public var top: Self { appending(.top) }
    public var bottom: Self { appending(.bottom) }
    public var firstBaseline: Self { appending(.firstBaseline) }
    public var lastBaseline: Self { appending(.lastBaseline) }
    public var centerYWithinMargins: Self { appending(.centerYWithinMargins) }
    public var topMargin: Self { appending(.topMargin) }
    public var bottomMargin: Self { appending(.bottomMargin) }
    public var height: Self { appending(.height) }
    public var width: Self { appending(.width) }
}
