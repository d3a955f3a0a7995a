import Foundation
import MaquetteReporting
import MaquetteWorkers
import Synchronization

/// The three standard streams.
enum StandardStreams {
    /// Keeps descriptors 0 to 2 from being used for files when a stream was closed at the start, and makes writing to
    /// a closed pipe, or more than `ulimit -f` allows, an ordinary error. There have to be enough of them for a run.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        _ = terminals
        while true {
            // Opened in the wrong direction, so that writing to a closed output is still an error.
            let stream = open("/dev/null", O_RDONLY)
            if stream > 2 || stream < 0 {
                close(stream)
                break
            }
        }
        OpenFiles.prepare()
    }

    /// Whether standard output and standard error were terminals at the start: a process in a cage has neither.
    private static let terminals = (output: isatty(1) == 1, error: isatty(2) == 1)

    static var outputIsTerminal: Bool { terminals.output }
    static var errorIsTerminal: Bool { terminals.error }
    /// Whether somebody can be asked.
    static var inputIsTerminal: Bool { isatty(0) == 1 }

    /// Whether there may be colours: https://no-color.org.
    static var mayBeColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}

/// Standard output. A full disk or a closed stream is an error. A reader that stops early, such as `head`, is not:
/// the run goes on without printing, so that its exit code is right.
enum StandardOutput {
    private static let readerHasGone = Atomic<Bool>(false)

    /// Words of documents in it cannot control a terminal or command GitHub.
    static func print(_ text: String) throws { try printAsIs(text.harmless) }

    /// For texts with colours or commands, in which the texts of documents are escaped already.
    static func printAsIs(_ text: String) throws { try write(Array((text + "\n").utf8)) }

    static func write(_ bytes: [UInt8]) throws {
        if readerHasGone.load(ordering: .relaxed) { return }
        guard let error = writeNow(bytes) else { return }
        if error == EPIPE { return readerHasGone.store(true, ordering: .relaxed) }
        let reason = error == EBADF ? "it is closed" : SystemFile.words(for: error)
        throw Failure("standard output cannot be written: \(reason)")
    }
}

extension StandardOutput {
    /// In the process of a batch, descriptor 1 is not for answers.
    private static func writeNow(_ bytes: [UInt8]) -> Int32? {
        guard let ledger = Ledger.current else { return SystemFile.write(bytes, to: 1) }
        return ledger.streams.map { SystemFile.write(bytes, to: $0.output) } ?? ledger.print(bytes)
    }
}

/// Standard error. If it is closed, that cannot be reported.
enum StandardError {
    static func say(_ line: String) { write(line.harmless + "\n") }

    /// In the process of a batch, descriptor 2 goes to its supervisor.
    static func write(_ text: String) {
        let bytes = Array(text.utf8)
        guard let ledger = Ledger.current else { return _ = SystemFile.write(bytes, to: 2) }
        if let streams = ledger.streams { _ = SystemFile.write(bytes, to: streams.error) } else { ledger.say(bytes) }
    }
}
