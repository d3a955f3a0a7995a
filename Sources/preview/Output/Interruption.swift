import Glibc
import MaquetteWorkers

/// Ends the run on Ctrl-C and similar signals without leaving half-written files.
enum Interruption {
    /// Where the handler writes the number of a signal for the thread that cleans up. Set before the handler is.
    private nonisolated(unsafe) static var mailbox: (reading: Int32, writing: Int32) = (-1, -1)

    /// What else is to be done at the end. Set before the handler is.
    private nonisolated(unsafe) static var last: @Sendable () -> Void = {}

    /// Call this once, before the first file is written.
    ///
    /// - Parameter last: what else is to be done then.
    static func removeTemporaryFiles(and last: @escaping @Sendable () -> Void = {}) {
        self.last = last
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        mailbox = (ends[0], ends[1])
        var thread = pthread_t()
        let start = pthread_create(
            &thread, nil,
            { _ in
                Interruption.waitForSignal()
                return nil
            }, nil)
        guard start == 0 else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] where !Signals.isIgnored(number) {
            // A signal handler may write a byte, and hardly anything else.
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.mailbox.writing, &byte, 1)
            }
        }
    }

    private static func waitForSignal() {
        var number: UInt8 = 0
        while read(mailbox.reading, &number, 1) != 1 {}
        TemporaryFiles.discardAll {
            last()
            Signals.end(by: Int32(number))
        }
    }
}
