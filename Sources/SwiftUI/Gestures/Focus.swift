/// Whether the first thing below that can be focused is, and who wants to know.
struct FocusOffer: Equatable {
    let id: ObjectIdentifier
    let isFocused: @MainActor () -> Bool
    let set: @MainActor (Bool) -> Void

    static func == (one: FocusOffer, other: FocusOffer) -> Bool { one.id == other.id }
}

private enum FocusOfferKey: EnvironmentKey { static var defaultValue: FocusOffer? { nil } }

extension EnvironmentValues {
    var focusOffer: FocusOffer? {
        get { self[FocusOfferKey.self] }
        set { self[FocusOfferKey.self] = newValue }
    }
}

/// Gives the focus to the content while a state says so, and tells the state of it.
private struct Focusing<Value: Hashable>: _PrimitiveModifier {
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value
    nonisolated(unsafe) let none: Value

    private final class Kept {
        var isFocused: () -> Bool = { false }
        var set: (Bool) -> Void = { _ in }
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let kept = node.kept as? Kept ?? Kept()
        node.kept = kept
        let (binding, value, none) = (modifier.binding, modifier.value, modifier.none)
        kept.isFocused = { binding.wrappedValue == value }
        kept.set = { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = none
            }
        }
        let offer = FocusOffer(id: ObjectIdentifier(kept)) {
            kept.isFocused()
        } set: {
            kept.set($0)
        }
        // The value is read here, so that another value reaches the field.
        _ = binding.wrappedValue
        node.child(0).update(content, in: node.deriving { $0.focusOffer = offer })
    }
}

extension View {
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { modifier(Focusing(binding: binding, value: value, none: binding.none)) }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(Focusing(binding: condition, value: true, none: false))
    }
}

/// Gives the focus once, when the content comes.
private struct FirstFocusing<Value: Hashable>: _PrimitiveModifier {
    nonisolated(unsafe) let binding: FocusState<Value>.Binding
    nonisolated(unsafe) let value: Value

    private final class Done {}

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard !(node.kept is Done) else { return }
        node.kept = Done()
        let (binding, value) = (modifier.binding, modifier.value)
        node.graph.whenShown { binding.wrappedValue = value }
    }
}

extension View {
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modifier(FirstFocusing(binding: binding, value: value)) }
}
