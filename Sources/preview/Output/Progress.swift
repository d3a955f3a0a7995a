import MaquetteReporting

/// The progress of a long run, only on a terminal.
@MainActor struct Progress {
    private let total: Int
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var done = 0
    private var isDrawn = false

    init(total: Int) {
        self.total = total
        isShown = total > 1 && StandardStreams.errorIsTerminal
    }

    mutating func advance(past name: String) {
        done += 1
        guard isShown else { return }
        StandardError.write("\r\u{1B}[K\(done)/\(total) \(Self.end(of: name).harmless)\(timeLeft)")
        isDrawn = true
    }

    /// The end of a path says more than its beginning.
    static func end(of name: String) -> String { name.count > 60 ? "…" + name.suffix(59) : name }

    /// The time that is left if documents take as long as those so far, once that says something.
    private var timeLeft: String {
        let spent = start.duration(to: .now)
        guard total > done, spent > .seconds(2) else { return "" }
        return Self.words(forSecondsLeft: Int((spent / done * (total - done)).components.seconds))
    }

    static func words(forSecondsLeft seconds: Int) -> String {
        seconds < 90 ? ", \(max(1, seconds)) s left" : ", \((seconds + 30) / 60) min left"
    }

    /// Clears the progress for a permanent line.
    mutating func clear() {
        if isDrawn { StandardError.write("\r\u{1B}[K") }
        isDrawn = false
    }
}

/// Lines of which each is printed when it comes first, and counted from then on.
struct CountedLines {
    private var times: [String: Int] = [:]
    private var inOrder: [String] = []

    mutating func isFirst(_ line: String) -> Bool {
        times[line, default: 0] += 1
        if times[line] == 1 { inOrder.append(line) }
        return times[line] == 1
    }

    /// A line for each that came more than once.
    var linesOfMore: [String] {
        inOrder.compactMap { line in times[line].flatMap { $0 > 1 ? "\($0) times in all: \(line)" : nil } }
    }
}

/// Lines for standard error in the order of their documents, whichever is done first.
@MainActor struct OrderedMessages {
    private var lines: [[String]]
    private var isDone: [Bool]
    private var wasSaid: Set<Int> = []
    private var next = 0

    init(count: Int) {
        lines = Array(repeating: [], count: count)
        isDone = Array(repeating: false, count: count)
    }

    mutating func add(_ line: String, about document: Int) { lines[document].append(line) }

    /// An earlier process of the batch has printed what there is to say about a document.
    mutating func skip(_ document: Int) { wasSaid.insert(document) }

    /// Nothing more will be said about a document. Returns what may be printed now, by documents.
    mutating func finish(_ document: Int) -> [(document: Int, lines: [String])] {
        isDone[document] = true
        let first = next
        while next < isDone.count, isDone[next] { next += 1 }
        return (first..<next).map { document in
            defer { lines[document] = [] }
            return (document, wasSaid.contains(document) ? [] : lines[document])
        }
    }
}
