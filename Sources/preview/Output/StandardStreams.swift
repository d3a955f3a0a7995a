import Foundation
import Synchronization

/// The three streams that a process begins with.
enum StandardStreams {
    /// Keeps the numbers 0 to 2 from being given to files when a stream was closed before we came, and makes writing to
    /// a reader that has gone, or more than `ulimit -f` allows, an error like any other.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        while true {
            // Opened for the wrong direction, so that a closed output still says so when it is written to.
            let stream = open("/dev/null", O_RDONLY)
            if stream > 2 || stream < 0 {
                close(stream)
                return
            }
        }
    }

    static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }
}

/// What others read. A full disk or a closed stream is an error. A reader that has read enough, as `head` does, is none:
/// what is left to do is done, since exit codes tell how that ended, and nobody hears of it.
enum StandardOutput {
    private static let readerHasGone = Atomic<Bool>(false)

    static func print(_ text: String) throws { try write(Array((text + "\n").utf8)) }

    static func write(_ bytes: [UInt8]) throws {
        if readerHasGone.load(ordering: .relaxed) { return }
        guard let error = SystemFile.write(bytes, to: 1) else { return }
        if error == EPIPE { return readerHasGone.store(true, ordering: .relaxed) }
        let reason = error == EBADF ? "it is closed" : SystemFile.words(for: error)
        throw Failure("standard output cannot be written: \(reason)")
    }
}

/// What the person at the terminal reads. Nothing can be said about its being closed.
enum StandardError {
    static func say(_ line: String) { _ = SystemFile.write(Array((line + "\n").utf8), to: 2) }

    static func write(_ text: String) { _ = SystemFile.write(Array(text.utf8), to: 2) }
}
