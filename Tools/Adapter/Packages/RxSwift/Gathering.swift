/// What several sources sent, and which of them are over.
final class Gathering<Result> {
    private let sink: Sink<Result>
    private let make: () throws -> Result
    private var inboxes: [any InboxOfAny] = []

    init(_ sink: Sink<Result>, _ make: @escaping () throws -> Result) {
        self.sink = sink
        self.make = make
    }

    /// All sources are known before the first is subscribed to.
    func expect(_ inbox: any InboxOfAny) { inboxes.append(inbox) }

    func follow<Source: ObservableConvertibleType>(_ source: Source, _ inbox: Inbox<Source.Element>) {
        sink.listen(
            to: source,
            next: { [self] value in
                inbox.receive(value)
                if inboxes.allSatisfy(\.hasValue) {
                    sink.next(try make())
                } else if inboxes.allSatisfy({ $0 === inbox || $0.isOver }) {
                    // What is missing will never come.
                    sink.complete()
                }
            },
            completed: { [self] in
                inbox.isOver = true
                if inboxes.allSatisfy(\.isOver) { sink.complete() }
            })
    }
}

protocol InboxOfAny: AnyObject {
    var hasValue: Bool { get }
    var isOver: Bool { get }
}

/// The newest value of a source, or all that were not taken yet.
final class Inbox<Value>: InboxOfAny {
    private let keepsAll: Bool
    private var values: [Value] = []
    var isOver = false

    init(keepsAll: Bool) { self.keepsAll = keepsAll }
    convenience init<Source: ObservableConvertibleType>(of source: Source, _ keepsAll: Bool)
    where Source.Element == Value {
        self.init(keepsAll: keepsAll)
    }

    var hasValue: Bool { !values.isEmpty }

    func receive(_ value: Value) {
        if !keepsAll { values = [] }
        values.append(value)
    }

    func take() -> Value { keepsAll ? values.removeFirst() : values[0] }
}
