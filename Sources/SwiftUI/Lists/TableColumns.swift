/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// What the first of the columns shows of a value.
    func _firstCell(_ value: TableRowValue) -> AnyView?
}

public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private let content: (RowValue) -> Content
    public func _firstCell(_ value: RowValue) -> AnyView? { AnyView(content(value)) }
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
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Columns by which a table is sorted.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.content = content }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) { content = { Text(verbatim: $0[keyPath: value]) } }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.content = content }
}

/// Several columns, of which the first that is there is shown.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
    public typealias TableRowValue = RowValue
    fileprivate let first: (RowValue) -> AnyView?
    public func _firstCell(_ value: RowValue) -> AnyView? { first(value) }
}

/// What `if` puts into a table.
public struct _PossibleTableColumns<Columns: TableColumnContent>: TableColumnContent {
    fileprivate let columns: Columns?
    public func _firstCell(_ value: Columns.TableRowValue) -> AnyView? { columns?._firstCell(value) }
}

@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }
    public static func buildPartialBlock<Former: TableColumnContent, Next: TableColumnContent>(
        accumulated: Former, next: Next
    ) -> TupleTableColumnContent<RowValue>
    where Former.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent { accumulated._firstCell($0) ?? next._firstCell($0) }
    }
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _PossibleTableColumns<Column>
    where Column.TableRowValue == RowValue { _PossibleTableColumns(columns: column) }
    public static func buildEither<Column: TableColumnContent>(first: Column) -> TupleTableColumnContent<RowValue>
    where Column.TableRowValue == RowValue { TupleTableColumnContent { first._firstCell($0) } }
    public static func buildEither<Column: TableColumnContent>(second: Column) -> TupleTableColumnContent<RowValue>
    where Column.TableRowValue == RowValue { TupleTableColumnContent { second._firstCell($0) } }
}

/// Columns of a sorted table by which it is not sorted.
extension TableColumnBuilder where Sort == KeyPathComparator<RowValue> {
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
}
