/// The progress of a long run, only on a terminal.
@MainActor struct Progress {
    private let total: Int
    private let isShown: Bool
    private var done = 0
    private var isDrawn = false

    init(total: Int) {
        self.total = total
        isShown = total > 1 && StandardStreams.isTerminal(2)
    }

    mutating func advance(past name: String) {
        done += 1
        guard isShown else { return }
        StandardError.write("\r\u{1B}[K\(done)/\(total) \(name.prefix(60))")
        isDrawn = true
    }

    /// Clears the progress for a permanent line.
    mutating func clear() {
        if isDrawn { StandardError.write("\r\u{1B}[K") }
        isDrawn = false
    }
}

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

    /// No more lines follow for a document. Returns what can be printed now.
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
