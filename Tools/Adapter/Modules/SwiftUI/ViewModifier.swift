/// What changes a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("this modifier has no body") }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public var body: Never { fatalError("it stands for a view") }
}

public struct EmptyModifier: ViewModifier {
    public typealias Body = Never
    public nonisolated init() {}
}

/// A view with what changes it. It is shown as it was before.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("a modified view is reached through its content") }
}

extension ModifiedContent: DescribedForPreviews where Content: View, Modifier: ViewModifier {
    var _parts: [any View] { [content] }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

extension View {
    public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    private var unchanged: some View { modifier(EmptyModifier()) }

    // What is handed down is not asked for, since no body is drawn.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        unchanged
    }
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { unchanged }
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View { unchanged }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View { unchanged }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { unchanged }
    public func id<ID: Hashable>(_ id: ID) -> some View { unchanged }
}
