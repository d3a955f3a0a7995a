/// Leads to another page. In a list it is the row, with a chevron at its trailing edge.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case page(() -> Destination, Binding<Bool>?)
        case value(AnyHashable?)
    }
    private let label: Label
    private let target: Target

    private init(_ target: Target, label: Label) { (self.target, self.label) = (target, label) }

    @MainActor public var body: some View {
        switch target {
        case .page(let destination, let isActive):
            OpeningLink(isActive: isActive, destination: destination, label: label)
        case .value(let value): LinkLabel(label: label, value: value, isDead: value == nil) {}
        }
    }

    // MARK: With a page

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.page(destination, nil), label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.page({ destination }, nil), label: label())
    }
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(.page(destination, isActive), label: label()) }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.page({ destination }, isActive), label: label())
    }
    public init<Value: Hashable>(
        tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.page(destination, Self.isChosen(tag, selection)), label: label()) }
    public init<Value: Hashable>(
        destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
    ) { self.init(.page({ destination }, Self.isChosen(tag, selection)), label: label()) }

    private static func isChosen<Value: Hashable>(_ tag: Value, _ selection: Binding<Value?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { (isChosen: Bool) in selection.wrappedValue = isChosen ? tag : nil })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.page(destination, nil), label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.page(destination, nil), label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.page({ destination }, nil), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.page({ destination }, nil), label: Text(title))
    }
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) { self.init(.page(destination, isActive), label: Text(titleKey)) }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.page({ destination }, isActive), label: Text(titleKey))
    }
    public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: Value, selection: Binding<Value?>
    ) { self.init(.page({ destination }, Self.isChosen(tag, selection)), label: Text(titleKey)) }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}
extension NavigationLink {
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A link with a page of its own, which it shows after it was touched or while a binding says so.
private struct OpeningLink<Label: View, Destination: View>: View {
    let isActive: Binding<Bool>?
    nonisolated(unsafe) let destination: () -> Destination
    nonisolated(unsafe) let label: Label
    @State private var isOpen = false

    nonisolated init(isActive: Binding<Bool>?, destination: @escaping () -> Destination, label: Label) {
        (self.isActive, self.destination, self.label) = (isActive, destination, label)
    }

    var body: some View {
        let isOpen = isActive ?? $isOpen
        LinkLabel(label: label, value: nil, isDead: false) { isOpen.wrappedValue = true }
            .modifier(LinkDestination(isActive: isOpen, destination: destination))
    }
}

/// What is seen of a link.
private struct LinkLabel<Label: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let value: AnyHashable?
    /// Whether the link leads nowhere.
    let isDead: Bool
    @Environment(\.isInList) private var isInList
    @Environment(\.linkIndicator) private var indicator
    @Environment(\.navigationModel) private var model
    @Environment(\.listChoice) private var choice

    nonisolated(unsafe) let open: () -> Void

    nonisolated init(label: Label, value: AnyHashable?, isDead: Bool, open: @escaping () -> Void) {
        (self.label, self.value, self.isDead, self.open) = (label, value, isDead, open)
    }

    var body: some View {
        if isInList {
            // The row is a button, which is read as one thing.
            let button = PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(_shown: AnyView(EmptyView())), action: go)
            Pressing(button) { _ in label }
                .trait(RowAccessoryKey.self, indicator == .hidden ? nil : .chevron)
        } else {
            Button(action: go) { label }.disabled(isDead)
        }
    }

    private func go() {
        guard let value else { return open() }
        if choice?.make(value) != true { model?.push(value) }
    }
}

/// Wants its page to be shown while it is active.
private struct LinkDestination<Destination: View>: _PrimitiveModifier {
    let isActive: Binding<Bool>?
    nonisolated(unsafe) let destination: () -> Destination

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.request(modifier.isActive, modifier.destination)
    }
}

extension _ViewNode {
    /// Asks for a page as long as a binding is true.
    fileprivate func request<Destination: View>(_ isActive: Binding<Bool>?, _ destination: () -> Destination) {
        guard let isActive, isActive.wrappedValue else { return }
        let page = AnyView(observing { destination() })
        prefer(
            DestinationRequestsKey.self,
            [DestinationRequest(ObjectIdentifier(self), page) { isActive.wrappedValue = false }])
    }
}

private struct DestinationForValues<Value: Hashable, Destination: View>: _PrimitiveModifier {
    nonisolated(unsafe) let destination: (Value) -> Destination

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let builder = DestinationBuilder(ObjectIdentifier(Value.self)) { [weak node] value in
            guard let value = value.base as? Value else { return nil }
            let make = { AnyView(modifier.destination(value)) }
            return node?.observing(make) ?? make()
        }
        // One modifier adds to those of the content.
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(DestinationBuildersKey.self) else { return value }
            return (value as? [DestinationBuilder] ?? []) + [builder]
        }
    }
}

private struct DestinationWhile<Destination: View>: _PrimitiveModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let destination: () -> Destination

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard modifier.isPresented.wrappedValue else {
            node.preferenceTransform = nil
            return
        }
        let page = AnyView(node.observing { modifier.destination() })
        let request = DestinationRequest(ObjectIdentifier(node), page) { modifier.isPresented.wrappedValue = false }
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(DestinationRequestsKey.self) else { return value }
            return (value as? [DestinationRequest] ?? []) + [request]
        }
    }
}

extension View {
    public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { modifier(DestinationForValues(destination: destination)) }
    public nonisolated func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) -> some View { modifier(DestinationWhile(isPresented: isPresented, destination: destination)) }
    public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
        item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modifier(
            DestinationWhile(
                isPresented: Binding(
                    get: { item.wrappedValue != nil },
                    set: { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } })
            ) { item.wrappedValue.map(destination) })
    }
}
