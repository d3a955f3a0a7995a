import Foundation

/// Runs other programs.
public enum Program {
    struct Output {
        var text: Data
        /// What the program says of errors.
        var errors: String
        /// Whether the program had all of the time that it was given, and was ended.
        var wasTooSlow: Bool
    }

    /// A manifest is a program, which may have no end.
    static let mostSeconds = 60.0

    /// What the program prints, and what it says of errors.
    ///
    /// Foundation's `Process` waits by way of a socket, which nobody has who builds a project in a cage.
    static func output(_ name: String, _ arguments: [String], atMost seconds: Double = mostSeconds) throws -> Output {
        var ends: [Int32] = [-1, -1]
        var errorsPath = Array((NSTemporaryDirectory() + "/errors-XXXXXX").utf8CString)
        let errors = mkstemp(&errorsPath)
        guard errors >= 0, pipe(&ends) == 0 else {
            throw ProjectFailure("\(name) cannot be run: \(String(cString: strerror(errno)))")
        }
        defer {
            unlink(errorsPath)
            close(errors)
            close(ends[0])
        }
        for descriptor in ends + [errors] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        var words = ([name] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, name, &actions, nil, &words, environ)
        close(ends[1])
        guard code == 0 else { throw ProjectFailure("\(name) cannot be run: \(String(cString: strerror(code)))") }
        let (text, isWhole) = read(ends[0], until: Date() + seconds)
        if !isWhole { endFamily(of: process) }
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        lseek(errors, 0, SEEK_SET)
        let said = read(errors, until: Date() + seconds).text
        return Output(text: text, errors: String(decoding: said, as: UTF8.self), wasTooSlow: !isWhole)
    }

    /// To the end, or as long as somebody waits.
    private static func read(_ descriptor: Int32, until last: Date) -> (text: Data, isWhole: Bool) {
        var (bytes, room) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let rest = Int32(min(max(0, last.timeIntervalSinceNow * 1000), 1e6))
            if rest == 0 { return (bytes, false) }
            if poll(&waiting, 1, rest) <= 0 { continue }
            let count = Foundation.read(descriptor, &room, room.count)
            if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { return (bytes, true) }
        }
    }

    /// Ends a program and all that it has started: SwiftPM leaves a manifest running that it waits for.
    public static func endFamily(of process: pid_t) {
        var family: Set<pid_t> = [process]
        kill(process, SIGSTOP)
        // Who is stopped starts nobody else, so an end comes to what is new.
        while true {
            let new = RunningProcess.all().joining(family)
            if new.isEmpty { break }
            for member in new {
                kill(member.number, SIGSTOP)
                family.insert(member.number)
            }
        }
        for member in family { kill(member, SIGKILL) }
    }

    /// What a program has done of which it takes no note: the ends of programs that it has started, and the processor time that
    /// its whole family has taken until now.
    ///
    /// Who finds the same twice, some seconds apart, sees a program that waits for what has been. SwiftPM does so when a plug-in
    /// ends while Foundation's `Process` begins to wait for it (seen on Linux with Swift 6.3, in one of some thirty builds).
    public struct Lapse: Equatable {
        var ended: Set<pid_t>
        var ticks: Int
    }

    /// Nil if it knows of all.
    public static func lapse(of process: pid_t) -> Lapse? {
        let all = RunningProcess.all()
        let ended = Set(all.filter { $0.parent == process && $0.hasEnded }.map(\.number))
        if ended.isEmpty { return nil }
        var family: Set<pid_t> = [process]
        while case let new = all.joining(family), !new.isEmpty { family.formUnion(new.map(\.number)) }
        return Lapse(ended: ended, ticks: all.filter { family.contains($0.number) }.map(\.ticks).reduce(0, +))
    }
}

/// A process as the kernel tells of it.
private struct RunningProcess {
    var number: pid_t
    var parent: pid_t
    /// Whether the process has ended, and its parent did not ask how.
    var hasEnded: Bool
    /// The process's processor time.
    var ticks: Int

    static func all() -> [RunningProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            // "12 (its name) S 3 …"; a name may have brackets in it. Times are the 12th and 13th word after the name.
            guard let number = pid_t(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
                let words = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " "),
                words.count > 12, let parent = pid_t(words[1]), let user = Int(words[11]), let system = Int(words[12])
            else { return nil }
            return RunningProcess(number: number, parent: parent, hasEnded: words[0] == "Z", ticks: user + system)
        }
    }
}

extension [RunningProcess] {
    /// The processes whose parents are in a family and that are not in it themselves.
    fileprivate func joining(_ family: Set<pid_t>) -> [RunningProcess] {
        filter { family.contains($0.parent) && !family.contains($0.number) }
    }
}
