import Foundation
import MaquetteWorkers
import Synchronization
import Testing

/// What a thread that must not wait gets from another that does.
@Suite struct BackgroundWorkTests {
    private let work: BackgroundWork<String>

    init() throws { work = try #require(BackgroundWork<String>("trial")) }

    /// Whether something is done, or will be within the time.
    private func isDone(within milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: work.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) == 1
    }

    private func take(_ count: Int) -> [(key: Int, product: String)] {
        var all: [(key: Int, product: String)] = []
        while all.count < count, isDone(within: 10_000) { all += work.take() }
        return all
    }

    @Test func `Products come with their keys, in the order in which they were asked for`() {
        for key in 0..<200 { work.begin(key: key) { "\(key * key)" } }
        let all = take(200)
        #expect(all.map(\.key) == Array(0..<200))
        #expect(all.map(\.product) == (0..<200).map { "\($0 * $0)" })
        // What was taken before it was told may be told once more.
        while isDone(within: 50) { #expect(work.take().isEmpty) }
    }

    @Test func `Nobody waits for what is not done, and it is told when it is`() {
        let gate = DispatchSemaphore(value: 0)
        work.begin(key: 7) {
            gate.wait()
            return "late"
        }
        #expect(!isDone(within: 20) && work.take().isEmpty)
        gate.signal()
        #expect(isDone(within: 10_000))
        #expect(work.take().map(\.product) == ["late"])
    }

    @Test func `One thing is done at a time`() {
        let counts = Counts()
        for key in 0..<20 {
            work.begin(key: key) {
                counts.enter()
                usleep(500)
                counts.leave()
                return ""
            }
        }
        _ = take(20)
        #expect(counts.most == 1)
    }

    private final class Counts: Sendable {
        private let state = Mutex((now: 0, most: 0))
        func enter() { state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }
        func leave() { state.withLock { $0.now -= 1 } }
        var most: Int { state.withLock { $0.most } }
    }
}
