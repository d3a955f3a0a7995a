import Glibc
import Synchronization

/// How far the items of a batch are. The process that does the work writes it, its supervisor keeps it, and the next
/// process reads it should this one die.
package final class Ledger: Sendable {
    /// What is being done with an item when a process can die of it.
    package enum Stage: UInt8, Sendable {
        case idle, reading, layingOut, drawing
        /// Begun, but no thread works on it. It is not the item's fault if that goes on for ever, as where there is no
        /// memory for another thread.
        case queued

        /// Whether a process may die of the item.
        var isWork: Bool { self != .idle && self != .queued }

        var words: String {
            switch self {
            case .idle, .queued: "waiting for its turn"
            case .reading: "reading it"
            case .layingOut: "laying it out"
            case .drawing: "drawing it"
            }
        }
    }

    /// The ledger of this process; nil if there is no supervisor.
    package static var current: Ledger? { inForce }
    /// Set before the process has a second thread.
    nonisolated(unsafe) static var inForce: Ledger?

    /// What earlier processes found out about items, in bytes that only the verb can read.
    package let finished: [Int: [UInt8]]
    /// The items that earlier processes died of, with each death in turn.
    package let deaths: [Int: [Death]]
    /// The items that were being worked on when an earlier process died. One of them is to blame, so they come first, one
    /// at a time.
    package let suspects: Set<Int>
    /// Whether no process of this batch was there before.
    package var isFirst: Bool { finished.isEmpty && deaths.isEmpty && suspects.isEmpty }
    /// Standard output, for answers. Descriptor 1 is for what a project's code prints.
    package let standardOutput: Int32
    /// Standard error, for lines that people read. Descriptor 2 is the supervisor's, who looks there for last words.
    package let standardError: Int32

    private let supervisor: Mutex<Int32>
    /// The items that this process laid out.
    private let begun = Mutex<Set<Int>>([])

    init(
        finished: [Int: [UInt8]], deaths: [Int: [Death]], suspects: Set<Int>, standardOutput: Int32,
        standardError: Int32, supervisor: Int32
    ) {
        self.finished = finished
        self.deaths = deaths
        self.suspects = suspects
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.supervisor = Mutex(supervisor)
    }

    /// Says what is done with an item from now on.
    package func enter(_ stage: Stage, _ item: Int) {
        if stage == .layingOut { _ = begun.withLock { $0.insert(item) } }
        send(LedgerEntry(item: item, kind: .stage(stage)))
    }

    /// Says that nothing more will be done about an item.
    ///
    /// - Parameter result: what a later process needs to know of it; nil if that process has to do it once more.
    package func finish(_ item: Int, result: [UInt8]?) {
        // What was found out by an earlier process says nothing of this one.
        if begun.withLock({ $0.contains(item) }) { Attempt.appStart.confirm() }
        send(LedgerEntry(item: item, kind: .finished(result)))
    }

    private func send(_ entry: LedgerEntry) {
        supervisor.withLock { descriptor in
            let bytes = entry.bytes
            bytes.withUnsafeBytes { buffer in
                var done = 0
                while done < buffer.count {
                    let count = write(descriptor, buffer.baseAddress! + done, buffer.count - done)
                    if count > 0 { done += count } else if errno != EINTR { return }
                }
            }
        }
    }
}

/// One line of a ledger as it goes through a pipe: a kind, an item, and the length of a result with the result.
struct LedgerEntry: Equatable {
    enum Kind: Equatable {
        case stage(Ledger.Stage)
        case finished([UInt8]?)
    }

    var item: Int
    var kind: Kind

    private static let headLength = 9
    private static let finishedWithResult: UInt8 = 0x10
    private static let finishedWithout: UInt8 = 0x11

    var bytes: [UInt8] {
        let (code, result): (UInt8, [UInt8]) =
            switch kind {
            case .stage(let stage): (stage.rawValue, [])
            case .finished(let result): (result == nil ? Self.finishedWithout : Self.finishedWithResult, result ?? [])
            }
        return [code] + Self.word(item) + Self.word(result.count) + result
    }

    /// Takes the first entry from what has arrived, once it is complete.
    init?(takenFrom arrived: inout [UInt8]) {
        guard arrived.count >= Self.headLength else { return nil }
        let end = Self.headLength + Self.number(arrived[5..<9])
        guard arrived.count >= end else { return nil }
        item = Self.number(arrived[1..<5])
        switch arrived[0] {
        case Self.finishedWithResult: kind = .finished(Array(arrived[Self.headLength..<end]))
        case Self.finishedWithout: kind = .finished(nil)
        case let code: kind = .stage(Ledger.Stage(rawValue: code) ?? .idle)
        }
        arrived.removeFirst(end)
    }

    init(item: Int, kind: Kind) {
        self.item = item
        self.kind = kind
    }

    private static func word(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
