import CProcess
import Glibc
import MaquetteCage
import MaquetteFiles

/// A process of a batch, seen from both sides.
struct WorkerProcess {
    /// 0 in the child.
    private let id: pid_t
    private let ledger: Pipe
    private let errors: Pipe
    /// What code of a project prints, and answers to what its process asks.
    private let caged: (batch: CagedBatch, prints: Pipe, answers: Pipe)?
    private let secret: [UInt8]

    var isChild: Bool { id == 0 }

    /// nil if the system allows no more processes or pipes.
    init?(limits: Limits, caged batch: CagedBatch?) {
        let pipes = (0..<(batch == nil ? 2 : 4)).map { _ in Pipe() }
        guard !pipes.contains(where: { $0 == nil }) else {
            for pipe in pipes { pipe?.close() }
            return nil
        }
        (ledger, errors) = (pipes[0]!, pipes[1]!)
        caged = batch.map { ($0, pipes[2]!, pipes[3]!) }
        secret = batch == nil ? [] : (0..<16).map { _ in UInt8.random(in: 0...255) }
        let parent = getpid()
        Signals.hold()
        id = maquette_fork()
        if id < 0 {
            Signals.release()
            for pipe in pipes { pipe?.close() }
            return nil
        }
        if id == 0 {
            Signals.release()
            maquette_end_with(parent)
            maquette_limit_memory(UInt64(limits.bytes))
        }
    }

    /// The child's side: answers and lines for people go where they went, and last words to the supervisor. In a cage all of it goes
    /// to the supervisor, and so do the files that are to be written.
    func begin(finished: [Int: [UInt8]], deaths: [Int: [Death]], suspects: Set<Int>) {
        close(ledger.reading)
        close(errors.reading)
        guard let caged else {
            let standardError = fcntl(2, F_DUPFD_CLOEXEC, 3)
            let standardOutput = fcntl(1, F_DUPFD_CLOEXEC, 3)
            if standardError >= 0 { dup2(standardError, 1) }
            dup2(errors.writing, 2)
            close(errors.writing)
            maquette_print_line_by_line()
            Ledger.inForce = Ledger(
                finished: finished, deaths: deaths, suspects: suspects, streams: (standardOutput, standardError),
                entries: ledger.writing)
            return
        }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        for (descriptor, number) in [(nothing, 0), (caged.prints.writing, 1), (errors.writing, 2)] as [(Int32, Int32)] {
            dup2(descriptor, number)
        }
        maquette_print_line_by_line()
        let ledger = Ledger(
            finished: finished, deaths: deaths, suspects: suspects, written: caged.batch.writtenFiles, streams: nil,
            entries: ledger.writing, answers: caged.answers.reading, secret: secret)
        Ledger.inForce = ledger
        FileChange.maker = { ledger.change($0) }
        Cage.keepOpen([0, 1, 2, self.ledger.writing, caged.answers.reading])
        do { try caged.batch.cage.enter() } catch {
            for line in error.lines { ledger.say(Array("preview: \(line)\n".utf8)) }
            ledger.end(2)
            _exit(2)
        }
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
        /// What a process in a cage ended with by itself.
        var saidEnd: Int32?
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

    /// The most seconds of a run with code.
    private static let mostSeconds = 7200.0

    func watch(_ limits: Limits) -> Watch {
        close(ledger.writing)
        close(errors.writing)
        if let caged {
            close(caged.prints.writing)
            close(caged.answers.reading)
            _ = fcntl(caged.answers.writing, F_SETFL, O_NONBLOCK)
        }
        Signals.forward(to: id)
        defer {
            close(ledger.reading)
            close(errors.reading)
            if let caged {
                close(caged.prints.reading)
                close(caged.answers.writing)
            }
            Signals.forward(to: 0)
            // What came since it was looked for the last time ends this process.
            Signals.release()
        }
        Signals.release()
        var watch = Watch()
        var clock = ItemClock()
        var late: Int?
        var lastEntry = Clock.now
        let begun = Clock.now
        var isStuck = false
        var interrupted: Double?
        var arrived: [UInt8] = []
        var isOpen = true
        var spending = caged.map { caged in
            Spending(
                of: id, limits, temporary: caged.batch.cage.temporary,
                mostBytesOfFiles: caged.batch.cage.mostBytesOfFiles)
        }
        var prints = QuotedLines()
        /// Why this process ended the worker.
        var verdict: Death.Cause?
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
            // Code that says that nobody is at work must not go on for ever.
            if caged != nil, verdict == nil,
                (clock.isEmpty && now - lastEntry >= limits.seconds) || now - begun >= Self.mostSeconds
            {
                verdict = .tooLong(seconds: limits.seconds)
                kill(id, SIGKILL)
            }
            // A process that cannot end tidily ends all the same.
            if interrupted == nil, Signals.received != 0 { interrupted = now }
            if let interrupted, now - interrupted >= Self.secondsToTidyUp { kill(id, SIGKILL) }
            let left = late == nil ? next.map { max(0, limits.seconds - (now - $0.since)) } : nil
            // Of the ledger only its end is waited for. To be woken for each entry would cost more than all else here.
            // But a process in a cage waits for answers.
            var waiting = [
                pollfd(fd: ledger.reading, events: caged == nil ? 0 : Int16(POLLIN), revents: 0),
                pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: caged?.prints.reading ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            // Rounded up, so that it is not asked again and again in the last millisecond.
            poll(&waiting, 3, Int32(min((left ?? 1) * 1000 + 1, Self.patience)))
            if waiting[1].revents != 0 { watch.lastWords = (watch.lastWords + errors.read()).suffix(LastWords.most) }
            if let caged, waiting[2].revents & Int16(POLLIN) != 0 {
                for line in prints.add(caged.prints.read()) { caged.batch.quote(line) }
            }
            if verdict == nil, let excess = spending?.excess() {
                verdict = excess
                kill(id, SIGKILL)
            }
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
            do {
                while let entry = try LedgerEntry(takenFrom: &arrived, after: secret) {
                    switch entry.kind {
                    case .stage(let stage):
                        watch.stages[entry.item] = stage
                        clock.enter(stage, entry.item, at: Clock.now)
                    case .finished(let result):
                        watch.stages[entry.item] = nil
                        clock.enter(nil, entry.item, at: Clock.now)
                        watch.finished[entry.item] = result
                    case .end: watch.saidEnd = Int32(truncatingIfNeeded: entry.item)
                    case .output, .words, .change: answer(entry.kind)
                    }
                }
            } catch {
                // Nobody can tell what follows from the program's own results.
                arrived = []
                verdict = verdict ?? .forgery
                kill(id, SIGKILL)
            }
        }
        var status: Int32 = 0
        var use = rusage()
        while wait4(id, &status, 0, &use) < 0, errno == EINTR {}
        while case let words = errors.readWithoutWaiting(), !words.isEmpty { watch.lastWords += words }
        if let caged {
            while case let bytes = caged.prints.readWithoutWaiting(), !bytes.isEmpty {
                for line in prints.add(bytes) { caged.batch.quote(line) }
            }
            for line in prints.finish() { caged.batch.quote(line) }
        }
        Signals.hold()
        if Signals.received != 0 {
            // Even if the process had done its work: a run that goes on with another would miss that it was to end.
            watch.end = .interruption(Signals.received)
        } else if isStuck {
            watch.end = .death(.tooMuchMemory(bytes: limits.bytes), item: nil)
        } else {
            watch.end = Self.end(
                status, peak: use.ru_maxrss << 10, late: late, limits, watch.lastWords, isCaged: caged != nil)
            if let verdict { watch.end = .death(verdict, item: nil) }
            // Whoever is at work does not end the process, and code of a project does not at all.
            if case .exit(let code) = watch.end {
                let isOurs = caged == nil || watch.saidEnd == code
                if !isOurs || !watch.activeItems.isEmpty { watch.end = .death(.exit(code: code), item: nil) }
            }
        }
        return watch
    }

    /// Does what a process in a cage asks for, and tells it what came of it.
    private func answer(_ request: LedgerEntry.Kind) {
        guard let caged else { return }
        let words: String
        switch request {
        case .output(let bytes): words = caged.batch.print(bytes).map(String.init) ?? ""
        case .change(let bytes): words = caged.batch.make(bytes) ?? ""
        case .words(let bytes): return caged.batch.say(bytes)
        default: return
        }
        let text = Array(words.utf8)
        let head = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) }
        let answer = head + text
        // A process that reads no answers fills the pipe, and must not stop this one.
        if Glibc.write(caged.answers.writing, answer, answer.count) != answer.count { kill(id, SIGKILL) }
    }

    /// Warnings of libraries are for people, too, if nothing worse came of them.
    func passOn(_ words: [UInt8]) {
        guard !words.isEmpty else { return }
        if let caged {
            var lines = QuotedLines()
            for line in lines.add(words) + lines.finish() { caged.batch.quote(line) }
            return
        }
        _ = words.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }

    private static func end(
        _ status: Int32, peak: Int, late: Int?, _ limits: Limits, _ lastWords: [UInt8], isCaged: Bool
    ) -> Watch.End {
        let signal = maquette_ending_signal(status)
        if let late { return .death(.tooLong(seconds: limits.seconds), item: late) }
        if signal == 0 { return .exit(maquette_exit_code(status)) }
        // Code of a project may send them to itself. What was meant for the run came to the supervisor.
        if !isCaged, [SIGINT, SIGTERM, SIGHUP].contains(signal) { return .interruption(signal) }
        return .death(Death.Cause(signal: signal, peak: peak, limits, lastWords, isCaged: isCaged), item: nil)
    }
}
