/// A view for each of some values. A view keeps its state as long as its value keeps its identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// What a list does with a row that is swiped away or dragged.
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach {
    /// A `ForEach` also of what is no view, such as the marks of a chart.
    public init(_of data: Data, id: KeyPath<Data.Element, ID>, _ content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach: View where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

    public var body: Never { fatalError("it is reached through its views") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        if let late = view.data as? any LateValues {
            return late.make({ view.content($0 as! Data.Element) }, in: node)
        }
        var former: [AnyHashable: [_ViewNode]] = [:]
        for child in node.children { if let key = child.key { former[key, default: []].append(child) } }
        for key in former.keys { former[key]?.reverse() }
        var children: [_ViewNode] = []
        children.reserveCapacity(view.data.count)
        let shown = node.environment[LazyWindow.self]?.take(view.data.count, node) ?? view.data.count
        var known: Set<ID> = []
        for element in view.data.prefix(shown) {
            let id = view.id(element)
            let key = AnyHashable(id)
            if !known.insert(id).inserted { RepeatedIDs.tell(id, of: Self.self, at: node) }
            // Two values with one identity are two views, of which the second loses its state when the first goes.
            let child = former[key]?.popLast() ?? _ViewNode(parent: node, key: key)
            let content = node.observing { view.content(element) }
            // A row of a list or an option of a picker that has no tag is meant by its identity.
            child.update(content, in: node.environment)
            children.append(child)
        }
        node.replaceChildren(children)
        var editing = RowEditing(owner: ObjectIdentifier(node), delete: view.onDelete, move: view.onMove)
        let isEdited = editing.delete != nil || editing.move != nil
        node.output = { children in
            children.enumerated().flatMap { index, child -> [Item] in
                guard let key = child.key else { return child.items }
                editing.index = index
                let items = child.items.map {
                    $0.value(ImplicitTag.self) == nil ? Traited($0, ImplicitTag.self, key) : $0
                }
                return isEdited ? items.map { Traited($0, RowEditingKey.self, editing) } : items
            }
        }
    }
}

/// The identities that several values of one `ForEach` have, each of which is told once.
@MainActor private final class RepeatedIDs {
    private var told: Set<AnyHashable> = []

    /// In the words of the log of a phone.
    static func tell(_ id: some Hashable, of type: Any.Type, at node: _ViewNode) {
        let ids = node.kept as? RepeatedIDs ?? RepeatedIDs()
        node.kept = ids
        guard ids.told.insert(id).inserted else { return }
        Headless.Diagnostics.say(
            "\(type): the ID \(id) occurs multiple times within the collection, this will give undefined results!")
    }
}

/// The identity of the value that a view stands for, where its author has not tagged it.
enum ImplicitTag: LayoutValueKey { static var defaultValue: AnyHashable? { nil } }

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ForEach where Content: View {
    public init<Elements>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == IndexedIdentifiedBindings<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
        Elements.Element: Identifiable, ID == Elements.Element.ID
    { self.init(data, id: \.id, content: content) }

    public init<Elements>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where Data == IndexedIdentifiedBindings<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
        let bindings = IndexedIdentifiedBindings(data, id: id)
        self.init(data: bindings, content: { content($0.binding) }, id: { $0.id })
    }
}

extension ForEach {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var changed = self
        changed.onDelete = action
        return changed
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var changed = self
        changed.onMove = action
        return changed
    }
    public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { self }
}

/// Bindings to the elements of a collection, each with the identity of its element.
public struct IndexedIdentifiedBindings<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>:
    RandomAccessCollection
{
    public struct Element {
        let binding: Binding<Elements.Element>
        let id: ID
    }
    private let elements: [Element]

    init(_ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>) {
        let now = data.wrappedValue
        elements = now.indices.map { index in
            let last = now[index]
            let binding = Binding<Elements.Element>(
                get: {
                    let elements = data.wrappedValue
                    return elements.indices.contains(index) ? elements[index] : last
                },
                set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
            return Element(binding: binding, id: last[keyPath: id])
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
}
