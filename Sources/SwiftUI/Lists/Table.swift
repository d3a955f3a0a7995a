/// Rows with columns. On a phone, where there is no room for several, it is a list of the first column.
public nonisolated struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let values: [Value]
    private let columns: Columns
    private let isSelected: ((AnyHashable) -> Bool)?

    fileprivate init(_ values: [Value], _ columns: Columns, isSelected: ((AnyHashable) -> Bool)?) {
        (self.values, self.columns, self.isSelected) = (values, columns, isSelected)
    }

    @MainActor public var body: some View {
        List<Never, ForEach<[Value], Value.ID, AnyView?>>(
            isSelected: isSelected, content: ForEach(values) { columns._firstCell($0) }
        )
        .environment(\.listLook, .plain)
    }
}

/// The rows of a table that are those of some values.
public struct TableForEachContent<Data: RandomAccessCollection> {}

extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(Array(data), columns(), isSelected: nil)
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(Array(data), columns()) { $0 == selection.wrappedValue.map { AnyHashable($0) } }
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(Array(data), columns()) { id in selection.wrappedValue.contains { AnyHashable($0) == id } }
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(Array(data), columns(), isSelected: nil)
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(Array(data), columns()) { $0 == selection.wrappedValue.map { AnyHashable($0) } }
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(Array(data), columns()) { id in selection.wrappedValue.contains { AnyHashable($0) == id } }
    }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// What the first of them shows of a value.
    @MainActor func _firstCell(_ value: TableRowValue) -> AnyView?
}

public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private let content: (RowValue) -> Content
    @MainActor public func _firstCell(_ value: RowValue) -> AnyView? { AnyView(content(value)) }
    public func width(_ width: CGFloat? = nil) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public func defaultVisibility(_ visibility: Visibility) -> Self { self }
    public func customizationID(_ id: String) -> Self { self }
    public func alignment(_ alignment: TextAlignment) -> Self { self }
}
extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.content = content }
}
extension TableColumn where Sort == Never, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Several columns, of which the first is shown.
public struct _TableColumns<First: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = First.TableRowValue
    let first: First
    @MainActor public func _firstCell(_ value: TableRowValue) -> AnyView? { first._firstCell(value) }
}

@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    public static func buildBlock<First: TableColumnContent>(_ first: First) -> First
    where First.TableRowValue == RowValue { first }
    public static func buildBlock<First: TableColumnContent, each Rest: TableColumnContent>(
        _ first: First, _ rest: repeat each Rest
    ) -> _TableColumns<First> where First.TableRowValue == RowValue { _TableColumns(first: first) }
}

public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle, Sendable { public init() {} }
public struct InsetTableStyle: TableStyle, Sendable { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension View {
    /// On a phone a table has one look.
    public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { unseen }
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { unseen }
}

extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
}
