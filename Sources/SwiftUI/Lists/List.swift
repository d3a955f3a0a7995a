/// Rows below each other, in sections, that scroll.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let content: Content
    let isSelected: ((AnyHashable) -> Bool)?
    /// Whether more than one row can be chosen.
    let allowsSeveral: Bool
    /// Where one row can be chosen.
    let choice: ListChoice?

    init(
        isSelected: ((AnyHashable) -> Bool)? = nil, allowsSeveral: Bool = false, choice: ListChoice? = nil,
        content: Content
    ) {
        (self.isSelected, self.allowsSeveral, self.choice, self.content) = (isSelected, allowsSeveral, choice, content)
    }

    private static func choice(_ selection: Binding<SelectionValue?>?) -> ListChoice? {
        selection.map { selection in
            ListChoice(
                isMade: { selection.wrappedValue != nil },
                make: { value in
                    guard let value = value.flatMap({ $0.base as? SelectionValue }) else {
                        if value == nil { selection.wrappedValue = nil }
                        return value == nil
                    }
                    selection.wrappedValue = value
                    return true
                })
        }
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let place = node.kept as? ListPlace ?? ListPlace()
        node.kept = place
        node.view = place.scroll.scroll
        node.environment.dress(place.scroll.scroll)
        place.isSelected = view.isSelected ?? { _ in false }
        place.allowsSeveral = view.allowsSeveral
        place.choice = view.choice
        if let choice = view.choice, let column = node.environment.splitColumn {
            _ = choice.isMade()
            column.take(isChosen: choice.isMade) { _ = choice.make(nil) }
        }
        // A list looks otherwise while it is edited.
        _ = node.environment.editMode?.wrappedValue
        place.scroll.take(node.environment, axes: .vertical)
        let environment = node.deriving {
            $0[StackOrientation.self] = nil
            $0[LazyWindow.self] = place.window
            $0[ScrollPlace.self] = nil
            $0[ContainerSize.self] = place.scroll.container
            $0.isInList = true
            $0.listChoice = node.environment.splitColumn == nil ? nil : view.choice
        }
        node.child(0).update(view.content, in: environment)
        let own = node.environment
        node.container { ListItem($0, place, own) }
    }
}

extension List {
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(isSelected: Self.isIn(selection), allowsSeveral: selection != nil, content: content())
    }
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(isSelected: Self.isIt(selection), choice: Self.choice(selection), content: content())
    }

    static func isIn(_ selection: Binding<Set<SelectionValue>>?) -> ((AnyHashable) -> Bool)? {
        selection.map { selection in
            { id in (id.base as? SelectionValue).map { selection.wrappedValue.contains($0) } ?? false }
        }
    }
    static func isIt(_ selection: Binding<SelectionValue?>?) -> ((AnyHashable) -> Bool)? {
        selection.map { selection in { id in selection.wrappedValue.map { AnyHashable($0) == id } ?? false } }
    }

    // MARK: Rows of data

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            isSelected: Self.isIn(selection), allowsSeveral: selection != nil,
            content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            isSelected: Self.isIt(selection), choice: Self.choice(selection),
            content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            isSelected: Self.isIn(selection), allowsSeveral: selection != nil,
            content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            isSelected: Self.isIt(selection), choice: Self.choice(selection),
            content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(
            isSelected: Self.isIn(selection), allowsSeveral: selection != nil,
            content: ForEach(data, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(
            isSelected: Self.isIt(selection), choice: Self.choice(selection),
            content: ForEach(data, content: rowContent))
    }

    // MARK: Outlines

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineRows>, Data.Element: Identifiable
    {
        self.init(
            isSelected: Self.isIt(selection), choice: Self.choice(selection),
            content: OutlineGroup(data, children: children, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineRows>, Data.Element: Identifiable
    {
        self.init(
            isSelected: Self.isIn(selection), allowsSeveral: selection != nil,
            content: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, id: \.self, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    { self.init(content: ForEach(data, content: rowContent)) }
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifiedBindings<Data, ID>, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifiedBindings<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    { self.init(content: ForEach(data, content: rowContent)) }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineRows>, Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent))
    }
}

/// The one row that can be chosen in a list.
struct ListChoice {
    let isMade: () -> Bool
    /// Chooses a value, or none; false where values of the list are of another type.
    let make: (AnyHashable?) -> Bool
}
private enum ListChoiceKey: EnvironmentKey { static var defaultValue: ListChoice? { nil } }
extension EnvironmentValues {
    /// Where links choose a row, which leads to the next column.
    var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}

/// What a list lets its user do to its rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == IndexedIdentifiedBindings<Elements, ID>, Elements.Element: Identifiable, ID == Elements.Element.ID
    { self.init(data, content: content) }
}

/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Nothing is edited until somebody says so.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
