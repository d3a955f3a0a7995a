import CProcess
import Glibc
import MaquetteCage
import MaquetteFiles

/// A child that answers one request, as its parent sees it.
struct WarmChild {
    let number: Int
    let deadline: Double
    /// What the child says comes through it. Closed by the system when the child ends, whatever way.
    let life: Pipe
    let errors: Pipe
    /// Where the answer goes.
    let file: Int32
    var isCancelled = false
    private(set) var isLate = false
    private(set) var isOver = false
    private let id: pid_t
    private let limits: Limits
    private let secret: [UInt8]
    private var lastWords: [UInt8] = []
    private var arrived: [UInt8] = []
    private var changes: [FileChange] = []
    private var answer: [UInt8]?
    /// What the child spends, from the moment on that it is in a cage.
    private var spending: Spending?
    private var verdict: Death.Cause?

    /// nil if the system allows no more processes or pipes.
    ///
    /// - Parameter foreign: what the parent has open for itself and for others.
    init?(
        _ number: Int, file: Int32, seconds: Double, _ bytes: Int, foreign: [Int32], _ work: WarmProcess.Work
    ) {
        guard let life = Pipe() else { return nil }
        guard let errors = Pipe() else {
            life.close()
            return nil
        }
        let parent = getpid()
        let secret = (0..<16).map { _ in UInt8.random(in: 0...255) }
        let id = maquette_fork()
        if id == 0 {
            maquette_end_with(parent)
            maquette_limit_memory(UInt64(bytes))
            Self.answer(file: file, life: life, errors: errors, foreign: foreign, secret, work)
        }
        close(life.writing)
        close(errors.writing)
        guard id > 0 else {
            close(life.reading)
            close(errors.reading)
            return nil
        }
        (self.number, self.life, self.errors, self.id, self.file) = (number, life, errors, id, file)
        self.secret = secret
        limits = Limits(seconds: seconds, bytes: bytes)
        deadline = Clock.now + seconds
    }

    /// The child's side. It keeps what was opened to prepare it, such as fonts.
    private static func answer(
        file: Int32, life: Pipe, errors: Pipe, foreign: [Int32], _ secret: [UInt8], _ work: WarmProcess.Work
    ) -> Never {
        // A session and a group of its own.
        _ = setsid()
        // What it prints must not get between the lines of the process that asks.
        let nothing = open("/dev/null", O_RDONLY)
        for (from, to) in [(nothing, 0), (errors.writing, 1), (errors.writing, 2)] as [(Int32, Int32)] {
            dup2(from, to)
        }
        let request = MemoryFile.read(file)
        for descriptor in [nothing, errors.writing, errors.reading, life.reading, file] where descriptor > 2 {
            close(descriptor)
        }
        for descriptor in foreign { close(descriptor) }
        for number in [SIGINT, SIGHUP] { signal(number, SIG_DFL) }
        CagedRequest.current = CagedRequest(life: life.writing, secret: secret)
        let result = MainActor.assumeIsolated { work(request) }
        _exit(CagedRequest.current?.send(.finished(result)) == true ? 0 : 1)
    }

    mutating func listen() { lastWords = (lastWords + errors.readWithoutWaiting()).suffix(LastWords.most) }

    /// Takes what has come from it.
    ///
    /// - Returns: whether more may come.
    mutating func take() -> Bool {
        let bytes = life.readWithoutWaiting()
        arrived += bytes
        do {
            while let entry = try LedgerEntry(takenFrom: &arrived, after: secret) {
                switch entry.kind {
                case .finished(let bytes?): answer = bytes
                case .change(let bytes): FileChange(bytes).map { changes.append($0) }
                // The child goes into a cage.
                case .words where spending == nil:
                    spending = Spending(
                        of: id, limits, temporary: CagedRequest.temporaryFolder(of: id),
                        mostBytesOfFiles: Cage.usualBytesOfFiles)
                default: break
                }
            }
        } catch {
            arrived = []
            verdict = verdict ?? .forgery
            stop(asLate: false)
        }
        return !bytes.isEmpty
    }

    /// When the child is to be looked at again, whatever it says.
    var nextLook: Double { spending == nil ? deadline : min(deadline, Clock.now + 0.05) }

    /// Ends it if it takes more than it may.
    mutating func count() {
        guard verdict == nil, let excess = spending?.excess() else { return }
        verdict = excess
        stop(asLate: false)
    }

    /// Ends it and what it started.
    mutating func stop(asLate: Bool = true) {
        if asLate { isLate = true }
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
    }

    /// Why the child died; nil if it has answered, and the answer is where it belongs.
    mutating func end(_ mayMake: WarmProcess.MayMake) -> Death.Cause? {
        // The child has ended, or else has closed its end to hide that it has not; what it started ends with it.
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
        var status: Int32 = 0
        var use = rusage()
        while wait4(id, &status, 0, &use) < 0, errno == EINTR {}
        while take() {}
        while case let words = errors.readWithoutWaiting(), !words.isEmpty {
            lastWords = (lastWords + words).suffix(LastWords.most)
        }
        close(life.reading)
        close(errors.reading)
        defer { close(file) }
        if let spending { try? FileChange.removeWithContents(spending.temporary).makeHere() }
        isOver = true
        if let verdict { return verdict }
        if isLate { return .tooLong(seconds: limits.seconds) }
        let signal = maquette_ending_signal(status)
        if signal != 0 {
            return Death.Cause(
                signal: signal, peak: use.ru_maxrss << 10, limits, lastWords, isCaged: spending != nil)
        }
        let code = maquette_exit_code(status)
        guard code == 0, let answer else { return .exit(code: code) }
        for change in changes {
            guard mayMake(change) else { return .forgery }
            do { try change.makeHere() } catch { return .crash(signal: 0, lastWords: error.description) }
        }
        return MemoryFile.write(answer, to: file) ? nil : .exit(code: 1)
    }
}

/// The request that a child of a warm process answers, on the child's side.
package struct CagedRequest: Sendable {
    /// The current request, set when the process is started, which has one thread.
    nonisolated(unsafe) package internal(set) static var current: CagedRequest?

    let life: Int32
    let secret: [UInt8]

    /// Says something to the parent; false if it has gone.
    func send(_ kind: LedgerEntry.Kind) -> Bool {
        SystemFile.write(secret + LedgerEntry(item: 0, kind: kind).bytes, to: life) == nil
    }

    /// Where a child has its temporary files, which its parent removes.
    package static func temporaryFolder(of process: pid_t) -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(folder)/maquette-code-\(process)"
    }

    /// Goes into a cage with this process, which from then on has no open files but this one, and hands over what it wants written.
    package func enter(_ cage: Cage) throws(Failure) {
        _ = send(.words([]))
        FileChange.maker = { [self] change in
            // A folder is there or will be; the parent makes no others.
            if change.makesFolder { return nil }
            return send(.change(change.bytes)) ? nil : "the process that started this one has gone"
        }
        Cage.keepOpen([0, 1, 2, life])
        try cage.enter()
    }
}
