import Combine

/// What is done when the content comes and when it goes.
private struct Appearing: _PrimitiveModifier {
    nonisolated(unsafe) let appear: (() -> Void)?
    nonisolated(unsafe) let disappear: (() -> Void)?

    /// The actions are those of the last update: bodies run twice before anything is shown.
    @MainActor private final class Kept {
        var appear: (() -> Void)?
        var disappear: (() -> Void)?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let known = node.kept as? Kept
        let kept = known ?? Kept()
        (kept.appear, kept.disappear) = (modifier.appear, modifier.disappear)
        guard known == nil else { return }
        node.kept = kept
        node.onRemoval.append { kept.disappear?() }
        node.graph.whenShown { kept.appear?() }
    }
}

/// Does something in its own time after the content has come, and again when a value is another one.
private struct TaskStarting<ID: Equatable>: _PrimitiveModifier {
    nonisolated(unsafe) let id: ID
    let action: @Sendable @isolated(any) () async -> Void

    @MainActor private final class Kept {
        var id: ID
        var action: @Sendable @isolated(any) () async -> Void
        var task: Task<Void, Never>?
        init(_ id: ID, _ action: @escaping @Sendable @isolated(any) () async -> Void) {
            (self.id, self.action) = (id, action)
        }
        func start() {
            let action = action
            task = Task { await action() }
        }
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        if let kept = node.kept as? Kept {
            kept.action = modifier.action
            guard kept.id != modifier.id else { return }
            kept.id = modifier.id
            kept.task?.cancel()
            node.graph.whenShown { kept.start() }
            return
        }
        let kept = Kept(modifier.id, modifier.action)
        node.kept = kept
        node.onRemoval.append { kept.task?.cancel() }
        node.graph.whenShown { kept.start() }
    }
}

/// Does something when a value is another one than at the last update.
private struct ChangeWatching<Value: Equatable>: _PrimitiveModifier {
    nonisolated(unsafe) let value: Value
    let isInitial: Bool
    nonisolated(unsafe) let action: (Value, Value) -> Void

    @MainActor private final class Kept {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let new = modifier.value
        guard let kept = node.kept as? Kept else {
            node.kept = Kept(new)
            if modifier.isInitial { node.graph.whenShown { modifier.action(new, new) } }
            return
        }
        let old = kept.value
        guard old != new else { return }
        kept.value = new
        node.graph.whenShown { modifier.action(old, new) }
    }
}

/// Does something for each value that comes from a publisher.
private struct Receiving<Source: Publisher>: _PrimitiveModifier where Source.Failure == Never {
    nonisolated(unsafe) let source: Source
    nonisolated(unsafe) let action: (Source.Output) -> Void

    @MainActor private final class Kept {
        var action: ((Source.Output) -> Void)?
        var subscription: AnyCancellable?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        if let kept = node.kept as? Kept { return kept.action = modifier.action }
        let kept = Kept()
        kept.action = modifier.action
        node.kept = kept
        let source = modifier.source
        node.onRemoval.append { kept.subscription = nil }
        node.graph.whenShown {
            kept.subscription = source.sink { [weak kept] value in
                nonisolated(unsafe) let value = value
                onMainActor { kept?.action?(value) }
            }
        }
    }
}

/// Gives a view an identity: another identity is another view, with a state of its own.
private struct Identifying<ID: Hashable>: _PrimitiveModifier {
    nonisolated(unsafe) let id: ID

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.takeBranch(AnyHashable(modifier.id))
        node.child(0).update(content, in: node.environment)
        let id = AnyHashable(modifier.id)
        node.wrapping { Traited($0, ExplicitIdentity.self, id) }
    }
}

/// The identity that an author gives to a view, so that a scroll view can show it.
enum ExplicitIdentity: LayoutValueKey { static var defaultValue: AnyHashable? { nil } }

/// What an author calls a view among the options of a picker or the pages of a tab view.
enum Tag: LayoutValueKey { static var defaultValue: AnyHashable? { nil } }

/// The author says when two are equal: a body runs only for another one.
public nonisolated struct EquatableView<Content: View & Equatable>: _PrimitiveView {
    public var content: Content
    public init(content: Content) { self.content = content }

    @MainActor private final class Kept {
        var content: Content
        var environment: EnvironmentValues
        init(_ content: Content, _ environment: EnvironmentValues) {
            (self.content, self.environment) = (content, environment)
        }
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        if let kept = node.kept as? Kept, kept.content == view.content, kept.environment.isSame(as: node.environment) {
            return
        }
        node.kept = Kept(view.content, node.environment)
        node.child(0).update(view.content, in: node.environment)
    }
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Both at once, as apps write it that have seen what `onAppear` returns.
public nonisolated struct _AppearanceActionModifier: ViewModifier {
    nonisolated(unsafe) public var appear: (() -> Void)?
    nonisolated(unsafe) public var disappear: (() -> Void)?
    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        (self.appear, self.disappear) = (appear, disappear)
    }
    @MainActor public func body(content: Content) -> some View {
        content.modifier(Appearing(appear: appear, disappear: disappear))
    }
}

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearing(appear: action, disappear: nil))
    }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearing(appear: nil, disappear: action))
    }

    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskStarting(id: 0, action: action)) }

    @preconcurrency
    public nonisolated func task<ID: Equatable>(
        id value: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { modifier(TaskStarting(id: value, action: action)) }

    @_disfavoredOverload public nonisolated func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    )
        -> some View
    { modifier(ChangeWatching(value: value, isInitial: false) { _, new in action(new) }) }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { modifier(ChangeWatching(value: value, isInitial: initial, action: action)) }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modifier(ChangeWatching(value: value, isInitial: initial) { _, _ in action() }) }

    public nonisolated func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { modifier(Receiving(source: publisher, action: action)) }

    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(Identifying(id: id)) }

    public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        trait(Tag.self, AnyHashable(tag))
    }
}
