import Foundation

/// Keeps a folder for one program at a time: a second run of the same app waits until the first has built it.
struct FolderLock {
    private let file: Int32

    init(_ folder: String) {
        file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
    }

    func end() { if file >= 0 { close(file) } }
}
