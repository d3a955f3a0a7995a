import Foundation
import MaquetteFiles

/// Locks a folder against other processes that record. It leaves nothing behind, not even when the
/// process is killed: the system releases the lock.
package struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until no other process has it.
    package init(_ folder: FilePath) throws(SystemError) {
        descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        while flock(descriptor, LOCK_EX) != 0 {
            // Some file systems have no locks: a baseline is still replaced whole, but its sidecar may be wrong.
            if errno != EINTR { break }
        }
    }

    deinit { close(descriptor) }
}
