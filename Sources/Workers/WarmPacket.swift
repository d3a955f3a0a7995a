import CProcess
import Glibc

/// What goes between the process that asks and the warm one. Requests and answers themselves are in files that go along.
struct WarmPacket {
    enum Kind: UInt8 {
        case request, cancel
        case done, crash, exit, tooLong, tooMuchMemory, tooManyFiles, tooManyThreads, forgery
        /// The warm process died, and with it everything that it worked on.
        case lostAll
    }

    enum Arrival {
        case packet(WarmPacket, file: Int32)
        /// Nothing has come.
        case none
        /// Nothing will come any more.
        case end
    }

    var kind: Kind
    var number = 0
    /// Seconds, bytes, a code, or the number of a signal.
    var amount = 0.0
    var lastWords = ""

    private static let headLength = 17
    private static let mostBytes = 2048

    init(kind: Kind, number: Int = 0, amount: Double = 0, lastWords: String = "") {
        (self.kind, self.number, self.amount, self.lastWords) = (kind, number, amount, lastWords)
    }

    init(_ number: Int, died cause: Death.Cause) {
        switch cause {
        case .crash(let signal, let words):
            self.init(kind: .crash, number: number, amount: Double(signal), lastWords: words)
        case .exit(let code): self.init(kind: .exit, number: number, amount: Double(code))
        case .tooLong(let seconds): self.init(kind: .tooLong, number: number, amount: seconds)
        case .tooMuchMemory(let bytes): self.init(kind: .tooMuchMemory, number: number, amount: Double(bytes))
        case .tooManyFiles(let bytes): self.init(kind: .tooManyFiles, number: number, amount: Double(bytes))
        case .tooManyThreads(let count): self.init(kind: .tooManyThreads, number: number, amount: Double(count))
        case .forgery: self.init(kind: .forgery, number: number)
        }
    }

    /// - Parameter result: what a request that was done came to.
    func answer(_ result: () -> [UInt8]) -> WarmProcess.Answer {
        switch kind {
        case .done: Self.answer(result())
        case .exit: .died(.exit(code: Int32(amount)))
        case .tooLong: .died(.tooLong(seconds: amount))
        case .tooMuchMemory: .died(.tooMuchMemory(bytes: Int(amount)))
        case .tooManyFiles: .died(.tooManyFiles(bytes: Int(amount)))
        case .tooManyThreads: .died(.tooManyThreads(Int(amount)))
        case .forgery: .died(.forgery)
        default: .died(.crash(signal: Int32(amount), lastWords: lastWords))
        }
    }

    private static func answer(_ result: [UInt8]) -> WarmProcess.Answer {
        result.isEmpty ? .died(.exit(code: 0)) : .done(result)
    }

    func send(through end: Int32, file: Int32 = -1) -> Bool {
        let words = Array(lastWords.utf8.prefix(Self.mostBytes - Self.headLength))
        let bytes = [kind.rawValue] + Self.bytes(UInt64(number)) + Self.bytes(amount.bitPattern) + words
        return bytes.withUnsafeBytes { maquette_send_packet(end, $0.baseAddress, $0.count, file) == 1 }
    }

    static func receive(from end: Int32, waits: Bool) -> Arrival {
        var room = [UInt8](repeating: 0, count: mostBytes)
        var file: Int32 = -1
        let count = maquette_receive_packet(end, &room, room.count, &file, waits ? 1 : 0)
        if count < 0 { return .none }
        guard count >= headLength, let kind = Kind(rawValue: room[0]) else { return .end }
        return .packet(
            WarmPacket(
                kind: kind, number: Int(word(room[1..<9])), amount: Double(bitPattern: word(room[9..<17])),
                lastWords: String(decoding: room[headLength..<count], as: UTF8.self)),
            file: file)
    }

    private static func bytes(_ word: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
