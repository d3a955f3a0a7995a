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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        var environment = ProcessInfo.processInfo.environment
        // Where memory was allocated is not kept: that alone would take half of the time.
        environment["ASAN_OPTIONS"] =
            "detect_leaks=0:hard_rss_limit_mb=4000:allocator_may_return_null=1:malloc_context_size=0:quarantine_size_mb=32"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let words = URL(fileURLWithPath: NSTemporaryDirectory() + "maquette-fuzz-\(getpid()).log")
        _ = FileManager.default.createFile(atPath: words.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: words) }
        guard let errors = try? FileHandle(forWritingTo: words) else { return }
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else {
            fault = "\(program) cannot be run"
            return
        }
        let begin = Date()
        var wasStuck = false
        while process.isRunning {
            usleep(20_000)
            if !wasStuck, isStuck(Date().timeIntervalSince(begin)) {
                wasStuck = true
                kill(process.processIdentifier, SIGKILL)
            }
        }
        if wasStuck {
            fault = "it takes more than \(Int(Self.mostSeconds)) s"
        } else if process.terminationReason != .exit || !allowed.contains(process.terminationStatus) {
            let said = (try? String(decoding: Data(contentsOf: words), as: UTF8.self)) ?? ""
            fault = Self.fault(in: said) ?? "it ended with \(process.terminationStatus)"
        } else if let said = try? String(decoding: Data(contentsOf: words), as: UTF8.self) {
            fault = said.split(separator: "\n").first {
                $0.contains("please report it") || $0.contains("--timeout allows") || $0.contains("--memory allows")
            }.map { String($0.drop { $0 != ":" }) }
        }
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
