import CProcess
import Glibc
import MaquetteFiles

/// Views of the machine that a process has for itself. For each of them it must have a single thread.
package enum Namespaces {
    /// Files: what is mounted from now on is seen by this process alone. Where it has no right to do so, it becomes the only user of a
    /// namespace of users first.
    static func leaveMounts() -> Bool {
        maquette_leave_mounts(0) == 0 || becomingUser { maquette_leave_mounts(1) == 0 }
    }

    /// Numbers of processes: the next child is number 1, and all end with it.
    package static func leaveProcesses() -> Bool {
        maquette_leave_processes(0) == 0 || becomingUser { maquette_leave_processes(1) == 0 }
    }

    /// In the new namespace the user has the number of before, and no other user is known.
    private static func becomingUser(_ leave: () -> Bool) -> Bool {
        let (user, group) = (geteuid(), getegid())
        guard leave() else { return false }
        return write("deny", to: "/proc/self/setgroups") && write("\(user) \(user) 1", to: "/proc/self/uid_map")
            && write("\(group) \(group) 1", to: "/proc/self/gid_map")
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return SystemFile.write(Array(text.utf8), to: file) == nil
    }

    /// Whether namespaces can be had: a child tries.
    static func canBeHad(_ attempt: () -> Bool) -> Bool {
        let child = maquette_fork()
        if child == 0 { _exit(attempt() ? 0 : 1) }
        guard child > 0 else { return false }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }
}
