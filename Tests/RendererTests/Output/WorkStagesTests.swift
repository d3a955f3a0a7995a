import Dispatch
import Glibc
import Synchronization
import Testing

@testable import MaquetteRenderer

/// Stages of work on several threads.
@Suite struct WorkStagesTests {
    private typealias Stages = WorkStages<Int>

    /// What was done, in its order.
    private final class Record: Sendable {
        let events = Mutex<[String]>([])
        func note(_ event: String) { events.withLock { $0.append(event) } }
    }

    private static func stages(_ record: Record, _ counts: [Int], slow: Int = 0) -> [Stages.Stage] {
        counts.enumerated().map { number, count in
            Stages.Stage(
                begin: {
                    record.note("begin \(number)")
                    return count
                },
                part: { part, _ in
                    var sum = 0
                    for step in 0..<slow * (part % 3) { sum &+= step }
                    record.note("\(number)")
                    if sum < 0 { record.note("negative") }
                })
        }
    }

    /// By the words of `WorkStages`: all parts of a stage come after its beginning and before that of the next.
    @Test(arguments: 1...4) func aStageBeginsWhenTheOneBeforeIsOver(threads: Int) {
        for round in 0..<50 {
            let record = Record()
            let work = Stages(Self.stages(record, [7, 1, 0, 5], slow: round * 200))
            DispatchQueue.concurrentPerform(iterations: threads) { thread in work.work { thread } }
            let expected =
                ["begin 0"] + [String](repeating: "0", count: 7) + ["begin 1", "1", "begin 2", "begin 3"]
                + [String](repeating: "3", count: 5)
            #expect(record.events.withLock { $0 } == expected)
        }
    }

    @Test func whoComesTooLateFindsNothing() {
        let record = Record()
        let work = Stages(Self.stages(record, [3]))
        work.work { 0 }
        work.work {
            Issue.record("a tool for nothing")
            return 1
        }
        #expect(record.events.withLock { $0 }.count == 4)
    }

    /// While others make pictures of their own, all is done where it is asked for.
    @Test func pausedWorkStaysOnItsThread() {
        let record = Record()
        SharedWork.pause()
        defer { SharedWork.resume() }
        let own = pthread_self()
        SharedWork.run(9) { _ in record.note(pthread_equal(own, pthread_self()) != 0 ? "here" : "elsewhere") }
        #expect(record.events.withLock { $0 } == [String](repeating: "here", count: 9))
    }
}
