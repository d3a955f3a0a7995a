import CProcess
import Glibc

/// The walls that this machine has for the code of a project.
package struct Walls: Sendable {
    /// A wall, as `preview doctor` tells it.
    package enum Wall: String, CaseIterable, Sendable {
        /// seccomp
        case calls = "filter of system calls"
        case landlock = "Landlock"
        case mounts = "mount namespace"
        case processes = "process namespace"
    }

    package let present: Set<Wall>
    /// 0 where the kernel has none.
    package let landlockVersion: Int

    /// Tried once, by a process of its own.
    package static let ofThisMachine = Walls()

    private init() {
        landlockVersion = Int(maquette_landlock_version())
        var present: Set<Wall> = []
        if maquette_filters_calls() != 0 { present.insert(.calls) }
        if landlockVersion > 0 { present.insert(.landlock) }
        if Namespaces.canBeHad(Namespaces.leaveMounts) { present.insert(.mounts) }
        if Namespaces.canBeHad(Namespaces.leaveProcesses) { present.insert(.processes) }
        self.present = present
    }

    /// Whether there are enough walls even if nothing is tried.
    package static var areEnoughAtOnce: Bool { maquette_filters_calls() != 0 && maquette_landlock_version() > 0 }

    /// Whether code of a project may run here: one of the walls around files, and the one in front of the kernel.
    package var areEnough: Bool {
        present.contains(.calls) && (present.contains(.landlock) || present.contains(.mounts))
    }

    /// What is missing, in a line that says how to get it; nil if code may run.
    package var obstacle: String? {
        guard !areEnough else { return nil }
        let lacks =
            present.contains(.calls)
            ? "neither Landlock (Linux 5.13 and later) nor user namespaces, which keep it from your files"
            : "no filter of system calls (seccomp on x86-64 or 64-bit ARM)"
        return
            "code of a project does not run here: this machine has \(lacks). Documentation/security.md says how to get one; "
            + "--trust runs it without walls"
    }
}
