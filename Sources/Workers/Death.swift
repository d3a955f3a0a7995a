import Glibc

/// Why a process ended over an item.
package struct Death: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Hashable, Sendable {
        /// A trap of Maquette or of a library, with its last message.
        case crash(signal: Int32, lastWords: String)
        /// Code of the project has ended the process, as no app may.
        case exit(code: Int32)
        case tooLong(seconds: Double)
        case tooMuchMemory(bytes: Int)
        /// Code of the project has filled its temporary folder.
        case tooManyFiles(bytes: Int)
        case tooManyThreads(Int)
        /// Code of the project has written among the results.
        case forgery
    }

    package var cause: Cause
    package var stage: Ledger.Stage

    package var description: String {
        switch cause {
        case .crash(let signal, let lastWords):
            let words = lastWords.isEmpty ? "" : ": \(lastWords)"
            return "\(stage.words) ended in a crash of Maquette (signal \(signal))\(words); please report it"
        case .exit, .tooLong, .tooMuchMemory, .tooManyFiles, .tooManyThreads, .forgery:
            return "\(stage.words) \(cause.wordsWithAdvice)"
        }
    }
}

extension Death.Cause {
    /// The system ends what takes too much with SIGKILL. Ours fail at the limit, of which they had most by then.
    ///
    /// - Parameters:
    ///   - peak: the most memory that the process had, in bytes.
    ///   - isCaged: whether code of a project ran in it, which may have ended it.
    init(signal: Int32, peak: Int, _ limits: Limits, _ lastWords: [UInt8], isCaged: Bool) {
        let words = LastWords.line(of: lastWords, signal: signal)
        if isCaged, signal == SIGKILL, peak <= limits.bytes / 4 {
            self = .crash(signal: signal, lastWords: "it was killed, by its code or by the system")
        } else if signal == SIGKILL || peak > limits.bytes / 4 * 3 || LastWords.areAboutMemory(words) {
            self = .tooMuchMemory(bytes: limits.bytes)
        } else {
            self = .crash(signal: signal, lastWords: words)
        }
    }

    /// The death of a batch that no item can be blamed for.
    var unexplained: String {
        switch self {
        case .crash: "\(words); please report it"
        case .exit, .tooManyFiles, .tooManyThreads, .forgery: words
        case .tooLong, .tooMuchMemory: "ran out of memory"
        }
    }

    /// A user may have killed the process, or the system for lack of memory: another one may finish.
    package var mayComeFromOutside: Bool {
        switch self {
        case .crash(let signal, _): signal == SIGKILL || signal == SIGTERM
        case .tooLong, .exit, .tooManyFiles, .tooManyThreads, .forgery: false
        case .tooMuchMemory: true
        }
    }

    /// `took more than 5 s`, `crashed (signal 5): Fatal error: …`
    package var words: String {
        switch self {
        case .crash(let signal, let lastWords):
            "crashed (signal \(signal))\(lastWords.isEmpty ? "" : ": \(lastWords)")"
        case .exit(let code): "ended the process (exit code \(code))"
        case .tooLong(let seconds): "took more than \(Limits.words(seconds: seconds))"
        case .tooMuchMemory(let bytes): "took more than \(Limits.words(bytes: bytes)) of memory"
        case .tooManyFiles(let bytes): "wrote more than \(Limits.words(bytes: bytes)) of temporary files"
        case .tooManyThreads(let count): "started more than \(count) threads"
        case .forgery: "wrote among the results of the run, which is not allowed"
        }
    }

    /// `took more than 5 s; --timeout allows more`
    package var wordsWithAdvice: String {
        switch self {
        case .crash, .exit, .tooManyFiles, .tooManyThreads, .forgery: words
        case .tooLong: words + "; --timeout allows more"
        case .tooMuchMemory: words + "; --memory allows more"
        }
    }
}
