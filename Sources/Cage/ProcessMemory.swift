import Glibc
import MaquetteFiles

/// What a process has of memory that is its own: not the code of programs and libraries, which all share.
package enum ProcessMemory {
    package static func bytes(of process: pid_t) -> Int {
        numbers(of: process, ["RssAnon:", "RssShmem:", "VmSwap:"]).reduce(0, +) << 10
    }

    package static func threads(of process: pid_t) -> Int { numbers(of: process, ["Threads:"]).reduce(0, +) }

    private static func numbers(of process: pid_t, _ names: [String]) -> [Int] {
        let lines = (try? FilePath("/proc/\(process)/status").contents())?.split(separator: UInt8(ascii: "\n")) ?? []
        return lines.filter { line in names.contains { line.starts(with: $0.utf8) } }.compactMap { line in
            Int(String(decoding: line.filter { (48...57).contains($0) }, as: UTF8.self))
        }
    }
}
