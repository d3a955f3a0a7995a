import Glibc

/// Runs other programs. No thread is started.
///
/// Foundation's `Process` waits by way of a socket, which processes without a network cannot open.
package enum Program {
    /// Runs a program and waits for its end.
    ///
    /// - Parameters:
    ///   - seconds: how long it may take; nil for any time.
    ///   - isHeard: whether it shares this program's input and output. Otherwise it has nothing to read, and its words go
    ///     nowhere.
    /// - Returns: its exit code; nil if it could not be run, took longer than the seconds, or died of a signal.
    package static func run(
        _ path: String, _ arguments: [String], seconds: Double?, isHeard: Bool = false
    ) -> Int32? {
        // The unused end is closed when the program and those that it started have ended.
        guard let (process, end) = start(path, arguments, pipe: 3, silent: isHeard ? [] : [0, 1, 2]) else { return nil }
        defer { close(end) }
        var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        let last = seconds.map { Clock.now + $0 }
        func left() -> Int32 { last.map { Int32(max(0, ($0 - Clock.now) * 1000)) } ?? -1 }
        while poll(&waiting, 1, left()) < 0, errno == EINTR {}
        if waiting.revents == 0 { kill(process, SIGKILL) }
        return code(of: process)
    }

    /// Runs a program that has nothing to read.
    ///
    /// - Parameter withComplaints: whether what it says on standard error is among its words; nobody hears it otherwise.
    /// - Returns: what it prints, and its exit code; nil if it could not be run, or died of a signal.
    package static func output(
        of path: String, _ arguments: [String], withComplaints: Bool = false
    ) -> (bytes: [UInt8], code: Int32?) {
        let silent: [Int32] = withComplaints ? [0] : [0, 2]
        guard let (process, end) = start(path, arguments, pipe: 1, silent: silent, together: withComplaints) else {
            return ([], nil)
        }
        defer { close(end) }
        let bytes = (try? SystemFile.read(from: end)) ?? []
        return (bytes, code(of: process))
    }

    /// Starts a program, and gives the end of a pipe of which the program has the other one.
    ///
    /// - Parameters:
    ///   - number: where the program has it.
    ///   - silent: where it has nothing to read, or writes into nothing.
    ///   - together: whether standard error goes into the pipe, too.
    private static func start(
        _ path: String, _ arguments: [String], pipe number: Int32, silent: [Int32], together: Bool = false
    ) -> (process: pid_t, end: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in silent {
            posix_spawn_file_actions_addopen(
                &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, ends[1], number)
        if together { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
        let words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
        close(ends[1])
        if code == 0 { return (process, ends[0]) }
        close(ends[0])
        return nil
    }

    private static func code(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
