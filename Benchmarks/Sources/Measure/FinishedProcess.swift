import Foundation

/// A program that was run to its end, and what it took.
public struct FinishedProcess {
    public var seconds: Double
    /// Of processors, in the program and in the system: what other programs do meanwhile does not count.
    public var processorSeconds: Double
    /// The most memory it held, in megabytes.
    public var megabytes: Double

    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// Runs a program without anything to read and with its output thrown away.
    public init(_ arguments: [String]) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, mode) in [(0 as Int32, O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
        }
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }

        var (process, status, usage) = (pid_t(), Int32(), rusage())
        let start = Measure.seconds()
        guard posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 else {
            throw Failure(description: "\(arguments[0]) cannot be started")
        }
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        seconds = Measure.seconds() - start
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
        megabytes = Double(usage.ru_maxrss) / 1024
        if status != 0 { throw Failure(description: "failed: \(arguments.joined(separator: " "))") }
    }
}
