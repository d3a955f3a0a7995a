import Glibc

/// Runs other programs, for their effect on files. No thread is started.
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
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0..<3 as Range<Int32> where !isHeard {
            posix_spawn_file_actions_addopen(
                &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        // The unused end is closed when the program and those that it started have ended.
        posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
        let words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
        close(ends[1])
        guard code == 0 else { return nil }

        var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        let end = seconds.map { Clock.now + $0 }
        func left() -> Int32 { end.map { Int32(max(0, ($0 - Clock.now) * 1000)) } ?? -1 }
        while poll(&waiting, 1, left()) < 0, errno == EINTR {}
        if waiting.revents == 0 { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
