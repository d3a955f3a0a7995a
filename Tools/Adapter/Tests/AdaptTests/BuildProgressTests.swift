import Foundation
import Testing

@testable import adapt

@Suite struct BuildProgressTests {
    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    /// Waits for a second line, so that a busy machine is only slower.
    @Test func `A stage that takes its time is told again and again, with the seconds so far`() throws {
        let lines = Lines()
        let progress = BuildProgress(every: 0.05) { lines.add($0) }
        progress.note("App: checking 3 files, round 1")
        for _ in 0..<1000 where lines.all.count < 2 { usleep(10_000) }
        #expect(lines.all.count >= 2)
        #expect(lines.all.allSatisfy { $0.hasSuffix(" s: App: checking 3 files, round 1") })
    }

    @Test func `Who wants it quiet hears only what is done`() {
        let lines = Lines()
        let progress = BuildProgress(isQuiet: true, every: 0.01) { lines.add($0) }
        progress.note("App: checking 3 files, round 1")
        usleep(200_000)
        progress.tell("App: 3 of 3 files whole")
        #expect(lines.all == ["App: 3 of 3 files whole"])
    }
}
