import Foundation
import Testing

/// Requests that end their child in every way there is. What must come out follows from the requests alone.
@Suite struct WarmProcessTests {
    private func run(seconds: Double = 30, _ requests: String...) throws -> [String] { try run(seconds, all: requests) }

    private func run(_ seconds: Double = 30, all requests: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("worker-trial")
        process.arguments = ["warm", "\(seconds)"] + requests
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // The end of this also says that no process of the trial is left with standard output open.
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        return lines.split(separator: "\n").map(String.init)
    }

    @Test func `Every request is answered by a child that has what was prepared`() throws {
        #expect(try run("a", "b", "c").sorted() == ["a: a 42", "b: b 42", "c: c 42"])
    }

    /// As an app starts for each of its screens.
    @Test func `Each child may try what is not needed, as often as one is asked for`() throws {
        let requests = (1...9).flatMap { ["dare-\($0)", "then"] }
        #expect(try run(all: requests) == (1...9).map { "dare-\($0): dared" })
    }

    @Test func `A request that traps says so, and the others are answered`() throws {
        let lines = try run("a", "trap", "b")
        #expect(lines.contains("a: a 42") && lines.contains("b: b 42"))
        let lost = try #require(lines.first { $0.hasPrefix("trap ") })
        #expect(lost.hasPrefix("trap crashed (signal ") && lost.contains("Index out of range"), "\(lost)")
    }

    @Test func `One that never ends is ended in its time`() throws {
        #expect(try run(seconds: 0.4, "loop", "a").sorted() == ["a: a 42", "loop took more than 0.4 s"])
    }

    @Test func `A request may have a time of its own`() throws {
        #expect(try run("wait-loop", "wait").first == "wait-loop took more than 0.3 s")
    }

    @Test func `One that takes all memory is told from a crash`() throws {
        #expect(try run("eat", "a").sorted() == ["a: a 42", "eat took more than 400 MB of memory"])
    }

    @Test func `One that ends without an answer, or pretends to have ended, is a death`() throws {
        let lines = try run("hide", "a")
        #expect(lines.contains("a: a 42") && lines.count == 2)
    }

    @Test func `One whose code ends the process as if all were well has no answer`() throws {
        #expect(
            try run("exit", "exit-7", "a").sorted() == [
                "a: a 42", "exit ended the process (exit code 0)", "exit-7 ended the process (exit code 7)",
            ])
    }

    @Test func `Answers of many megabytes arrive whole`() throws {
        #expect(try run("big") == ["big: \(50 << 20) bytes, 7 last"])
    }

    /// The pipe that says that it lives, through which its answer goes.
    @Test func `A child has one file open`() throws { #expect(try run("a", "open").contains("open: 1")) }

    /// Swift's locks go by the numbers of threads, and those that it remembers are those of before the fork.
    @Test func `Threads of a child may want the same lock`() throws {
        #expect(try run("locks", "then", "locks") == ["locks: 2000000", "locks: 2000000"])
    }

    @Test func `What a child prints is not printed`() throws { #expect(try run("print") == ["print: print 42"]) }

    @Test func `A cancelled request is ended and not answered`() throws {
        #expect(try run("loop", "cancel", "a") == ["a: a 42"])
        #expect(try run("loop", "loop", "a", "cancel", "cancel", "cancel", "wait").count == 1)
    }

    @Test func `When the warm process is killed, what it worked on is lost and the next request is answered`() throws {
        let lines = try run("kill-warm", "wait")
        #expect(lines.contains("kill-warm crashed (signal 9)"))
        #expect(lines.contains { $0.hasPrefix("wait") })
    }

    /// Nobody has prepared the next one: it prepares itself.
    @Test func `When everything is killed that draws, another one takes its place`() throws {
        let lost = "kill-keeper crashed (signal 9)"
        let lines = try run(
            "a", "then", "kill-keeper", "then", "b", "then", "kill-keeper", "then", "kill-keeper", "then", "c")
        #expect(lines == ["a: a 42", lost, "b: b 42", lost, lost, "c: c 42"])
    }
}
