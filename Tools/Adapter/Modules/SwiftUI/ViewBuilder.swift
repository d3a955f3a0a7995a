/// Makes one view of the several in a closure.
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(content: (repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(shown: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(shown: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View, DescribedForPreviews {
    enum Shown {
        case first(First)
        case second(Second)
    }
    nonisolated(unsafe) let shown: Shown

    nonisolated init(shown: Shown) { self.shown = shown }

    public var body: Never { fatalError("a choice is reached through the view that was chosen") }

    var _parts: [any View] {
        switch shown {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional view is reached through what is in it") }
}

extension Optional: DescribedForPreviews where Wrapped: View {
    var _parts: [any View] { map { [$0] } ?? [] }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}
