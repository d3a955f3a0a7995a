import Glibc
import MaquetteFiles
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
    /// The ledger in force, set before the process has a second thread.
    nonisolated(unsafe) static var inForce: Ledger?

    /// What earlier processes found out about items, in bytes that only the verb can read.
    package let finished: [Int: [UInt8]]
    /// The items that earlier processes died of, with each death in turn.
    package let deaths: [Int: [Death]]
    /// The items that were being worked on when an earlier process died. One of them is to blame, so they come first, one
    /// at a time.
    package let suspects: Set<Int>
    /// The files that earlier processes had their supervisor write, and whether each was there before the run.
    package let written: [FilePath: Bool]
    /// Whether no process of this batch was there before.
    package var isFirst: Bool { finished.isEmpty && deaths.isEmpty && suspects.isEmpty }
    /// Standard output, for answers, and standard error, for lines that people read; nil in a cage, which has neither. Descriptors 1
    /// and 2 are the supervisor's, who looks there for last words and for what a project's code prints.
    package let streams: (output: Int32, error: Int32)?

    /// Where entries go, and answers to them come from, if this process is in a cage.
    private struct Ends {
        var entries: Int32
        var answers: Int32
    }

    private let supervisor: Mutex<Ends>
    /// Precedes each entry of a process in a cage: what code of a project writes into the pipe does not.
    private let secret: [UInt8]
    /// The items that this process laid out.
    private let begun = Mutex<Set<Int>>([])

    init(
        finished: [Int: [UInt8]], deaths: [Int: [Death]], suspects: Set<Int>, written: [FilePath: Bool] = [:],
        streams: (output: Int32, error: Int32)?, entries: Int32, answers: Int32 = -1, secret: [UInt8] = []
    ) {
        self.finished = finished
        self.deaths = deaths
        self.suspects = suspects
        self.written = written
        self.streams = streams
        self.secret = secret
        supervisor = Mutex(Ends(entries: entries, answers: answers))
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
        supervisor.withLock { _ = SystemFile.write(secret + entry.bytes, to: $0.entries) }
    }

    // MARK: From a cage

    /// Prints an answer; nothing, or the number of the error.
    package func print(_ bytes: [UInt8]) -> Int32? {
        let answer = ask(.output(bytes))
        return answer.isEmpty ? nil : Int32(answer) ?? EIO
    }

    /// Says something to people.
    package func say(_ bytes: [UInt8]) { send(LedgerEntry(item: 0, kind: .words(bytes))) }

    /// Has a file changed; nothing, or what went wrong.
    func change(_ change: FileChange) -> String? {
        let answer = ask(.change(change.bytes))
        return answer.isEmpty ? nil : answer
    }

    /// The last entry, without which the process has not ended by itself.
    package func end(_ code: Int32) { send(LedgerEntry(item: Int(code), kind: .end)) }

    /// An entry that has an answer: its length, and a text.
    private func ask(_ kind: LedgerEntry.Kind) -> String {
        supervisor.withLock { ends in
            let gone = String(EPIPE)
            guard SystemFile.write(secret + LedgerEntry(item: 0, kind: kind).bytes, to: ends.entries) == nil,
                let head = Self.read(4, from: ends.answers),
                let text = Self.read(head.reversed().reduce(0) { $0 << 8 | Int($1) }, from: ends.answers)
            else { return gone }
            return String(decoding: text, as: UTF8.self)
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let more = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + done, count - done) }
            if more > 0 { done += more } else if more == 0 || errno != EINTR { return nil }
        }
        return bytes
    }
}

/// One line of a ledger as it goes through a pipe: a kind, an item, and the length of a result with the result.
struct LedgerEntry: Equatable {
    enum Kind: Equatable {
        case stage(Ledger.Stage)
        case finished([UInt8]?)
        // Of processes in a cage:
        case output([UInt8])
        case words([UInt8])
        case change([UInt8])
        /// The item is the exit code.
        case end
    }

    var item: Int
    var kind: Kind

    private static let headLength = 9
    private static let finishedWithResult: UInt8 = 0x10
    private static let finishedWithout: UInt8 = 0x11
    private static let output: UInt8 = 0x20
    private static let words: UInt8 = 0x21
    private static let change: UInt8 = 0x22
    private static let end: UInt8 = 0x23

    var bytes: [UInt8] {
        let (code, result): (UInt8, [UInt8]) =
            switch kind {
            case .stage(let stage): (stage.rawValue, [])
            case .finished(let result): (result == nil ? Self.finishedWithout : Self.finishedWithResult, result ?? [])
            case .output(let bytes): (Self.output, bytes)
            case .words(let bytes): (Self.words, bytes)
            case .change(let bytes): (Self.change, bytes)
            case .end: (Self.end, [])
            }
        return [code] + Self.word(item) + Self.word(result.count) + result
    }

    /// What was written is no entry, or one without the secret: not by us.
    struct Foreign: Error {}

    /// Takes the first entry from what has arrived, once it is complete.
    ///
    /// - Parameter secret: what precedes each entry.
    init?(takenFrom arrived: inout [UInt8], after secret: [UInt8] = []) throws(Foreign) {
        let start = secret.count
        guard arrived.prefix(start).elementsEqual(secret.prefix(arrived.count)) else { throw Foreign() }
        guard arrived.count >= start + Self.headLength else { return nil }
        let length = Self.number(arrived[(start + 5)..<(start + 9)])
        guard length <= Self.mostBytes else { throw Foreign() }
        let end = start + Self.headLength + length
        guard arrived.count >= end else { return nil }
        item = Self.number(arrived[(start + 1)..<(start + 5)])
        let result = { [arrived] in Array(arrived[(start + Self.headLength)..<end]) }
        switch arrived[start] {
        case Self.finishedWithResult: kind = .finished(result())
        case Self.finishedWithout: kind = .finished(nil)
        case Self.output: kind = .output(result())
        case Self.words: kind = .words(result())
        case Self.change: kind = .change(result())
        case Self.end: kind = .end
        case let code: kind = .stage(Ledger.Stage(rawValue: code) ?? .idle)
        }
        arrived.removeFirst(end)
    }

    /// The largest picture that can be handed over.
    private static let mostBytes = 256 << 20

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
