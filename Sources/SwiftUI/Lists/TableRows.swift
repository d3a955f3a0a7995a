/// The rows of a table: the values that they show.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _values: [TableRowValue] { get }
}

/// The rows of a table that are those of some values.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    private let data: Data
    init(_ data: Data) { self.data = data }
    public var _values: [Data.Element] { Array(data) }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    private let value: Value
    public init(_ value: Value) { self.value = value }
    public var _values: [Value] { [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _values: [TableRowValue] { data.flatMap { content($0)._values } }
}
extension ForEach where Content: TableRowContent, Content.TableRowValue == Data.Element, ID == Data.Element.ID {
    public init(_ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content) {
        self.init(_of: data, id: \.id, content)
    }
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(_of: data, id: \.id) { TableRow($0) }
    }
}

/// A section's rows stand among the others: on a phone its header is not shown.
extension Section: TableRowContent where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue
    public var _values: [TableRowValue] { content._values }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: EmptyView(), footer: EmptyView(), content: content())
    }
}

/// Rows after one another.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _values: [Value]
}

/// What `if` puts into a table.
public struct _PossibleTableRows<Rows: TableRowContent>: TableRowContent {
    public let _values: [Rows.TableRowValue]
}

@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }
    public static func buildPartialBlock<Former: TableRowContent, Next: TableRowContent>(
        accumulated: Former, next: Next
    ) -> TupleTableRowContent<Value> where Former.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(_values: accumulated._values + next._values)
    }
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _PossibleTableRows<Content>
    where Content.TableRowValue == Value { _PossibleTableRows(_values: content?._values ?? []) }
    public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_values: first._values) }
    public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_values: second._values) }
}
