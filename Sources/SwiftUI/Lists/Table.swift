/// Rows with columns. On a phone, where there is no room for several, it is a list of the first column.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let isSelected: ((AnyHashable) -> Bool)?

    fileprivate init(_ rows: Rows, _ columns: Columns, isSelected: ((AnyHashable) -> Bool)?) {
        (self.rows, self.columns, self.isSelected) = (rows, columns, isSelected)
    }

    @MainActor public var body: some View {
        List<Never, ForEach<[Value], Value.ID, AnyView?>>(
            isSelected: isSelected, content: ForEach(rows._values) { columns._firstCell($0) }
        )
        .environment(\.listLook, .plain)
    }
}

/// How a choice says whether a row of some identity is in it.
private func contains<ID: Hashable>(_ selection: Binding<ID?>) -> (AnyHashable) -> Bool {
    { $0 == selection.wrappedValue.map { AnyHashable($0) } }
}
private func contains<ID: Hashable>(_ selection: Binding<Set<ID>>) -> (AnyHashable) -> Bool {
    { row in (row.base as? ID).map(selection.wrappedValue.contains) ?? false }
}

extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: nil)
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: contains(selection))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: contains(selection))
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: nil)
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: contains(selection))
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Sort.Compared == Data.Element {
        self.init(TableForEachContent(data), columns(), isSelected: contains(selection))
    }

    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: nil) }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: contains(selection)) }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: contains(selection)) }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue { self.init(rows(), columns(), isSelected: nil) }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue {
        self.init(rows(), columns(), isSelected: contains(selection))
    }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue {
        self.init(rows(), columns(), isSelected: contains(selection))
    }

    // The same, where what is selected, sorted or in the rows says of which values the table is.

    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: nil) }
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: contains(selection)) }
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(rows(), columns(), isSelected: contains(selection)) }
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue { self.init(rows(), columns(), isSelected: nil) }
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue {
        self.init(rows(), columns(), isSelected: contains(selection))
    }
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Columns.TableRowValue {
        self.init(rows(), columns(), isSelected: contains(selection))
    }
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
    public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
        notDrawn("tableStyle", if: !(style is AutomaticTableStyle))
    }
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { unseen }
}
