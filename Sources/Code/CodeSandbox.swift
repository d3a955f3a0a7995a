import CProcess
import Foundation

/// Takes from this process what a project's code has no need of, as far as the kernel allows: sockets, signals to others, the
/// environment, and writing anywhere but in a few folders. It cannot be taken back.
package enum CodeSandbox {
    /// - Parameters:
    ///   - temporary: the folder for temporary files from now on; nil leaves it.
    ///   - folders: where else the process may still write.
    package static func enter(temporary: String? = nil, writingTo folders: [String] = []) {
        if let temporary { setenv("TMPDIR", temporary, 1) }
        let environment = ProcessInfo.processInfo.environment
        let kept = ["TMPDIR", "LANG", "LC_ALL", "TZ"]
        for name in environment.keys where !kept.contains(name) { unsetenv(name) }
        // Where a machine stands is not for its pictures to show.
        setenv("TZ", "UTC", 0)
        setenv("PATH", "/usr/bin:/bin", 1)
        setenv("HOME", NSTemporaryDirectory(), 1)
        maquette_deny_sockets_and_signals()
        let writable = [NSTemporaryDirectory(), "/dev/null"] + folders
        var words: [UnsafePointer<CChar>?] = writable.map { UnsafePointer(strdup($0)) } + [nil]
        maquette_write_only_below(&words)
    }
}
