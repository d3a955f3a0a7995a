import Foundation
import Testing

@testable import adapt

/// Programs that are ended while they run are run again, and those that end by themselves are not.
@Suite struct CommandTests {
    private let folder = NSTemporaryDirectory() + "/command-\(UUID())"

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    /// Runs a script that finds in `$n` how often it has been run.
    private func run(_ script: String) throws -> (result: Command.Result, runs: Int) {
        let count = folder + "/count"
        let counting = "echo >> '\(count)'; n=$(wc -l < '\(count)'); " + script
        let result = try Command("sh", ["-c", counting]).run()
        return (result, try String(contentsOfFile: count, encoding: .utf8).count)
    }

    @Test(arguments: ["KILL", "TERM"]) func `One that somebody ends is run again`(_ signal: String) throws {
        let (result, runs) = try run("[ $n -gt 1 ] || kill -\(signal) $$; echo done")
        #expect(result.isFine && result.text == "done\n" && runs == 2)
    }

    @Test func `So is a driver whose compiler somebody ends`() throws {
        let words = "error: compile command failed due to signal 9 (use -v to see invocation)"
        let (result, runs) = try run("[ $n -gt 2 ] || { echo '\(words)'; exit 1; }; echo done")
        #expect(result.isFine && result.text == "done\n" && runs == 3)
    }

    @Test(arguments: [
        ("exit 1", 1), ("kill -SEGV $$", 139),
        ("echo 'error: compile command failed due to signal 11 (use -v to see invocation)'; exit 1", 1),
    ])
    func `Mistakes and crashes come back at once`(_ script: String, _ status: Int32) throws {
        let (result, runs) = try run(script)
        #expect(result.status == status && runs == 1)
    }

    @Test func `What is ended every time has an end`() throws {
        let (result, runs) = try run("kill -KILL $$")
        #expect(result.status == 137 && runs == 3)
    }

    private func isRunning(_ program: String) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return String(decoding: line, as: UTF8.self).hasPrefix(program)
        }
    }

    /// The shell waits for a program of its own, which is ended with it: the name is one that nothing else has.
    @Test func `What has no end is ended with all that it has started, once`() throws {
        let name = "endless-\(UUID().uuidString.prefix(8))"
        let script = "cp \"$(command -v sleep)\" '\(folder)/\(name)' && '\(folder)/\(name)' 100; echo never"
        let result = try Command("sh", ["-c", "echo first; " + script]).run(atMost: 1)
        #expect(result.wasTooSlow && !result.isFine && result.text == "first\n")
        // The kernel takes its time.
        for _ in 0..<500 where isRunning("\(folder)/\(name)") { usleep(10_000) }
        #expect(!isRunning("\(folder)/\(name)"))
        #expect(try Command("sh", ["-c", "echo quick"]).run(atMost: 100).isFine)
    }
}
