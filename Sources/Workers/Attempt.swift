import Glibc

/// Something that a process can do without, and may die of: the first process that does marks it, so that none after it tries.
///
/// The mark is in memory that all processes of a run share. So it has to be there before the first of them is forked.
package struct Attempt: @unchecked Sendable {
    /// That a project's app starts before its screens are shown.
    package static let appStart = Attempt()

    /// Makes the marks, in the process that all others come from.
    package static func prepare() { _ = appStart }

    private let mark: UnsafeMutablePointer<Mark>?

    private struct Mark {
        /// The process that is at it.
        var process: pid_t
        var isGivenUp: Bool
        /// How many processes did it and died before they finished an item.
        var fruitless: Int32
    }

    /// What is left behind may end the process later. One item alone costs a few of them.
    private static let mostFruitless = 6

    init() {
        let page = mmap(
            nil, MemoryLayout<Mark>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        mark = page == MAP_FAILED ? nil : page?.bindMemory(to: Mark.self, capacity: 1)
    }

    /// Does it, unless a process died of it. It may take some seconds: the process ends then as if it had crashed.
    package func run(seconds: UInt32, _ work: () -> Void) {
        guard let mark, !noteDeath(), !mark.pointee.isGivenUp, mark.pointee.fruitless < Self.mostFruitless else {
            return
        }
        // Two processes may be at it at once: one of them is enough to learn from.
        let isWatched = mark.pointee.process == 0
        if isWatched { mark.pointee.process = getpid() }
        Self.hearAlarm()
        _ = alarm(seconds)
        work()
        _ = alarm(0)
        if isWatched { mark.pointee.process = 0 }
        // Children of a warm process have one request each, and nobody is told of its end.
        if Ledger.current != nil { mark.pointee.fruitless += 1 }
    }

    /// An item was finished after it.
    func confirm() { mark?.pointee.fruitless = 0 }

    /// Whoever started the program may have blocked it.
    private static func hearAlarm() {
        var alarms = sigset_t()
        sigemptyset(&alarms)
        sigaddset(&alarms, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    }

    /// Whether a process has died of it since this was last asked.
    @discardableResult package func noteDeath() -> Bool {
        guard let mark, mark.pointee.process != 0, mark.pointee.process != getpid(),
            kill(mark.pointee.process, 0) != 0, errno == ESRCH
        else { return false }
        mark.pointee = Mark(process: 0, isGivenUp: true, fruitless: 0)
        return true
    }
}
