import CProcess
import Glibc
import MaquetteFiles

/// A process of a batch, seen from both sides.
struct WorkerProcess {
    /// 0 in the child.
    private let id: pid_t
    private let ledger: Pipe
    private let errors: Pipe
    /// The processes that were there before it; nil if it starts none.
    private let others: Set<pid_t>?

    var isChild: Bool { id == 0 }

    /// nil if the system allows no more processes or pipes.
    ///
    /// - Parameter runsForeignCode: whether it may start others, which end with it.
    init?(limits: Limits, runsForeignCode: Bool) {
        guard let ledger = Pipe() else { return nil }
        guard let errors = Pipe() else {
            ledger.close()
            return nil
        }
        let parent = getpid()
        if runsForeignCode { maquette_take_orphans() }
        others = runsForeignCode ? Self.children : nil
        Signals.hold()
        let id = maquette_fork()
        if id < 0 {
            Signals.release()
            ledger.close()
            errors.close()
            return nil
        }
        (self.id, self.ledger, self.errors) = (id, ledger, errors)
        if id == 0 {
            Signals.release()
            maquette_end_with(parent)
            maquette_limit_memory(UInt64(limits.bytes))
        }
    }

    /// The child's side: answers and lines for people go where they went, last words to the supervisor, and what a project's code
    /// prints to the lines for people, so that no answer is spoilt by it.
    func begin(finished: [Int: [UInt8]], deaths: [Int: [Death]], suspects: Set<Int>) {
        close(ledger.reading)
        close(errors.reading)
        let standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
        let standardOutput = fcntl(1, F_DUPFD_CLOEXEC, 3)
        if standardError >= 0 { dup2(standardError, 1) }
        dup2(errors.writing, 2)
        close(errors.writing)
        maquette_print_line_by_line()
        Ledger.inForce = Ledger(
            finished: finished, deaths: deaths, suspects: suspects, standardOutput: standardOutput,
            standardError: standardError, supervisor: ledger.writing)
    }

    // MARK: The parent's side

    /// What one process did, until it ended.
    struct Watch {
        enum End {
            case exit(Int32)
            case interruption(Int32)
            /// - Parameter item: the one to blame, where that is known.
            case death(Death.Cause, item: Int?)
        }

        var end = End.exit(0)
        var stages: [Int: Ledger.Stage] = [:]
        var finished: [Int: [UInt8]] = [:]
        var lastWords: [UInt8] = []

        var activeItems: [Int] { stages.filter { $0.value.isWork }.map(\.key).sorted() }
        /// Whether items wait that no thread works on.
        var onlyWaits: Bool { activeItems.isEmpty && stages.values.contains(.queued) }
    }

    /// How many milliseconds entries of the ledger may wait to be read. The pipe has room for as many as are written by then.
    private static let patience = 10.0
    /// How long a process that was asked to end may take to remove what it has half written.
    private static let secondsToTidyUp = 5.0

    func watch(_ limits: Limits) -> Watch {
        close(ledger.writing)
        close(errors.writing)
        Signals.forward(to: id)
        defer {
            close(ledger.reading)
            close(errors.reading)
            Signals.forward(to: 0)
            // What came since it was looked for the last time ends this process.
            Signals.release()
        }
        Signals.release()
        var watch = Watch()
        var clock = ItemClock()
        var late: Int?
        var lastEntry = Clock.now
        var isStuck = false
        var interrupted: Double?
        var arrived: [UInt8] = []
        var isOpen = true
        while isOpen {
            let now = Clock.now
            let next = clock.oldest
            if late == nil, let next, now - next.since >= limits.seconds {
                late = next.item
                kill(id, SIGKILL)
            }
            if !isStuck, clock.isEmpty, watch.onlyWaits, now - lastEntry >= limits.seconds {
                isStuck = true
                kill(id, SIGKILL)
            }
            // A process that cannot end tidily ends all the same.
            if interrupted == nil, Signals.received != 0 { interrupted = now }
            if let interrupted, now - interrupted >= Self.secondsToTidyUp { kill(id, SIGKILL) }
            let left = late == nil ? next.map { max(0, limits.seconds - (now - $0.since)) } : nil
            // Of the ledger only its end is waited for. To be woken for each entry would cost more than all else here.
            var waiting = [
                pollfd(fd: ledger.reading, events: 0, revents: 0),
                pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
            ]
            // Rounded up, so that it is not asked again and again in the last millisecond.
            poll(&waiting, 2, Int32(min((left ?? 1) * 1000 + 1, Self.patience)))
            if waiting[1].revents != 0 { watch.lastWords = (watch.lastWords + errors.read()).suffix(LastWords.most) }
            let hasEnded = maquette_has_ended(id) != 0
            var bytes = ledger.readWithoutWaiting()
            if bytes.isEmpty, hasEnded {
                // A process that it started may hold the other end.
                isOpen = false
            } else if bytes.isEmpty, waiting[0].revents != 0 {
                bytes = ledger.read()
                isOpen = !bytes.isEmpty
            }
            arrived += bytes
            if !bytes.isEmpty { lastEntry = Clock.now }
            while let entry = LedgerEntry(takenFrom: &arrived) {
                switch entry.kind {
                case .stage(let stage):
                    watch.stages[entry.item] = stage
                    clock.enter(stage, entry.item, at: Clock.now)
                case .finished(let result):
                    watch.stages[entry.item] = nil
                    clock.enter(nil, entry.item, at: Clock.now)
                    watch.finished[entry.item] = result
                }
            }
        }
        var status: Int32 = 0
        var use = rusage()
        while wait4(id, &status, 0, &use) < 0, errno == EINTR {}
        endOrphans()
        while case let words = errors.readWithoutWaiting(), !words.isEmpty { watch.lastWords += words }
        Signals.hold()
        if Signals.received != 0 {
            // Even if the process had done its work: a run that goes on with another would miss that it was to end.
            watch.end = .interruption(Signals.received)
        } else if isStuck {
            watch.end = .death(.tooMuchMemory(bytes: limits.bytes), item: nil)
        } else {
            watch.end = Self.end(status, peak: use.ru_maxrss << 10, late: late, limits, watch.lastWords)
            // Whoever is at work does not end the process.
            if case .exit(let code) = watch.end, !watch.activeItems.isEmpty {
                watch.end = .death(.exit(code: code), item: nil)
            }
        }
        return watch
    }

    // MARK: Processes that it left behind

    private static var children: Set<pid_t> {
        let path = "/proc/self/task/\(getpid())/children"
        let bytes = (try? FilePath(path).contents()) ?? []
        return Set(bytes.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) })
    }

    /// What a project's code has started is over with it. What those have started in turn is this process's then.
    private func endOrphans() {
        guard let others else { return }
        for _ in 0..<100 {
            let orphans = Self.children.subtracting(others)
            if orphans.isEmpty { return }
            for orphan in orphans { kill(orphan, SIGKILL) }
            for orphan in orphans { while waitpid(orphan, nil, 0) < 0, errno == EINTR {} }
        }
    }

    /// Warnings of libraries are for people, too, if nothing worse came of them.
    func passOn(_ words: [UInt8]) {
        guard !words.isEmpty else { return }
        _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    private static func end(
        _ status: Int32, peak: Int, late: Int?, _ limits: Limits, _ lastWords: [UInt8]
    ) -> Watch.End {
        let signal = maquette_ending_signal(status)
        if let late { return .death(.tooLong(seconds: limits.seconds), item: late) }
        if signal == 0 { return .exit(maquette_exit_code(status)) }
        if [SIGINT, SIGTERM, SIGHUP].contains(signal) { return .interruption(signal) }
        return .death(Death.Cause(signal: signal, peak: peak, limits, lastWords), item: nil)
    }
}
