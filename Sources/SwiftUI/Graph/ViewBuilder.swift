/// Makes one view of the several in a closure.
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A closure on the main actor may not capture a pack that is not sendable; a value that holds it may be.
nonisolated struct ViewPack<each Content: View>: @unchecked Sendable {
    let content: (repeat each Content)

    @MainActor func make(in node: _ViewNode) {
        var index = 0
        for view in repeat each content {
            node.child(index).update(view, in: node.environment)
            index += 1
        }
        node.keepChildren(index)
    }
}

/// Several views in a row. Its parameter is the tuple, as Apple's is, so the way to the parts is a closure.
public nonisolated struct TupleView<T>: _PrimitiveView {
    public var value: T
    private let make: @MainActor (_ViewNode) -> Void

    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        let parts = ViewPack(content: (repeat each value))
        self.value = value
        make = { parts.make(in: $0) }
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { view.make(node) }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        switch view.storage {
        case .first(let chosen):
            node.takeBranch("first")
            node.child(0).update(chosen, in: node.environment)
        case .second(let chosen):
            node.takeBranch("second")
            node.child(0).update(chosen, in: node.environment)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional view has no body") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        guard let view else { return node.keepChildren(0) }
        node.child(0).update(view, in: node.environment)
    }
}

public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public init() {}
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {}
}

/// A view whose type is hidden. Another type at the same place is another view, with a state of its own.
public nonisolated struct AnyView: _PrimitiveView {
    nonisolated(unsafe) let erased: any View

    public init<Content: View>(_ view: Content) { erased = view }
    public init<Content: View>(erasing view: Content) { erased = view }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        func open<Content: View>(_ content: Content) {
            node.takeBranch(ObjectIdentifier(Content.self))
            node.child(0).update(content, in: node.environment)
        }
        open(view.erased)
    }
}

/// Several views that are treated alike, one after the other.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("a group has no body") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
    }
}
