import Foundation
import Testing

@testable import adapt

/// Programs that do not end by themselves.
@Suite struct StalledProgramTests {
    /// As SwiftPM did with a plug-in: its child has ended, and it waits on. By hand: a shell whose child is a zombie becomes `sleep`,
    /// which asks after no child; the second run finds the mark of the first.
    @Test func `One that waits for a program that has ended is started again`() throws {
        let mark = FileManager.default.temporaryDirectory.appending(path: "mark-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: mark) }
        let script = "[ -e \(mark) ] && echo done && exit 0; touch \(mark); true & exec sleep 1000"
        let result = try Command("/bin/sh", ["-c", script]).run(patience: 0.3)
        #expect(result.isFine && result.text == "done\n", "\(result)")
    }

    /// It may wait for a network, or for a program that is at work.
    @Test func `One that is only slow is left alone`() throws {
        let quiet = try Command("/bin/sh", ["-c", "sleep 1.5; echo slept"]).run(patience: 0.3)
        #expect(quiet.isFine && quiet.text == "slept\n")
        // A zombie, beside which a child is at work for whose words `cat` waits.
        let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        let work = "i=0; while [ $i -lt 1500000 ]; do i=$((i+1)); done; echo counted"
        let script = "mkfifo \(pipe); (\(work)) > \(pipe) & true & exec cat \(pipe)"
        let busy = try Command("/bin/sh", ["-c", script]).run(patience: 0.3)
        #expect(busy.isFine && busy.text == "counted\n")
    }
}
