import Foundation

/// Runs other programs with as little ado as there can be: an edit waits for two of them.
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
        var isFine: Bool { status == 0 }
    }

    func run() throws -> Result { try RunningProgram(program, arguments).finish() }
}

/// A program on its way.
struct RunningProgram {
    /// Set by a service: without input nobody waits for an answer, and what was begun for one ends as well.
    nonisolated(unsafe) static var endsWithInput = false

    let process: pid_t
    private let output: Int32

    /// - Parameter input: a descriptor that the program finds open as ``inputNumber``.
    init(_ program: String, _ arguments: [String], input: Int32? = nil) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("there are no more pipes") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        if let input { posix_spawn_file_actions_adddup2(&actions, input, Self.inputNumber) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        let error = posix_spawnp(&id, program, &actions, nil, &words, environ)
        close(ends[1])
        guard error == 0 else {
            close(ends[0])
            throw Failure("\(program) cannot be run: \(String(cString: strerror(error)))")
        }
        (process, output) = (id, ends[0])
    }

    static let inputNumber: Int32 = 5

    /// Waits for its end.
    func finish() -> Command.Result {
        let text = readToEnd()
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Command.Result(text: text, status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f)
    }

    private func readToEnd() -> String {
        var (bytes, room) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            var polled = [
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                // A hang-up is told unasked.
                pollfd(fd: Self.endsWithInput ? 0 : -1, events: 0, revents: 0),
            ]
            if poll(&polled, 2, -1) < 0 { continue }
            if polled[1].revents & Int16(POLLHUP) != 0 {
                // As on Ctrl-C, so that it ends what it has started.
                kill(process, SIGINT)
                exit(1)
            }
            let count = read(output, &room, room.count)
            if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A program of LLVM that is started before it is needed, and waits for its arguments: a good part of a short run is its start.
/// It ends if none come, when this process has gone.
final class WaitingProgram: @unchecked Sendable {
    private let program: String
    private let lock = NSLock()
    private var waiting: (running: RunningProgram, arguments: Int32)?

    private init(_ program: String) { self.program = program }

    nonisolated(unsafe) private static var all: [String: WaitingProgram] = [:]

    /// The one for all modules. Call this on the thread that answers.
    static func of(_ program: String) -> WaitingProgram {
        if let known = all[program] { return known }
        let new = WaitingProgram(program)
        all[program] = new
        return new
    }

    /// Starts it for the next time. Call this when nobody waits.
    func prepare() {
        guard waiting == nil else { return }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let words = ["@/dev/fd/\(RunningProgram.inputNumber)"]
        if let running = try? RunningProgram(program, words, input: ends[0]) {
            waiting = (running, ends[1])
        } else {
            close(ends[1])
        }
        close(ends[0])
    }

    /// Of several threads one gets the program that waits.
    func run(_ arguments: [String]) throws -> Command.Result {
        guard let (running, descriptor) = take() else { return try Command(program, arguments).run() }
        let quoted = arguments.map { word in
            "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        // More than a pipe holds is read as it is written.
        let isWritten = Array(quoted.joined(separator: "\n").utf8).withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = write(descriptor, bytes.baseAddress! + done, bytes.count - done)
                if count > 0 { done += count } else if errno != EINTR { return false }
            }
            return true
        }
        close(descriptor)
        let result = running.finish()
        // It may have been ended while it waited.
        return isWritten && result.status < 128 ? result : try Command(program, arguments).run()
    }

    private func take() -> (running: RunningProgram, arguments: Int32)? {
        lock.withLock {
            defer { waiting = nil }
            return waiting
        }
    }
}
