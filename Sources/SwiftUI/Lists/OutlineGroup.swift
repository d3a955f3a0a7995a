/// Rows with others below them, which are closed at first.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The rows below one of an outline.
public struct _OutlineRows {}

extension OutlineGroup: View where Leaf: View {
    @MainActor public var body: some View {
        ForEach(data: data, content: { OutlineRow(element: $0, group: self) }, id: id)
    }
}

extension OutlineGroup
where Leaf: View, Parent == Leaf, Subgroup == _OutlineRows, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content) }
}
extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == _OutlineRows {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

/// A row of an outline: with a chevron at its trailing edge if it has rows below it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    nonisolated(unsafe) let element: Data.Element
    nonisolated(unsafe) let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    nonisolated init(element: Data.Element, group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>) {
        (self.element, self.group) = (element, group)
    }

    var body: some View {
        if group.children(element) != nil {
            group.content(element).trait(RowAccessoryKey.self, .chevron)
        } else {
            group.content(element)
        }
    }
}
