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

    static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

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

    /// In the process of a batch, descriptor 1 is for what a project's code prints.
    static var descriptor: Int32 { Ledger.current?.standardOutput ?? 1 }

    /// Words of documents in it cannot control a terminal or command GitHub.
    static func print(_ text: String) throws { try printAsIs(text.harmless) }

    /// For texts with colours or commands, in which the texts of documents are escaped already.
    static func printAsIs(_ text: String) throws { try write(Array((text + "\n").utf8)) }

    static func write(_ bytes: [UInt8]) throws {
        if readerHasGone.load(ordering: .relaxed) { return }
        guard let error = SystemFile.write(bytes, to: descriptor) else { return }
        if error == EPIPE { return readerHasGone.store(true, ordering: .relaxed) }
        let reason = error == EBADF ? "it is closed" : SystemFile.words(for: error)
        throw Failure("standard output cannot be written: \(reason)")
    }
}

/// Standard error. If it is closed, that cannot be reported.
enum StandardError {
    /// In the process of a batch, descriptor 2 goes to its supervisor.
    static var descriptor: Int32 { Ledger.current?.standardError ?? 2 }

    static func say(_ line: String) { write(line.harmless + "\n") }

    static func write(_ text: String) { _ = SystemFile.write(Array(text.utf8), to: descriptor) }
}
