import CCairo
import Glibc
import Synchronization

/// A file in memory that can be opened by a path, because Pango and cairo open fonts by theirs, again and again.
///
/// The path is the one that the kernel gives open files in `/proc`. Some chroots and sandboxes have no `/proc`, and in a cage there are no
/// files in memory: there it is a file in a folder for temporary ones, which goes when the process ends.
enum NamelessFile {
    /// Nil where neither can be.
    static func make(_ name: String) -> (descriptor: Int32, path: String)? {
        if isProcThere {
            let descriptor = mq_anonymous_file(name)
            if descriptor >= 0 { return (descriptor, "/proc/self/fd/\(descriptor)") }
        }
        return folder.flatMap(makeTemporary)
    }

    /// Why there can be none, in one line; nil if there can.
    static var problem: String? {
        if isProcThere || folder != nil { return nil }
        return "The font cannot be prepared: /proc is not mounted, and no folder for temporary files can be written to."
    }

    private static let isProcThere = access("/proc/self/fd", X_OK) == 0

    /// The current folder comes last: it is the user's.
    private static let folder: String? = {
        let named = getenv("TMPDIR").map { String(cString: $0) }
        return ([named].compactMap { $0 } + ["/tmp", "/var/tmp", "/dev/shm", "."]).first {
            access($0, W_OK | X_OK) == 0
        }
    }()

    // MARK: Temporary files

    /// The files that a process has made; those of the process that it was forked from are not its own.
    private struct Made: Sendable {
        var owner: pid_t = 0
        var paths: [String] = []
        var isOver = false
    }

    /// Locked, as the process may end while another thread still prepares fonts.
    private static let made = Mutex(Made())

    static func makeTemporary(in folder: String) -> (descriptor: Int32, path: String)? {
        made.withLock { made in
            if made.owner != getpid() {
                made = Made(owner: getpid())
                atexit { NamelessFile.removeAll(forGood: true) }
            }
            guard !made.isOver else { return nil }
            var template = Array("\(folder)/.preview-font-XXXXXX".utf8CString)
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { return nil }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            made.paths.append(path)
            return (descriptor, path)
        }
    }

    /// - Parameter forGood: whether none may be made any more, as the process ends.
    static func removeAll(forGood: Bool = false) {
        made.withLock { made in
            guard made.owner == getpid() else { return }
            for path in made.paths { unlink(path) }
            made.paths = []
            made.isOver = forGood
        }
    }
}
