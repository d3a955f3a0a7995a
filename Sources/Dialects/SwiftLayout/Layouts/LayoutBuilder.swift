/// Builds layouts from views and layouts, with every control flow and any number of them.
@preconcurrency @MainActor @resultBuilder public struct LayoutBuilder {
    public static func buildExpression<L: Layout>(_ layout: L) -> L { layout }
    public static func buildExpression<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }
    public static func buildExpression<V: UIView>(_ view: V) -> ViewLayout<V> { ViewLayout(view) }
    public static func buildExpression<V: UIView>(_ view: V?) -> OptionalLayout<ViewLayout<V>> {
        OptionalLayout(view.map { ViewLayout($0) })
    }

    public static func buildBlock<L: Layout>(_ layout: L) -> L { layout }
    public static func buildBlock<First: Layout, Second: Layout, each Other: Layout>(
        _ first: First, _ second: Second, _ others: repeat each Other
    ) -> TupleLayout<First, Second, repeat each Other> { TupleLayout(first, second, repeat each others) }

    public static func buildArray<L: Layout>(_ layouts: [L]) -> ArrayLayout<L> { ArrayLayout(layouts) }
    public static func buildOptional<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }
    public static func buildEither<True: Layout, False: Layout>(first layout: True) -> ConditionalLayout<True, False> {
        ConditionalLayout(.first(layout))
    }
    public static func buildEither<True: Layout, False: Layout>(second layout: False) -> ConditionalLayout<True, False>
    { ConditionalLayout(.second(layout)) }
    public static func buildLimitedAvailability<L: Layout>(_ layout: L) -> AnyLayout { AnyLayout(layout) }
}
