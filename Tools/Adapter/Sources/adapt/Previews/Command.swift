import Foundation

/// Runs other programs with as little ado as there can be: an edit waits for two of them.
struct Command {
    var program: String
    var arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Set by a service: without input nobody waits for an answer, and what was begun for one ends as well.
    nonisolated(unsafe) static var endsWithInput = false

    struct Result {
        /// What went to both outputs.
        var text: String
        var status: Int32
        var isFine: Bool { status == 0 }
    }

    func run() throws -> Result {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("there are no more pipes") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        let error = posix_spawnp(&id, program, &actions, nil, &words, environ)
        close(ends[1])
        guard error == 0 else { throw Failure("\(program) cannot be run: \(String(cString: strerror(error)))") }
        let text = Self.readToEnd(ends[0], of: id)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return Result(text: text, status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f)
    }

    private static func readToEnd(_ descriptor: Int32, of process: pid_t) -> String {
        var (bytes, room) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            var polled = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                // A hang-up is told unasked.
                pollfd(fd: endsWithInput ? 0 : -1, events: 0, revents: 0),
            ]
            if poll(&polled, 2, -1) < 0 { continue }
            if polled[1].revents & Int16(POLLHUP) != 0 {
                // As on Ctrl-C, so that it ends what it has started.
                kill(process, SIGINT)
                exit(1)
            }
            let count = read(descriptor, &room, room.count)
            if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
