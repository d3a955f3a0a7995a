import CProcess
import Glibc
import MaquetteFiles
import Synchronization

/// A process that has everything at hand and answers each request from a child of its own, which is forked in
/// milliseconds: a request that crashes, hangs or takes all the memory affects no other.
///
/// The process that asks may have threads and open files; those that answer have neither.
package final class WarmProcess: Sendable {
    package enum Answer: Equatable, Sendable {
        case done([UInt8])
        case died(Death.Cause)
        /// Nobody can answer any more.
        case gone
    }

    /// The work of a child: a request in, an answer out.
    package typealias Work = @MainActor (_ request: [UInt8]) -> [UInt8]

    /// Whether a child that is in a cage may have a file changed.
    package typealias MayMake = (FileChange) -> Bool

    /// Readable when an answer has come; for `poll`.
    package let descriptor: Int32
    private let again: [String]
    private let state: Mutex<State>
    /// How many keepers may end one after the other without an answer between them.
    private static let mostSuccessors = 5
    private static let microsecondsBetweenSuccessors: UInt32 = 200_000

    private struct State {
        var keeper: pid_t
        /// The successors since the last answer.
        var successors = 0
        var last = 0
        /// The files of requests that have no answer yet.
        var files: [Int: Int32] = [:]
        var answers: [Int: Answer] = [:]
        var isGone = false
    }

    /// The process that asks: this one, or the parent of one that was started in place of a keeper.
    package static var asking: pid_t { isSuccessor ? getppid() : getpid() }

    /// This process was started in place of a keeper, and must do nothing else.
    package static var isSuccessor: Bool { Successor.inherited != nil }

    /// Call this while the process has a single thread.
    ///
    /// - Parameters:
    ///   - again: the arguments with which this program calls this once more, should the keeper be ended from outside.
    ///   - limits: the memory of a request, and its time unless the request says another one.
    ///   - atOnce: how many requests are answered at a time; the others wait their turn.
    ///   - mayMake: which files children in cages may have changed, when they have answered.
    ///   - prepare: does what every request would have to do; it must not start a thread.
    ///   - work: runs on the main thread of a child, which may start others.
    package init?(
        again: [String], limits: Limits, atOnce: Int, mayMake: @escaping MayMake = { _ in false },
        prepare: @escaping @MainActor () -> Void, work: @escaping Work
    ) {
        if let end = Successor.inherited {
            WarmLoop.keep(end, for: Self.asking, limits, atOnce: atOnce, mayMake: mayMake, prepare, work)
        }
        var ends: [Int32] = [-1, -1]
        guard maquette_packet_pair(&ends) == 0 else { return nil }
        let asking = getpid()
        let keeper = maquette_fork()
        if keeper == 0 {
            close(ends[0])
            WarmLoop.keep(ends[1], for: asking, limits, atOnce: atOnce, mayMake: mayMake, prepare, work)
        }
        close(ends[1])
        (descriptor, self.again) = (ends[0], again)
        state = Mutex(State(keeper: keeper))
        if keeper < 0 {
            close(ends[0])
            return nil
        }
    }

    deinit {
        close(descriptor)
        state.withLock { for file in $0.files.values { close(file) } }
    }

    // MARK: Asking

    /// Hands a request over; its number comes back with the answer.
    ///
    /// - Parameter seconds: how long it may take; nil is what the process was started with.
    package func begin(_ request: [UInt8], seconds: Double? = nil) -> Int {
        state.withLock { state in
            state.last += 1
            let number = state.last
            let file = maquette_memory_file()
            guard file >= 0, MemoryFile.write(request, to: file) else {
                if file >= 0 { close(file) }
                state.answers[number] = .gone
                return number
            }
            let packet = WarmPacket(kind: .request, number: number, amount: seconds ?? 0)
            var isSent = packet.send(through: descriptor, file: file)
            if !isSent {
                // The keeper was ended, and its end has not been noted yet.
                receive(&state)
                isSent = !state.isGone && packet.send(through: descriptor, file: file)
            }
            if isSent {
                state.files[number] = file
            } else {
                close(file)
                state.answers[number] = .gone
            }
            return number
        }
    }

    /// Ends the work on a request whose answer is no longer needed.
    package func cancel(_ number: Int) {
        state.withLock { state in
            state.answers[number] = nil
            guard let file = state.files.removeValue(forKey: number) else { return }
            close(file)
            _ = WarmPacket(kind: .cancel, number: number).send(through: descriptor)
        }
    }

    /// The answers that have come, in the order of their requests. It does not wait.
    package func takeAnswers() -> [(number: Int, answer: Answer)] {
        state.withLock { state in
            receive(&state)
            defer { state.answers = [:] }
            return state.answers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// Nobody can answer any more; ``descriptor`` then stays readable for ever.
    package var isGone: Bool { state.withLock { $0.isGone } }

    /// Asks and waits. Several threads may do so at once, but then none may call ``takeAnswers()``.
    package func ask(_ request: [UInt8], seconds: Double? = nil) -> Answer {
        wait(for: begin(request, seconds: seconds))
    }

    /// Waits for the answer to a request; there is none to one that was cancelled.
    package func wait(for number: Int) -> Answer {
        while true {
            let answer: Answer? = state.withLock { state in
                receive(&state)
                if let answer = state.answers.removeValue(forKey: number) { return answer }
                return state.files[number] == nil ? .gone : nil
            }
            if let answer { return answer }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Another thread may have received it meanwhile.
            poll(&waiting, 1, 20)
        }
    }

    private func receive(_ state: inout State) {
        while !state.isGone {
            switch WarmPacket.receive(from: descriptor, waits: false) {
            case .none: return
            case .end:
                let lost = state.files
                state.files = [:]
                state.isGone = !succeed(&state)
                for (number, file) in lost {
                    close(file)
                    state.answers[number] = state.isGone ? .gone : .died(.crash(signal: SIGKILL, lastWords: ""))
                }
            case .packet(let packet, let stray):
                if stray >= 0 { close(stray) }
                state.successors = 0
                let numbers = packet.kind == .lostAll ? Array(state.files.keys) : [packet.number]
                for number in numbers {
                    // An answer that was cancelled.
                    guard let file = state.files.removeValue(forKey: number) else { continue }
                    state.answers[number] = packet.answer { MemoryFile.read(file) }
                    close(file)
                }
            }
        }
    }

    /// Starts another keeper. It ends with the thread that does so, which has to last.
    private func succeed(_ state: inout State) -> Bool {
        waitpid(state.keeper, nil, 0)
        guard state.successors < Self.mostSuccessors else { return false }
        // What ends at once would otherwise keep a core busy.
        if state.successors > 0 { usleep(Self.microsecondsBetweenSuccessors) }
        state.successors += 1
        var ends: [Int32] = [-1, -1]
        guard maquette_packet_pair(&ends) == 0 else { return false }
        defer { for end in ends { close(end) } }
        guard let keeper = Successor.start(again, answeringThrough: ends[1]) else { return false }
        state.keeper = keeper
        return maquette_take_number(ends[0], descriptor) >= 0
    }
}

/// A request or an answer in a file that both sides have open.
enum MemoryFile {
    static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        guard ftruncate(file, 0) == 0 else { return false }
        return bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = pwrite(file, buffer.baseAddress! + done, buffer.count - done, off_t(done))
                if count > 0 { done += count } else if errno != EINTR { return false }
            }
            return true
        }
    }

    static func read(_ file: Int32) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { room, done in
            while done < room.count {
                let count = pread(file, room.baseAddress! + done, room.count - done, off_t(done))
                if count > 0 { done += count } else if count == 0 || errno != EINTR { return }
            }
        }
    }
}
