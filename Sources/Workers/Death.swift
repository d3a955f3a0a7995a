/// Why a process ended over an item.
package struct Death: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Hashable, Sendable {
        /// A trap of ours or of a library, with what it said last.
        case crash(signal: Int32, lastWords: String)
        case tooLong(seconds: Double)
        case tooMuchMemory(bytes: Int)
    }

    package var cause: Cause
    package var stage: Ledger.Stage

    package var description: String {
        switch cause {
        case .crash(let signal, let lastWords):
            let words = lastWords.isEmpty ? "" : ": \(lastWords)"
            return "\(stage.words) ended in a crash of Maquette (signal \(signal))\(words); please report it"
        case .tooLong(let seconds):
            return "\(stage.words) took more than \(Limits.words(seconds: seconds)); --timeout allows more"
        case .tooMuchMemory(let bytes):
            return "\(stage.words) took more than \(Limits.words(bytes: bytes)) of memory; --memory allows more"
        }
    }
}
