import Foundation

/// Other programs.
public enum Program {
    struct Output {
        var text: Data
        /// What it says of errors.
        var errors: String
        /// Whether it had all of the time that it was given, and was ended.
        var wasTooSlow: Bool
    }

    /// A manifest is a program, which may have no end.
    static let mostSeconds = 60.0

    /// What it prints, and what it says of errors.
    static func output(_ name: String, _ arguments: [String], atMost seconds: Double = mostSeconds) throws -> Output {
        let (process, pipe) = (Process(), Pipe())
        let errors = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let (id, start) = (process.processIdentifier, Date())
        let end = DispatchWorkItem { endFamily(of: id) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end)
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        end.cancel()
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        return Output(text: data, errors: text, wasTooSlow: -start.timeIntervalSinceNow >= seconds)
    }

    /// Ends a program and all that it has started: SwiftPM leaves a manifest running that it waits for.
    public static func endFamily(of process: pid_t) {
        var family: Set<pid_t> = [process]
        kill(process, SIGSTOP)
        // Who is stopped starts nobody else, so an end comes to what is new.
        while true {
            let new = parentsOfProcesses().filter { family.contains($0.parent) && !family.contains($0.process) }
            if new.isEmpty { break }
            for member in new {
                kill(member.process, SIGSTOP)
                family.insert(member.process)
            }
        }
        for member in family { kill(member, SIGKILL) }
    }

    private static func parentsOfProcesses() -> [(process: pid_t, parent: pid_t)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            // "12 (its name) S 3 …"; a name may have brackets in it.
            guard let process = pid_t(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
                let words = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " "),
                words.count > 1, let parent = pid_t(words[1])
            else { return nil }
            return (process, parent)
        }
    }
}
