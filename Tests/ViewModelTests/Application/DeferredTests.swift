import Foundation
import Testing

@testable import MaquetteViewModel

/// What is left for the main queue happens once, in its order: when a screen is drawn, or else when the queue comes to it. Nobody
/// else runs at the same time on the main actor, and only one test here suspends.
@MainActor @Suite(.serialized) struct DeferredTests {
    private final class Log: @unchecked Sendable {
        var words: [String] = []
        var isOver = false
    }
    private let log = Log()

    @Test func `What waits happens in its order, and then what that leaves for later`() {
        Deferred.run { [log] in
            log.words.append("first")
            Deferred.run { log.words.append("third") }
        }
        DispatchQueue.main.asyncInProject(group: nil, qos: .unspecified, flags: []) { [log] in
            log.words.append("second")
        }
        #expect(log.words.isEmpty)
        Deferred.settle()
        #expect(log.words == ["first", "second", "third"])
        Deferred.settle()
        #expect(log.words.count == 3)
    }

    @Test func `Completions of animations are among it`() {
        let view = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { [log] _ in log.words.append("done") }
        Deferred.settle()
        #expect(log.words == ["done"])
    }

    @Test func `What goes on for ever has an end`() {
        @MainActor func tick(_ log: Log) {
            log.words.append("tick")
            if !log.isOver { Deferred.run { MainActor.assumeIsolated { tick(log) } } }
        }
        tick(log)
        Deferred.settle()
        log.isOver = true
        #expect(log.words.count == 61)
    }

    @Test func `Without anybody who draws, the main queue comes to it`() async {
        Deferred.run { [log] in log.words.append("late") }
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(log.words == ["late"])
    }

    @Test func `A group waits for it, and other queues are as they were`() {
        let (group, other) = (DispatchGroup(), DispatchQueue(label: "other"))
        DispatchQueue.main.asyncInProject(group: group, qos: .unspecified, flags: []) {}
        other.asyncInProject(group: group, qos: .unspecified, flags: []) { [log] in log.words.append("other") }
        other.sync {}
        #expect(log.words == ["other"])
        #expect(group.wait(timeout: .now()) == .timedOut)
        Deferred.settle()
        #expect(group.wait(timeout: .now()) == .success)
    }
}
