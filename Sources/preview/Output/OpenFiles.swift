import Glibc

/// How many files the process may have open: those of fonts and pictures, and as many in each program that it starts.
enum OpenFiles {
    /// SwiftPM's plans of a small package take more than 192.
    private static let needed: rlim_t = 256
    private static let usual: rlim_t = 1024

    /// Allows itself as many as it needs, or ends the run with what to do where the system does not let it.
    static func prepare() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else {
            return
        }
        limit.rlim_cur = min(limit.rlim_max, usual)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard limit.rlim_cur < needed else { return }
        StandardError.say(
            "preview: the system allows this process no more than \(limit.rlim_max) open files, and it needs \(needed): "
                + "allow them, as with `ulimit -n \(usual)`")
        exit(Outcome.badInput.rawValue)
    }
}
