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
