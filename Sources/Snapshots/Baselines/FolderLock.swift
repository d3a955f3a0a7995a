import Foundation
import MaquetteFiles

/// Keeps other processes that record from the same folder for a while. It leaves nothing behind, not even when the
/// process is killed: the system gives the lock back.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until nobody else has it.
    init(_ folder: FilePath) throws(SystemError) {
        descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        while flock(descriptor, LOCK_EX) != 0 {
            // Some file systems know no locks; there a baseline is still replaced whole, only its text may be another's.
            if errno != EINTR { break }
        }
    }

    deinit { close(descriptor) }
}
