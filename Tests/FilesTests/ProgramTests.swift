import Foundation
import MaquetteFiles
import Testing

/// Programs whose codes POSIX fixes: `true` is 0, `false` is 1, and what a shell is told to exit with.
@Suite struct ProgramTests {
    @Test(arguments: [("exit 0", 0), ("exit 7", 7)] as [(String, Int32)])
    func `A program's exit code is told`(line: String, code: Int32) {
        #expect(Program.run("/bin/sh", ["-c", line], seconds: 60) == code)
    }

    @Test func `What is not there, dies, or takes too long has none`() {
        #expect(Program.run("/nowhere/tool", [], seconds: 60) == nil)
        #expect(Program.run("/bin/sh", ["-c", "kill -9 $$"], seconds: 60) == nil)
        let start = ContinuousClock.now
        #expect(Program.run("/bin/sh", ["-c", "exec sleep 600"], seconds: 0.05) == nil)
        #expect(start.duration(to: .now) < .seconds(300))
    }

    @Test func `One that is heard may take any time`() {
        #expect(Program.run("/bin/sh", ["-c", "exit 3"], seconds: nil, isHeard: true) == 3)
    }

    @Test func `What it prints is given, and what it complains of is not`() {
        let (bytes, code) = Program.output(of: "/bin/sh", ["-c", "cat; echo a; echo b >&2; exit 4"])
        #expect(String(decoding: bytes, as: UTF8.self) == "a\n" && code == 4)
        #expect(Program.output(of: "/nowhere/tool", []).code == nil)
        #expect(Program.output(of: "/bin/sh", ["-c", "echo a; kill -9 $$"]).code == nil)
    }

    @Test func `It reads nothing and its words go nowhere`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let line = "cat > '\(file.path)'; echo heard; echo heard >&2"
        #expect(Program.run("/bin/sh", ["-c", line], seconds: 60) == 0)
        #expect(try Data(contentsOf: file).isEmpty)
    }
}
