import Foundation

/// Ends the run on Ctrl-C and its kin without leaving files that are half written.
enum Interruption {
    /// To be called before the first file is written and before any thread is made: threads inherit what is blocked.
    static func removeTemporaryFiles() {
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&awaited, number) }
        pthread_sigmask(SIG_BLOCK, &awaited, nil)
        let signals = awaited
        Thread.detachNewThread {
            var (signals, number) = (signals, Int32(0))
            while sigwait(&signals, &number) != 0 {}
            TemporaryFiles.discardAll {
                // Whoever started us shall see what ended us.
                signal(number, SIG_DFL)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                kill(getpid(), number)
                while true { pause() }
            }
        }
    }

    /// As under `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) }
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
