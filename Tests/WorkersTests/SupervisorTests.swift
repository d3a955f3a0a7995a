import Foundation
import Testing

/// Batches in which items end their process in every way there is. What must come out follows from the items alone: each
/// bad one is lost, with its reason, and every other is done exactly once.
@Suite struct SupervisorTests {
    private struct Outcome {
        var status: Int32
        var lines: [String]
        var errors: String

        func lines(_ word: String) -> [String] { lines.filter { $0.hasPrefix(word + " ") } }
    }

    private func run(seconds: Double = 30, _ items: String...) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("worker-trial")
        process.arguments = ["\(seconds)"] + items
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let status = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
        return Outcome(status: status, lines: lines.split(separator: "\n").map(String.init), errors: complaints)
    }

    @Test func `A healthy batch is done by one process`() throws {
        let outcome = try run("a", "b", "c")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["did 0 a", "did 1 b", "did 2 c"])
    }

    @Test func `An item that traps costs itself alone, and its last words are told`() throws {
        let outcome = try run("a", "trap", "b", "c")
        #expect(outcome.status == 2)
        #expect(outcome.lines("did") == ["did 0 a", "did 2 b", "did 3 c"])
        let lost = outcome.lines("lost")
        #expect(lost.count == 1)
        #expect(lost[0].hasPrefix("lost 1 laying it out ended in a crash of Maquette (signal "), "\(lost)")
        #expect(lost[0].contains("Index out of range"), "\(lost)")
        #expect(outcome.errors.isEmpty)
    }

    @Test func `An item that ends the process as if all were well is lost like one that traps`() throws {
        let outcome = try run("a", "leave", "b", "leave-7")
        #expect(outcome.status == 2)
        #expect(outcome.lines("did") == ["did 0 a", "did 2 b"])
        #expect(
            outcome.lines("lost") == [
                "lost 1 laying it out ended the process (exit code 0)",
                "lost 3 laying it out ended the process (exit code 7)",
            ])
    }

    /// As a project's app starts before its screens are shown.
    @Test(arguments: ["dare-abort", "dare-leave", "dare-sleep"])
    func `What can be done without is tried once by a process that dies of it, and no item is lost`(
        _ item: String
    ) throws {
        let outcome = try run("a", item, item, "b")
        #expect(outcome.status == 0)
        #expect(outcome.lines("dares") == ["dares 1"])
        #expect(outcome.lines("did").sorted() == ["did 0 a", "did 1 \(item)", "did 2 \(item)", "did 3 b"])
    }

    /// As of two apps in a project one does not start.
    @Test func `What is given up under one name is tried under another`() throws {
        let outcome = try run("dare-abort-Cards", "dare-well-Deck", "dare-well-Cards")
        #expect(outcome.lines("dares") == ["dares 0", "dares 1"])
        #expect(outcome.lines("did").count == 3)
        #expect(outcome.lines("failed") == ["failed Cards crashed (signal 6)"])
        #expect(outcome.errors == "preview: the start of Cards crashed (signal 6); its screens are shown without it\n")
    }

    @Test func `What takes too long is told so`() throws {
        #expect(try run("dare-sleep").lines("failed") == ["failed App took too long"])
    }

    @Test func `A process whose last words nobody takes ends soon`() throws {
        let begin = Date()
        let outcome = try run("a", "dumb", "b")
        #expect(outcome.lines("did") == ["did 0 a", "did 2 b"])
        #expect(outcome.lines("lost")[0].contains("(signal 6)"), "\(outcome.lines)")
        // Two seconds for each of the two processes that die of it.
        #expect(Date().timeIntervalSince(begin) < 8)
    }

    @Test func `What goes well is done by each that comes to it`() throws {
        let outcome = try run("dare-well", "abort", "dare-well")
        #expect(outcome.lines("dares") == ["dares 0", "dares 2"])
        #expect(outcome.lines("did") == ["did 0 dare-well", "did 2 dare-well"])
    }

    @Test func `What was done before a death is not done again, and its result is handed on`() throws {
        let outcome = try run("a", "b", "abort", "c")
        #expect(outcome.lines("did") == ["did 0 a", "did 1 b", "did 3 c"])
        #expect(outcome.lines("earlier") == ["earlier 0 a", "earlier 1 b"])
    }

    @Test func `Bad items beside each other, at the beginning and at the end`() throws {
        let outcome = try run("abort", "abort", "a", "abort", "b", "abort")
        #expect(outcome.lines("did") == ["did 2 a", "did 4 b"])
        #expect(outcome.lines("lost").map { $0.split(separator: " ")[1] } == ["0", "1", "3", "5"])
    }

    @Test func `An item may be tried once more after its death, and then dies again or not`() throws {
        let outcome = try run("a", "nervous", "b", "stubborn", "c")
        #expect(outcome.status == 2)
        #expect(outcome.lines("did").sorted() == ["did 0 a", "did 1 nervous", "did 2 b", "did 4 c"])
        #expect(outcome.lines("lost").map { $0.split(separator: " ")[1] } == ["1", "3", "3"])
    }

    @Test func `Nothing but bad items`() throws {
        let outcome = try run("abort", "trap", "abort")
        #expect(outcome.status == 2)
        #expect(outcome.lines("lost").count == 3)
    }

    @Test func `An item that does not come back is ended`() throws {
        let outcome = try run(seconds: 0.3, "a", "loop", "b", "sleep", "c")
        #expect(outcome.lines("did") == ["did 0 a", "did 2 b", "did 4 c"])
        #expect(
            outcome.lines("lost") == [
                "lost 1 laying it out took more than 0.3 s; --timeout allows more",
                "lost 3 laying it out took more than 0.3 s; --timeout allows more",
            ])
    }

    @Test func `An item that takes all the memory is told so`() throws {
        for way in ["eat", "gulp"] {
            let outcome = try run("a", way, "b")
            #expect(outcome.lines("did") == ["did 0 a", "did 2 b"])
            #expect(
                outcome.lines("lost") == ["lost 1 laying it out took more than 400 MB of memory; --memory allows more"])
        }
    }

    @Test func `A signal that is meant for the run ends the run`() throws {
        let outcome = try run("a", "interrupt", "b")
        #expect(outcome.status == 128 + 15)
        #expect(outcome.lines == ["did 0 a"])
    }

    @Test func `A signal that comes when the work is done ends the run too`() throws {
        let outcome = try run("a", "busy")
        #expect(outcome.status == 128 + 15)
        #expect(outcome.lines == ["did 0 a", "did 1 busy"])
    }

    @Test func `A process that cannot end tidily ends all the same`() throws {
        let outcome = try run("a", "deaf", "b")
        #expect(outcome.status == 128 + 15)
        #expect(outcome.lines == ["did 0 a"])
    }

    @Test func `A process in which nobody does what waits is ended, and the next one does it`() throws {
        let outcome = try run(seconds: 0.3, "a", "starved", "b")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["did 0 a", "did 1 starved", "did 2 b", "earlier 0 a"])
    }

    /// As when the system ends a process for want of memory while nothing is being done.
    @Test func `A process that is ended between items costs none of them`() throws {
        let outcome = try run("a", "b", "die-idle")
        #expect(outcome.status == 0)
        #expect(
            outcome.lines == [
                "did 0 a", "did 1 b", "did 2 die-idle", "earlier 0 a", "earlier 1 b", "earlier 2 die-idle",
            ])
    }

    @Test func `A batch whose process dies before anything is done ends, and says so`() throws {
        let outcome = try run("hopeless", "a")
        #expect(outcome.status == 3)
        #expect(outcome.lines == ["unexplained: ran out of memory"])
    }

    @Test func `Warnings of libraries reach people`() throws {
        let outcome = try run("a", "warn")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "a library has doubts\n")
    }

    /// Answers are for programs, which read no more than they ask for.
    @Test func `What code prints does not spoil an answer`() throws {
        let outcome = try run("a", "chat")
        #expect(outcome.lines == ["did 0 a", "did 1 chat"])
        #expect(outcome.errors == "what a project's code prints\n")
    }
}
