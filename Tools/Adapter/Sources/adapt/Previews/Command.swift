import Foundation
import Projects

/// Runs other programs with little overhead: an edit waits for two of them.
struct Command {
    var program: String
    var arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    struct Result {
        /// What went to both outputs.
        var text: String
        var status: Int32
        /// Whether the program had all of the time that it was given, and was ended.
        var wasTooSlow = false
        var isFine: Bool { status == 0 && !wasTooSlow }

        /// Somebody ended it, or a compiler that it ran: the kernel does so when memory is short.
        var wasEnded: Bool {
            [SIGKILL, SIGTERM].contains { signal in
                status == 128 + signal || status != 0 && text.contains("command failed due to signal \(signal) ")
            }
        }
    }

    /// Runs it, and again if it was ended from outside: an edit would else have no picture until the next one.
    ///
    /// - Parameters:
    ///   - seconds: after which it is ended, with what it has started; nil for a program that surely has an end.
    ///   - patience: for how many seconds it may wait for a program that has ended.
    func run(atMost seconds: Double? = nil, patience: Double = RunningProgram.patience) throws -> Result {
        var result = try RunningProgram(program, arguments).finish(within: seconds, patience: patience)
        for _ in 1..<Self.mostRuns where result.wasEnded && !result.wasTooSlow {
            result = try RunningProgram(program, arguments).finish(within: seconds, patience: patience)
        }
        return result
    }

    private static let mostRuns = 3
}

/// A program on its way.
struct RunningProgram {
    /// Set by a service: without input no one waits for an answer, and work on one ends as well.
    nonisolated(unsafe) static var endsWithInput = false

    let process: pid_t
    private let output: Int32

    /// - Parameters:
    ///   - inputs: descriptors that the program finds open, from ``firstInput`` on. They are no lower themselves.
    ///   - isHeardOfErrors: whether what it says of errors is part of its output; otherwise nobody hears it.
    init(_ program: String, _ arguments: [String], inputs: [Int32] = [], isHeardOfErrors: Bool = true) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("the system allows no more pipes") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        if isHeardOfErrors {
            posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        for (number, input) in zip(Self.firstInput..., inputs) {
            posix_spawn_file_actions_adddup2(&actions, input, number)
        }
        var attributes = posix_spawnattr_t()
        Self.takeEverySignal(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        let error = posix_spawnp(&id, program, &actions, &attributes, &words, environ)
        close(ends[1])
        guard error == 0 else {
            close(ends[0])
            throw Failure("\(program) cannot be run: \(String(cString: strerror(error)))")
        }
        (process, output) = (id, ends[0])
    }

    static let firstInput: Int32 = 5

    /// For how many seconds a program may wait for one that has ended, before it is ended itself.
    static let patience = 10.0

    /// Lets the program be ended like any other, even where whoever runs this one has shut out signals.
    private static func takeEverySignal(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }

    /// Waits for its end, or ends it after some seconds.
    ///
    /// A program that waits for another one that has ended is ended as well, and the result is as if somebody had ended it from outside.
    func finish(within seconds: Double? = nil, patience: Double = Self.patience) -> Command.Result {
        let (text, isWhole) = readToEnd(until: seconds.map { Date() + $0 }, patience: patience)
        if !isWhole { Program.endFamily(of: process) }
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Command.Result(
            text: text, status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f, wasTooSlow: !isWhole)
    }

    /// Until it and all that it has started have closed their outputs, or somebody has waited long enough.
    private func readToEnd(until last: Date?, patience: Double) -> (text: String, isWhole: Bool) {
        var (bytes, room) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        var lapse: Program.Lapse?
        while true {
            let rest = Int32(max(0, min(last?.timeIntervalSinceNow ?? patience, patience) * 1000))
            if rest == 0 { return (String(decoding: bytes, as: UTF8.self), false) }
            var polled = [
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                // A hang-up is always reported.
                pollfd(fd: Self.endsWithInput ? 0 : -1, events: 0, revents: 0),
            ]
            let answer = poll(&polled, 2, rest)
            if answer == 0 {
                let former = lapse
                lapse = Program.lapse(of: process)
                if let lapse, lapse == former { Program.endFamily(of: process) }
            }
            if answer <= 0 { continue }
            if polled[1].revents & Int16(POLLHUP) != 0 {
                // As on Ctrl-C, so that it ends what it has started.
                kill(process, SIGINT)
                exit(1)
            }
            let count = read(output, &room, room.count)
            if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return (String(decoding: bytes, as: UTF8.self), true)
    }
}

/// A program of LLVM that is started before it is needed, and waits for its arguments: a good part of a short run is its start.
/// The program ends if no arguments come, when this process has gone.
///
/// The program reads a pipe to its end, in which nothing comes, and then a file, which has the arguments when the pipe is closed. Linkers
/// read them more than once, which a pipe alone does not allow.
final class WaitingProgram: @unchecked Sendable {
    private let program: String
    private let lock = NSLock()
    private(set) var waiting: Waiting?

    struct Waiting {
        var running: RunningProgram
        var gate: Int32
        var arguments: Int32
    }

    private init(_ program: String) { self.program = program }

    nonisolated(unsafe) private static var all: [String: WaitingProgram] = [:]

    /// The waiting program for all modules. Call this on the thread that answers.
    static func of(_ program: String) -> WaitingProgram {
        if let known = all[program] { return known }
        let new = WaitingProgram(program)
        all[program] = new
        return new
    }

    /// Starts it for the next time. Call this when no request waits.
    func prepare() {
        guard waiting == nil else { return }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        let arguments = Self.fileWithoutName()
        for descriptor in ends + [arguments] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let first = RunningProgram.firstInput
        let words = ["@/dev/fd/\(first)", "@/dev/fd/\(first + 1)"]
        // The numbers under which the program finds them must not be taken by others of them.
        let inputs = [ends[0], arguments].map { fcntl($0, F_DUPFD_CLOEXEC, first + 2) }
        if arguments >= 0, !inputs.contains(-1), let running = try? RunningProgram(program, words, inputs: inputs) {
            waiting = Waiting(running: running, gate: ends[1], arguments: arguments)
        } else {
            close(ends[1])
            close(arguments)
        }
        for descriptor in inputs + [ends[0]] { close(descriptor) }
    }

    /// Negative where there can be none.
    private static func fileWithoutName() -> Int32 {
        var path = Array((NSTemporaryDirectory() + "/arguments-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        if descriptor >= 0 { unlink(path) }
        return descriptor
    }

    /// Runs the program that waits; of several threads one gets it.
    func run(_ arguments: [String]) throws -> Command.Result {
        guard let waiting = take() else { return try Command(program, arguments).run() }
        let quoted = arguments.map { word in
            "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let file = FileHandle(fileDescriptor: waiting.arguments, closeOnDealloc: true)
        let isWritten = (try? file.write(contentsOf: Data(quoted.joined(separator: "\n").utf8))) != nil
        close(waiting.gate)
        let result = waiting.running.finish()
        // The program may have been ended while it waited.
        return isWritten && !result.wasEnded ? result : try Command(program, arguments).run()
    }

    private func take() -> Waiting? {
        lock.withLock {
            defer { waiting = nil }
            return waiting
        }
    }
}
