/// Lines for standard error in the order of their documents, whichever is done first.
@MainActor struct OrderedMessages {
    private var lines: [[String]]
    private var isDone: [Bool]
    private var next = 0

    init(count: Int) {
        lines = Array(repeating: [], count: count)
        isDone = Array(repeating: false, count: count)
    }

    mutating func add(_ line: String, about document: Int) { lines[document].append(line) }

    /// Ends the lines of a document. Returns what may be printed now.
    mutating func finish(_ document: Int) -> [String] {
        isDone[document] = true
        var ready: [String] = []
        while next < isDone.count, isDone[next] {
            ready += lines[next]
            lines[next] = []
            next += 1
        }
        return ready
    }
}
