import Foundation
import Glibc

/// How a process ended that was given something to read.
struct Trial {
    /// What identifies a fault: the line of a trap, or where a sanitizer found it. Nil where nothing is wrong.
    var fault: String?

    static let mostSeconds = 10.0

    /// Runs a program of ours and watches it.
    ///
    /// - Parameter isStuck: asked now and then; a process that is stuck is ended.
    init(
        _ program: String, _ arguments: [String], in folder: String? = nil, allowed: Set<Int32> = [0],
        isStuck: (_ seconds: Double) -> Bool
    ) {
        let words = NSTemporaryDirectory() + "maquette-fuzz-\(getpid()).log"
        defer { unlink(words) }
        guard let process = Self.start(program, arguments, in: folder, errors: words) else {
            fault = "\(program) cannot be run"
            return
        }
        let begin = Date()
        var wasStuck = false
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            usleep(2000)
            if !wasStuck, isStuck(Date().timeIntervalSince(begin)) {
                wasStuck = true
                kill(process, SIGKILL)
            }
        }
        let said = FileManager.default.contents(atPath: words).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
        if wasStuck {
            fault = "it takes more than \(Int(Self.mostSeconds)) s"
        } else if signal != 0 || !allowed.contains(code) {
            fault = Self.fault(in: said) ?? "it ended with \(signal == 0 ? "\(code)" : "signal \(signal)")"
        } else {
            fault = said.split(separator: "\n").first {
                $0.contains("please report it") || $0.contains("--timeout allows") || $0.contains("--memory allows")
            }.map { String($0.drop { $0 != ":" }) }
        }
    }

    /// Foundation's `Process` keeps descriptors open, and reads beyond the list of them once there are a thousand.
    private static func start(_ program: String, _ arguments: [String], in folder: String?, errors: String) -> pid_t? {
        var environment = ProcessInfo.processInfo.environment
        // Where memory was allocated is not kept: that alone would take half of the time.
        environment["ASAN_OPTIONS"] =
            "detect_leaks=0:hard_rss_limit_mb=4000:allocator_may_return_null=1:malloc_context_size=0:quarantine_size_mb=32"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let here = FileManager.default.currentDirectoryPath
        if let folder { chdir(folder) }
        defer { chdir(here) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + settings { free(word) } }
        var process: pid_t = 0
        return posix_spawn(&process, program, &actions, nil, &words, &settings) == 0 ? process : nil
    }

    private static func fault(in said: String) -> String? {
        let lines = said.split(separator: "\n")
        let line = lines.last { $0.contains("Fatal error") || $0.hasPrefix("SUMMARY") || $0.contains("hard rss limit") }
        return line.map { String($0.prefix(240)) }
    }
}

/// Makes a case smaller for as long as the same fault stays.
enum Minimiser {
    static func smallest(_ input: [UInt8], seconds: Double, _ stays: ([UInt8]) -> Bool) -> [UInt8] {
        let end = Date().addingTimeInterval(seconds)
        var best = input
        var size = max(1, best.count / 2)
        while size >= 1, Date() < end {
            var at = 0
            var isSmaller = false
            while at < best.count, Date() < end {
                var candidate = best
                candidate.removeSubrange(at..<min(best.count, at + size))
                if stays(candidate) {
                    best = candidate
                    isSmaller = true
                } else {
                    at += size
                }
            }
            if !isSmaller || size > best.count { size /= 2 }
        }
        return best
    }
}
