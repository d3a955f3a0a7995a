import Foundation
import MaquetteCage
import Testing

/// Programs that are run as compilers are, with all that they start.
@Suite struct CagedProgramTests {
    private func run(_ command: String, isNobody: Bool = false) throws -> (text: String, code: Int32) {
        let trial = try Trial()
        return try Trial.run(
            (isNobody ? ["nobody"] : []) + ["program", trial.project, trial.temporary, trial.output, command])
    }

    private static let users = getuid() == 0 ? [false, true] : [false]

    @Test(arguments: users) func `It ends with the code of the program`(_ isNobody: Bool) throws {
        let found = try run("echo built; exit 7", isNobody: isNobody)
        #expect(found.text == "built\n" && found.code == 7, "\(found)")
    }

    /// `PWD` and the like are the shell's own.
    @Test(arguments: users) func `It has no variables but those that it is given`(_ isNobody: Bool) throws {
        let names = try run("env", isNobody: isNobody).text.split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(Set(names).subtracting(["PWD", "SHLVL", "_", "OLDPWD"]) == ["PATH", "OWN"], "\(names)")
    }

    @Test(arguments: users) func `It changes nothing of the system`(_ isNobody: Bool) throws {
        let found = try run(
            "echo x > /proc/sys/kernel/core_pattern; echo x > /etc/motd; echo x > /proc/self/oom_score_adj; exit 0",
            isNobody: isNobody)
        #expect(found.code == 0)
        #expect(try String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8) != "x\n")
    }

    /// The shell's own environment has a word that the test looks for, so that it can be found.
    @Test(arguments: users) func `It reads nothing of other processes`(_ isNobody: Bool) throws {
        let files = ["$$", "\(getpid())", "\(getppid())", "1"].flatMap {
            ["/proc/\($0)/environ", "/proc/\($0)/root/etc/shadow"]
        }
        let found = try run(
            "cat \(files.joined(separator: " ")) 2>/dev/null | tr '\\0' '\\n'", isNobody: isNobody)
        let lines = found.text.split(separator: "\n").map(String.init)
        // Without a namespace not even the shell's own is there to be read.
        #expect(lines.contains("OWN=yes") || !CageTests.present.contains(.processes), "\(found)")
        #expect(Set(lines).subtracting(["OWN=yes", "PATH=/usr/bin:/bin"]) == [], "\(found)")
    }

    @Test(.enabled(if: CageTests.present.contains(.processes)), arguments: users)
    func `It sees no processes but those that it started`(_ isNobody: Bool) throws {
        // The first of the namespace, the shell, and the two that count.
        let found = try run("ls /proc | grep -c '^[0-9]'", isNobody: isNobody)
        #expect(Int(found.text.filter(\.isNumber)) ?? 99 <= 4, "\(found)")
    }

    @Test(arguments: users) func `Its processes are counted together`(_ isNobody: Bool) throws {
        // 124 is what `CagedProgram.tookTooMuch` says.
        let found = try run("i=0; while [ $i -lt 600 ]; do sleep 30 & i=$((i+1)); done; wait", isNobody: isNobody)
        #expect(found.code == CagedProgram.tookTooMuch, "\(found)")
    }

    @Test(arguments: users) func `The memory of its processes is counted together`(_ isNobody: Bool) throws {
        // Four of 150 MB; 400 are allowed.
        let eater = "dd if=/dev/zero of=/dev/null bs=150000000"
        let found = try run("for i in 1 2 3 4; do \(eater) & done; wait", isNobody: isNobody)
        #expect(found.code == CagedProgram.tookTooMuch, "\(found)")
    }

    /// As when a build server ends a job, or a user loses patience.
    @Test func `Nothing is left of it after who started it was killed`() throws {
        let trial = try Trial()
        let mark = "31\(Int.random(in: 100_000...999_999))"
        let process = Process()
        process.executableURL = Trial.program
        process.arguments = [
            "program", trial.project, trial.temporary, trial.output,
            "sleep \(mark) & setsid sleep \(mark) & sleep \(mark)",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        func count() -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.count { name in
                guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
                    return false
                }
                return line.starts(with: Data("sleep\0\(mark)".utf8))
            }
        }
        let begun = ContinuousClock.now
        while count() < 3, begun.duration(to: .now) < .seconds(20) { usleep(20_000) }
        #expect(count() == 3)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let killed = ContinuousClock.now
        while count() > 0, killed.duration(to: .now) < .seconds(20) { usleep(20_000) }
        #expect(count() == 0)
    }
}
