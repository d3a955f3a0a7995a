import Glibc

/// Something that a process can do without, and may die of: the first process that does marks it, so that none after it tries.
///
/// Several of a kind have names, such as the apps of a project, and each a mark of its own. The marks are in memory that all
/// processes of a run share. So it has to be there before the first of them is forked.
package struct Attempt: @unchecked Sendable {
    /// The start of a project's app, before its screens are shown.
    package static let appStart = Attempt()

    /// Makes the marks, in the process that all others come from.
    package static func prepare() { _ = appStart }

    /// One that is given up.
    package struct Failure: Equatable, Sendable {
        package var name: String
        /// `crashed (signal 5): Fatal error: …`
        package var words: String
    }

    private let marks: UnsafeMutablePointer<Mark>?

    private struct Mark {
        /// The process that is at it.
        var process: pid_t = 0
        /// The process that did it last.
        var latest: pid_t = 0
        var isGivenUp = false
        /// How many processes did the work and died before they finished an item.
        var fruitless: Int32 = 0
        /// A new mark is all zeros, and so are both texts.
        var name = SharedText()
        var words = SharedText()
    }

    /// What is left behind may end the process later. One item alone costs a few of them.
    private static let mostFruitless = 6
    /// The most names; those beyond them share the last one.
    private static let mostNames = 16

    init() {
        let length = Self.mostNames * MemoryLayout<Mark>.stride
        let page = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        marks = page == MAP_FAILED ? nil : page?.bindMemory(to: Mark.self, capacity: Self.mostNames)
    }

    private var all: UnsafeMutableBufferPointer<Mark> {
        UnsafeMutableBufferPointer(start: marks, count: marks == nil ? 0 : Self.mostNames)
    }

    private func mark(of name: String) -> UnsafeMutablePointer<Mark>? {
        guard let marks else { return nil }
        let place =
            all.firstIndex { $0.name.isEmpty || $0.name.text == SharedText(name).text } ?? Self.mostNames - 1
        if all[place].name.isEmpty { all[place].name = SharedText(name) }
        return marks + place
    }

    /// Does it, unless a process died of it. It may take some seconds: the process ends then as if it had crashed.
    package func run(_ name: String, seconds: UInt32, _ work: () -> Void) {
        guard let mark = mark(of: name) else { return }
        note(nil)
        guard !mark.pointee.isGivenUp, mark.pointee.fruitless < Self.mostFruitless else { return }
        // Two processes may be at it at once: one of them is enough to learn from.
        let isWatched = mark.pointee.process == 0
        if isWatched { mark.pointee.process = getpid() }
        Self.hearAlarm()
        _ = alarm(seconds)
        work()
        _ = alarm(0)
        if isWatched { mark.pointee.process = 0 }
        mark.pointee.latest = getpid()
        // Children of a warm process have one request each, and nobody hears of its end.
        if Ledger.current != nil { mark.pointee.fruitless += 1 }
    }

    /// An item was finished after it.
    func confirm() {
        for place in all.indices where all[place].latest == getpid() { all[place].fruitless = 0 }
    }

    /// Whoever started the program may have blocked it.
    private static func hearAlarm() {
        var alarms = sigset_t()
        sigemptyset(&alarms)
        sigaddset(&alarms, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    }

    /// Which attempts a process has died of since this was last asked.
    ///
    /// - Parameter cause: how it died, where that is known.
    @discardableResult package func note(_ cause: Death.Cause?) -> [Failure] {
        all.indices.compactMap { place in
            let process = all[place].process
            guard process != 0, process != getpid(), kill(process, 0) != 0, errno == ESRCH else { return nil }
            all[place].process = 0
            all[place].isGivenUp = true
            all[place].words = SharedText(Self.words(of: cause))
            return Failure(name: all[place].name.text, words: all[place].words.text)
        }
    }

    private static func words(of cause: Death.Cause?) -> String {
        switch cause {
        case .crash(SIGALRM, _)?: "took too long"
        case let cause?: cause.words
        case nil: "ended the process"
        }
    }

    /// The attempts that are given up.
    package var failures: [Failure] {
        all.filter { $0.isGivenUp || $0.fruitless >= Self.mostFruitless }.map { mark in
            let words = mark.isGivenUp ? mark.words.text : "left something behind that ended the process later"
            return Failure(name: mark.name.text, words: words)
        }
    }
}

/// A text without a place elsewhere in memory, which would be that of one process alone.
private struct SharedText {
    private typealias Part = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    /// UTF-8 that zeros follow.
    private var bytes: (Part, Part, Part, Part) = (
        (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0)
    )

    init() {}

    /// The beginning of a text.
    init(_ text: String) {
        var text = Substring(text)
        while text.utf8.count > MemoryLayout.size(ofValue: bytes) { text.removeLast() }
        withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: text.utf8) }
    }

    var isEmpty: Bool { bytes.0.0 == 0 }
    var text: String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
