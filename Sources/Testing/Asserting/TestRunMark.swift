import Foundation

/// What the processes of one run of tests have in common: `swift test` starts one for XCTest and one for Swift Testing, or several at once.
enum TestRunMark {
    static var ofThisProcess: String {
        let parent = getppid()
        guard let name = text("/proc/\(parent)/comm"), name.hasPrefix("swift") else { return mark(of: getpid()) }
        return mark(of: parent)
    }

    /// Numbers of processes are used again, the moment of a start is not.
    private static func mark(of process: pid_t) -> String {
        // The name in brackets may have anything in it; the moment is the twentieth word after it: "proc_pid_stat(5)".
        let words = text("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ") ?? []
        return "\(process) \(words.count > 19 ? words[19] : "")"
    }

    private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
