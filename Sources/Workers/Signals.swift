import Glibc

/// Signals that are meant for the run go to the process that does the work and ends it tidily.
package enum Signals {
    private static let forwarded = [SIGINT, SIGTERM, SIGHUP]
    private nonisolated(unsafe) static var receiver: pid_t = 0
    /// The last one that was forwarded.
    private(set) nonisolated(unsafe) static var received: Int32 = 0

    /// Between a fork and its result no signal may get lost.
    static func hold() { mask(SIG_BLOCK) }
    static func release() { mask(SIG_UNBLOCK) }

    private static func mask(_ how: Int32) {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in forwarded { sigaddset(&set, signal) }
        sigprocmask(how, &set, nil)
    }

    /// - Parameter process: 0 takes the forwarding back.
    static func forward(to process: pid_t) {
        receiver = process
        received = 0
        for number in forwarded where !isIgnored(number) {
            guard process != 0 else {
                signal(number, SIG_DFL)
                continue
            }
            signal(number) { number in
                Signals.received = number
                kill(Signals.receiver, number)
            }
        }
    }

    /// Who waits for this process sees that a signal ended it.
    package static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        kill(getpid(), number)
        while true { pause() }
    }

    /// Whether the process ignores a signal, as under `nohup`.
    package static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
