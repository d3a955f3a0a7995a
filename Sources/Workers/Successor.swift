import CProcess
import Glibc

/// A keeper in place of one that was ended from outside: this program once more, since a process with threads cannot fork.
/// The environment tells it to be nothing else, and which socket it answers through.
enum Successor {
    private static let variable = "MAQUETTE_KEEPER"
    /// Where the successor finds the socket.
    private static let end: Int32 = 3

    /// The socket in a process that was started to be a keeper; nil in all others.
    static let inherited: Int32? = {
        guard getenv(variable) != nil else { return nil }
        unsetenv(variable)
        var status = stat()
        return fstat(end, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK ? end : nil
    }()

    /// - Parameter words: after the name of the program: those with which it comes to make a ``WarmProcess``.
    static func start(_ words: [String], answeringThrough socket: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, socket, end)
        var arguments = ([CommandLine.arguments[0]] + words).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = [strdup("\(variable)=1")]
        defer { for word in arguments + variables.prefix(1) { free(word) } }
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
        while let known = next.pointee {
            variables.append(known)
            next += 1
        }
        variables.append(nil)
        var process: pid_t = 0
        return posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, &variables) == 0 ? process : nil
    }
}
