import Foundation
import Synchronization
import Testing

@testable import MaquetteViewModel

/// What a project's code leaves for later happens when fingers let the time pass, in the order of its moments, and not before. When timers
/// fire is as Apple's pages on `Timer`, `asyncAfter` and `Task.sleep` say.
@MainActor @Suite(.serialized) struct ProjectClockTests {
    private final class Log: @unchecked Sendable {
        var words: [String] = []
    }
    private let log = Log()

    private func held(_ work: () throws -> Void) rethrows {
        // What other tests have left is nothing of this one's.
        Deferred.settle()
        ProjectClock.forget(since: 0)
        try ProjectClock.$isHeldHere.withValue(true, operation: work)
    }

    @Test func delaysPassInTheirOrder() {
        held { [log] in
            DispatchQueue.main.asyncAfterInProject(deadline: .now() + 2, qos: .unspecified, flags: []) {
                log.words.append("second")
            }
            DispatchQueue.main.asyncAfterInProject(deadline: .now() + 1, qos: .unspecified, flags: []) {
                log.words.append("first")
            }
            let off = DispatchWorkItem { log.words.append("never") }
            DispatchQueue.main.asyncAfterInProject(deadline: .now() + 1, execute: off)
            off.cancel()
            Deferred.settle()
            #expect(log.words.isEmpty && ProjectClock.secondsToNext == 1)
            ProjectClock.advance(by: 1)
            #expect(log.words == ["first"])
            TouchClock().advance(by: 1)
            #expect(log.words == ["first", "second"] && ProjectClock.secondsToNext == nil)
        }
    }

    @Test func timersRepeatUntilTheyAreInvalidated() {
        held { [log] in
            let timer = Timer.scheduledInProject(0.5, repeats: true) { _ in log.words.append("tick") }
            let once = Timer(intervalInProject: 1, repeats: false) { _ in log.words.append("once") }
            RunLoop.main.addInProject(once, forMode: .common)
            ProjectClock.advance(by: 1.2)
            #expect(log.words == ["tick", "once", "tick"] || log.words == ["tick", "tick", "once"])
            #expect(!once.isValid)
            timer.invalidate()
            ProjectClock.advance(by: 5)
            #expect(log.words.count == 3)
        }
    }

    @Test func aTimerFiresAtItsMoment() {
        held {
            let timer = Timer.scheduledInProject(3, repeats: false) { _ in }
            ProjectClock.advance(by: 2.9)
            #expect(timer.isValid)
            ProjectClock.advance(by: 0.2)
            #expect(!timer.isValid)
        }
    }

    /// A timer of a thousandth of a second does not keep a walk busy for ever.
    @Test func whatFiresAllTheTimeHasAnEnd() {
        held { [log] in
            let timer = Timer.scheduledInProject(0.001, repeats: true) { _ in log.words.append("tick") }
            ProjectClock.advance(by: 10)
            #expect(log.words.count == 600)
            timer.invalidate()
            ProjectClock.advance(by: 100)
        }
    }

    @Test func sleepEndsWhenItIsTimeOrCancelled() async throws {
        try await ProjectClock.$isHeldHere.withValue(true) {
            let task = Task { [log] in
                try await Task.sleepInProject(seconds: 5)
                log.words.append("awake")
            }
            let other = Task { try await Task.sleepInProject(seconds: 60) }
            while ProjectClock.secondsToNext == nil { await Task.yield() }
            await Task.yield()
            #expect(log.words.isEmpty)
            other.cancel()
            await #expect(throws: CancellationError.self) { try await other.value }
            ProjectClock.advance(by: 5)
            try await task.value
            #expect(log.words == ["awake"])
            ProjectClock.advance(by: 60)
        }
    }

    /// The first three numbers of SplitMix64 with the seed 0, as its reference implementation prints them.
    @Test func randomNumbersAreTheSameOnesEachTime() {
        #expect(ProjectRandomNumbers.number(1) == 0xe220_a839_7b1d_cdaf)
        #expect(ProjectRandomNumbers.number(2) == 0x6e78_9e6a_a1b9_65f4)
        #expect(ProjectRandomNumbers.number(3) == 0x06c4_5d18_8009_454f)
    }
}
