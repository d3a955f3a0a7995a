import CProcess
import Glibc
import MaquetteFiles

/// A program in a cage of its own, with all that it starts. Beside it is a watcher, which counts what they take together, ends them
/// when that is too much, and ends them with the process that started them.
package struct CagedProgram: Sendable {
    package var path: String
    package var arguments: [String]
    /// `NAME=value`; it has no others.
    package var environment: [String]
    package var cage: Cage
    /// The most bytes of memory for all processes together.
    package var mostBytes: Int
    package static let mostProcesses = 512
    /// The most bytes in the folder that the program writes into.
    package static let mostBytesOfOutput = 20 << 30

    package init(path: String, arguments: [String], environment: [String], cage: Cage, mostBytes: Int) {
        (self.path, self.arguments, self.environment) = (path, arguments, environment)
        (self.cage, self.mostBytes) = (cage, mostBytes)
    }

    /// Starts it. The process that calls must have one thread, as it forks.
    ///
    /// - Parameter descriptors: what it has open under which numbers; nothing else of this process.
    /// - Returns: the watcher, which ends with the program's exit code; 2 if there is no cage to be had.
    package func start(_ descriptors: [(own: Int32, number: Int32)]) -> pid_t {
        let parent = getpid()
        let watcher = maquette_fork()
        guard watcher == 0 else { return watcher }
        maquette_end_with(parent)
        Self.place(descriptors)
        watch()
    }

    /// Gives descriptors their numbers, and closes all others.
    private static func place(_ descriptors: [(own: Int32, number: Int32)]) {
        // First out of each other's way.
        let moved = descriptors.map { (fcntl($0.own, F_DUPFD_CLOEXEC, 64), $0.number) }
        for (descriptor, number) in moved { dup2(descriptor, number) }
        Cage.keepOpen(descriptors.map(\.number))
    }

    // MARK: The watcher

    /// The watcher's exit codes for a program that it ended: it took too much memory or too many processes, or wrote too much.
    package static let tookTooMuch: Int32 = 124
    package static let wroteTooMuch: Int32 = 125

    /// When the process that started it has gone.
    nonisolated(unsafe) private static var isToEnd = false

    private func watch() -> Never {
        let hasOwnProcesses = cage.isClosed && Namespaces.leaveProcesses()
        // Whoever started it may be killed: then it ends them, and tidies up.
        signal(SIGTERM) { _ in CagedProgram.isToEnd = true }
        maquette_hear_parents_end(SIGTERM)
        // Who started this may have shut it out.
        var terminations = sigset_t()
        sigemptyset(&terminations)
        sigaddset(&terminations, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &terminations, nil)
        maquette_take_orphans()
        let watcher = getpid()
        let program = maquette_fork()
        if program == 0 {
            signal(SIGTERM, SIG_DFL)
            // In a namespace of processes nobody has the number of the watcher.
            maquette_hear_parents_end(SIGKILL)
            if !hasOwnProcesses, getppid() != watcher { _exit(1) }
            begin(isAlone: hasOwnProcesses)
        }
        guard program > 0 else { _exit(2) }
        // Its own ends of pipes would hide that the program has ended.
        Cage.keepOpen([])
        var family = ProcessFamily(of: program)
        var status: Int32 = 0
        var nextLookAtOutput = Clock.now + 5
        var excess: Int32?
        while waitpid(program, &status, WNOHANG) == 0, !Self.isToEnd {
            usleep(family.pause())
            if !family.count(processes: Self.mostProcesses, bytes: mostBytes) { excess = Self.tookTooMuch }
            if Clock.now > nextLookAtOutput {
                let sizes = cage.writable.map { FolderSize.bytes(of: FilePath($0)) }
                if sizes.reduce(0, +) > Self.mostBytesOfOutput { excess = Self.wroteTooMuch }
                nextLookAtOutput = Clock.now + 5
            }
            if excess != nil { break }
        }
        family.end()
        try? FileChange.removeWithContents(FilePath(cage.temporary)).makeHere()
        let signal = maquette_ending_signal(status)
        _exit(excess ?? (Self.isToEnd ? 128 + SIGTERM : signal == 0 ? maquette_exit_code(status) : 128 + signal))
    }

    private func begin(isAlone: Bool) -> Never {
        var cage = cage
        cage.isAlone = isAlone
        cage.startsPrograms = true
        do { try cage.enter() } catch {
            let line = Array("preview: \(error)\n".utf8)
            _ = SystemFile.write(line, to: 2)
            _exit(2)
        }
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        execve(path, words, variables)
        _ = SystemFile.write(Array("preview: \(path) cannot be run: \(SystemFile.words(for: errno))\n".utf8), to: 2)
        _exit(2)
    }

    // MARK: From a process with threads

    /// The word with which this program comes to start another one in a cage.
    package static let word = "--in-cage"

    /// The words for that; ``init(words:)`` reads them.
    package var words: [String] {
        func list(_ words: [String]) -> [String] { ["\(words.count)"] + words }
        return [Self.word, path, cage.temporary, "\(mostBytes)", "\(cage.isClosed)"] + list(cage.writable)
            + list(cage.readable.map { ($0.isProject ? "p" : "f") + $0.path }) + list(environment) + list(arguments)
    }

    package init?(words: [String]) {
        var rest = words[...]
        func list() -> [String]? {
            guard let count = rest.popFirst().flatMap(Int.init), count >= 0, count <= rest.count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        guard rest.popFirst() == Self.word, let path = rest.popFirst(), let temporary = rest.popFirst(),
            let mostBytes = rest.popFirst().flatMap(Int.init), let isClosed = rest.popFirst(), let writable = list(),
            let readable = list(), let environment = list(), let arguments = list()
        else { return nil }
        var cage = Cage(
            readable: readable.map { Cage.Place(String($0.dropFirst()), isProject: $0.hasPrefix("p")) },
            temporary: temporary)
        cage.writable = writable
        cage.isClosed = isClosed == "true"
        cage.setForBuilding()
        self.init(path: path, arguments: arguments, environment: environment, cage: cage, mostBytes: mostBytes)
    }

    /// Goes on as the watcher of it, in a process that was started for that.
    package func becomeWatcher() -> Never {
        maquette_end_with(getppid())
        Cage.keepOpen([0, 1, 2])
        watch()
    }

    /// Starts it from whatever process: one with threads starts this program once more, to do so.
    package func launch(_ descriptors: [(own: Int32, number: Int32)]) -> pid_t {
        let threads = try? FilePath("/proc/self/task").namesOfEntries()
        if threads?.count == 1 { return start(descriptors) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (own, number) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
        var arguments = (["preview"] + words).map { strdup($0) } + [nil]
        defer { for word in arguments { free(word) } }
        var process: pid_t = 0
        return posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, environ) == 0 ? process : -1
    }
}

extension Cage {
    /// Compilers have more files open, write large ones, and take their time.
    package mutating func setForBuilding() {
        startsPrograms = true
        mostOpenFiles = 8192
        largestFile = 4 << 30
    }
}

/// A process and all that come from it.
struct ProcessFamily {
    private let first: pid_t
    private var looks = 0

    init(of process: pid_t) { first = process }

    /// Microseconds to the next look: often at first, so that the end of a short program is noticed at once.
    mutating func pause() -> UInt32 {
        looks += 1
        return looks < 20 ? 2_000 : looks < 100 ? 20_000 : 50_000
    }

    /// Whether the family has no more processes, and no more memory, than it may.
    func count(processes: Int, bytes: Int) -> Bool {
        // So little time has passed that there is not much to count.
        if looks < 20 { return true }
        let all = members.union(Self.children(of: getpid()))
        return all.count <= processes && all.reduce(0) { $0 + ProcessMemory.bytes(of: $1) } <= bytes
    }

    private var members: Set<pid_t> {
        var found: Set<pid_t> = []
        var waiting = [first]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += Self.children(of: next)
        }
        return found
    }

    /// Each thread has its own.
    private static func children(of process: pid_t) -> [pid_t] {
        let threads = (try? FilePath("/proc/\(process)/task").namesOfEntries()) ?? []
        return threads.flatMap { thread -> [pid_t] in
            let path = FilePath("/proc/\(process)/task/" + String(decoding: thread, as: UTF8.self) + "/children")
            return ((try? path.contents()) ?? []).split(separator: UInt8(ascii: " "))
                .compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// Ends them all, also those whose parents have gone, which are this process's then.
    func end() {
        for _ in 0..<1000 {
            let left = members.union(Self.children(of: getpid())).filter { kill($0, 0) == 0 }
            if left.isEmpty { return }
            for process in left { kill(process, SIGKILL) }
            var status: Int32 = 0
            while waitpid(-1, &status, WNOHANG) > 0 {}
            usleep(1000)
        }
    }
}
