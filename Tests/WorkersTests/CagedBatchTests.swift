import Foundation
import Testing

/// Batches whose process is in a cage, and the code in it that tries to get at what is not its own. What must come out is what
/// `Documentation/security.md` promises.
@Suite struct CagedBatchTests {
    private struct Outcome {
        var status: Int32
        var lines: [String]
        var errors: [String]
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caged-\(UUID().uuidString)")
        .path

    /// - Parameter seconds: for each item.
    private func run(_ items: String..., seconds: Int = 30) throws -> Outcome {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("worker-trial")
        process.arguments = ["caged", "\(seconds)", folder] + items
        let output = Pipe()
        process.standardOutput = output
        // More than fits into a pipe.
        let complaintsFile = URL(fileURLWithPath: folder + "/complaints")
        try Data().write(to: complaintsFile)
        process.standardError = try FileHandle(forWritingTo: complaintsFile)
        try process.run()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let complaints = try String(contentsOf: complaintsFile, encoding: .utf8)
        let (first, second) = (lines.split(separator: "\n"), complaints.split(separator: "\n"))
        return Outcome(
            status: process.terminationStatus, lines: first.map(String.init), errors: second.map(String.init))
    }

    @Test func `Its answers come through the supervisor`() throws {
        let outcome = try run("a", "b")
        #expect(outcome.status == 0 && outcome.lines == ["did 0 a", "did 1 b"] && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func `It has two files open: what it says, and what it is answered`() throws {
        #expect(try run("caged-open").lines.first == "open 2")
    }

    @Test func `The supervisor writes what was asked for, and nothing else`() throws {
        let outcome = try run(
            "caged-write=\(folder)/picture.png", "caged-write=\(folder)/deeper/hook", "caged-write=/etc/motd")
        #expect(outcome.lines[0] == "wrote")
        #expect(
            outcome.lines[2].hasPrefix("refused: ") && outcome.lines[4].hasPrefix("refused: /etc/motd"), "\(outcome)")
    }

    @Test func `After a death the next process knows what was written, and what was there before`() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("former".utf8).write(to: URL(fileURLWithPath: folder + "/old.png"))
        let outcome = try run(
            "caged-write=\(folder)/new.png", "caged-write=\(folder)/old.png", "caged-write=\(folder)/new.png",
            "caged-kill", "caged-written")
        #expect(outcome.lines.contains("written new.png false, old.png true"), "\(outcome)")
    }

    @Test func `What code writes among the results is no result, and ends it`() throws {
        let outcome = try run("a", "caged-forge", "b")
        #expect(outcome.status == 2)
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"])
        #expect(outcome.lines.contains { $0.contains("wrote among the results of the run") }, "\(outcome)")
    }

    @Test func `Code cannot end the run as if all were well`() throws {
        let outcome = try run("a", "caged-exit-later", "caged-wait", "b")
        #expect(outcome.lines.contains("did 3 b") && outcome.lines.contains("did 2 caged-wait"), "\(outcome)")
    }

    @Test func `What code prints is marked, and more than a megabyte of it is left out`() throws {
        let few = try run("chat")
        #expect(few.errors == ["code: what a project's code prints"])
        let many = try run("caged-flood", "b")
        #expect(many.lines == ["did 0 caged-flood", "did 1 b"])
        #expect(many.errors.last == "code: it printed more than 1 MB; the rest is left out")
        #expect(many.errors.count < 1100)
    }

    @Test func `A signal that code sends itself is not taken for a lack of memory`() throws {
        let outcome = try run("a", "caged-kill", "b")
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"])
        #expect(
            outcome.lines.contains { $0.contains("(signal 9): it was killed, by its code or by the system") },
            "\(outcome)")
    }

    /// The user's own come to the supervisor.
    @Test func `Code that ends itself as a user would ends no run`() throws {
        let outcome = try run("a", "caged-terminate", "b")
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"])
        #expect(outcome.lines.contains { $0.contains("(signal 15)") }, "\(outcome)")
    }

    /// It would sleep for a minute.
    @Test func `Code that says that it is done, and does not end, is ended`() throws {
        let begun = ContinuousClock.now
        let outcome = try run("a", "caged-done=1", seconds: 3)
        #expect(begun.duration(to: .now) < .seconds(40))
        #expect(outcome.lines.contains("did 0 a") && !outcome.lines.contains("did 1 caged-done=1"), "\(outcome)")
    }

    /// It would sleep for a minute, and the supervisor would wait for room in the pipe.
    @Test func `Who asks and does not listen is ended`() throws {
        let begun = ContinuousClock.now
        let outcome = try run("a", "caged-deaf", "b")
        #expect(begun.duration(to: .now) < .seconds(50))
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"], "\(outcome)")
    }

    @Test func `Threads are bounded`() throws {
        let outcome = try run("a", "caged-threads", "b")
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"])
        #expect(outcome.lines.contains { $0.contains("started more than 1000 threads") }, "\(outcome)")
    }

    /// The limit is 400 MB.
    @Test func `Memory that is no longer written counts as well`() throws {
        let outcome = try run("a", "caged-eat", "b")
        #expect(outcome.lines.filter { $0.hasPrefix("did") } == ["did 0 a", "did 2 b"])
        #expect(outcome.lines.contains { $0.contains("took more than 400 MB of memory") }, "\(outcome)")
    }
}
