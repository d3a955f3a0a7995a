import CProcess
import Glibc
import MaquetteFiles

/// The side that answers: a keeper, which prepares what every request needs and does nothing else but start the warm process,
/// again should it die, and the warm process, which does nothing but fork a child for each request. All of them end with the
/// process that asks.
struct WarmLoop {
    private let end: Int32
    private let limits: Limits
    private let atOnce: Int
    private let work: WarmProcess.Work
    private var waiting: [(packet: WarmPacket, file: Int32)] = []
    private var running: [WarmChild] = []
    private static let leastSeconds = 1.0

    static func keep(
        _ end: Int32, for asking: pid_t, _ limits: Limits, atOnce: Int, _ prepare: @escaping @MainActor () -> Void,
        _ work: @escaping WarmProcess.Work
    ) -> Never {
        maquette_end_with(asking)
        // Whatever the process that asks was started with is not for those that draw.
        maquette_close_range(3, UInt32(end) - 1)
        maquette_close_range(UInt32(end) + 1, .max)
        // What people type is for the process that asks; a closed connection shows as an error of the next call.
        for number in [SIGINT, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
        let keeper = getpid()
        // Here, so that the next warm process has it as well: whoever saw one die is waiting for a picture.
        MainActor.assumeIsolated { prepare() }
        while true {
            let begun = Clock.now
            let warm = maquette_fork()
            if warm == 0 {
                maquette_end_with(keeper)
                var loop = WarmLoop(end: end, limits: limits, atOnce: max(1, atOnce), work: work)
                loop.run()
            }
            var status: Int32 = 0
            while warm > 0, waitpid(warm, &status, 0) < 0, errno == EINTR {}
            if warm > 0, maquette_ending_signal(status) == 0 { _exit(0) }
            let packet = WarmPacket(kind: .lostAll, amount: Double(maquette_ending_signal(status)))
            guard packet.send(through: end) else { _exit(0) }
            // What dies at once would otherwise keep a core busy.
            if Clock.now - begun < leastSeconds { usleep(200_000) }
        }
    }

    private init(end: Int32, limits: Limits, atOnce: Int, work: @escaping WarmProcess.Work) {
        (self.end, self.limits, self.atOnce, self.work) = (end, limits, atOnce, work)
    }

    private mutating func run() -> Never {
        while true {
            while running.count < atOnce, !waiting.isEmpty { start() }
            var polled = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
            for child in running {
                polled.append(pollfd(fd: child.life.reading, events: Int16(POLLIN), revents: 0))
                polled.append(pollfd(fd: child.errors.reading, events: Int16(POLLIN), revents: 0))
            }
            let next = running.filter { !$0.isLate }.map(\.deadline).min()
            // Rounded up, so that it is not asked again and again in the last millisecond.
            poll(&polled, nfds_t(polled.count), next.map { Int32(min(max(0, $0 - Clock.now) * 1000 + 1, 1e6)) } ?? -1)
            if polled[0].revents != 0 { receive() }
            for index in running.indices {
                if polled[2 * index + 2].revents != 0 { running[index].listen() }
                if polled[2 * index + 1].revents != 0 { finish(index) }
                if !running[index].isOver, Clock.now >= running[index].deadline { running[index].stop() }
            }
            running.removeAll { $0.isOver }
        }
    }

    private mutating func receive() {
        while true {
            switch WarmPacket.receive(from: end, waits: false) {
            case .none: return
            case .end: _exit(0)
            case .packet(let packet, let file):
                if packet.kind == .request, file >= 0 {
                    waiting.append((packet, file))
                    continue
                }
                if file >= 0 { close(file) }
                for (index, request) in waiting.enumerated().reversed() where request.packet.number == packet.number {
                    close(request.file)
                    waiting.remove(at: index)
                }
                for index in running.indices where running[index].number == packet.number {
                    running[index].isCancelled = true
                    running[index].stop()
                }
            }
        }
    }

    private mutating func start() {
        let (packet, file) = waiting.removeFirst()
        defer { close(file) }
        let seconds = packet.amount > 0 ? packet.amount : limits.seconds
        let foreign = [end] + waiting.map(\.file) + running.flatMap { [$0.life.reading, $0.errors.reading] }
        guard let child = WarmChild(packet.number, file: file, seconds: seconds, limits.bytes, foreign: foreign, work)
        else {
            let cause = Death.Cause.crash(signal: 0, lastWords: "the system allows no more processes")
            _ = WarmPacket(packet.number, died: cause).send(through: end)
            return
        }
        running.append(child)
    }

    private mutating func finish(_ index: Int) {
        let cause = running[index].end()
        guard !running[index].isCancelled else { return }
        let number = running[index].number
        let packet = cause.map { WarmPacket(number, died: $0) } ?? WarmPacket(kind: .done, number: number)
        if !packet.send(through: end) { _exit(0) }
    }
}

/// A child that answers one request, as its parent sees it.
struct WarmChild {
    let number: Int
    let deadline: Double
    /// Closed by the system when the child ends, whatever way.
    let life: Pipe
    let errors: Pipe
    var isCancelled = false
    private(set) var isLate = false
    private(set) var isOver = false
    private let id: pid_t
    private let limits: Limits
    private var lastWords: [UInt8] = []

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
        let id = maquette_fork()
        if id == 0 {
            maquette_end_with(parent)
            maquette_limit_memory(UInt64(bytes))
            Self.answer(file: file, life: life, errors: errors, foreign: foreign, work)
        }
        close(life.writing)
        close(errors.writing)
        guard id > 0 else {
            close(life.reading)
            close(errors.reading)
            return nil
        }
        (self.number, self.life, self.errors, self.id) = (number, life, errors, id)
        limits = Limits(seconds: seconds, bytes: bytes)
        deadline = Clock.now + seconds
    }

    /// The child's side. It keeps what was opened to prepare it, such as fonts, and its own file.
    private static func answer(
        file: Int32, life: Pipe, errors: Pipe, foreign: [Int32], _ work: WarmProcess.Work
    ) -> Never {
        setpgid(0, 0)
        // What it prints must not get between the lines of the process that asks.
        let nothing = open("/dev/null", O_RDONLY)
        for (from, to) in [(nothing, 0), (errors.writing, 1), (errors.writing, 2)] as [(Int32, Int32)] {
            dup2(from, to)
        }
        for descriptor in [nothing, errors.writing, errors.reading, life.reading] where descriptor > 2 {
            close(descriptor)
        }
        for descriptor in foreign { close(descriptor) }
        for number in [SIGINT, SIGHUP] { signal(number, SIG_DFL) }
        let request = MemoryFile.read(file)
        // Without an answer it stays empty, even if code of the project ends the process as if all were well.
        guard MemoryFile.write([], to: file) else { _exit(1) }
        let result = MainActor.assumeIsolated { work(request) }
        _exit(MemoryFile.write(result, to: file) ? 0 : 1)
    }

    mutating func listen() { lastWords = (lastWords + errors.readWithoutWaiting()).suffix(LastWords.most) }

    /// Ends it and what it started.
    mutating func stop() {
        isLate = true
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
    }

    /// Why it died; nil if it has answered.
    mutating func end() -> Death.Cause? {
        // It has ended, or else has closed its end to hide that it has not; what it started ends with it.
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
        var status: Int32 = 0
        var use = rusage()
        while wait4(id, &status, 0, &use) < 0, errno == EINTR {}
        while case let words = errors.readWithoutWaiting(), !words.isEmpty {
            lastWords = (lastWords + words).suffix(LastWords.most)
        }
        close(life.reading)
        close(errors.reading)
        isOver = true
        if isLate { return .tooLong(seconds: limits.seconds) }
        let signal = maquette_ending_signal(status)
        if signal == 0 {
            let code = maquette_exit_code(status)
            return code == 0 ? nil : .exit(code: code)
        }
        return Death.Cause(signal: signal, peak: use.ru_maxrss << 10, limits, lastWords)
    }
}
