import Synchronization

/// The files that a run has read, where somebody asked to know: `--depfile` tells them to Ninja and make.
package enum FilesRead {
    private struct State {
        var read: Set<FilePath> = []
        var written: Set<FilePath> = []
    }

    private static let state = Mutex(State())
    private static let isOn = Atomic(false)

    /// Begins to note what is read and written from now on.
    package static func begin() {
        state.withLock { $0 = State() }
        isOn.store(true, ordering: .releasing)
    }

    /// Notes a file that is read, or a folder whose names are.
    package static func note(_ path: @autoclosure () -> FilePath) {
        guard isOn.load(ordering: .acquiring) else { return }
        let path = path().absolute
        state.withLock { _ = $0.read.insert(path) }
    }

    package static func note(_ path: @autoclosure () -> String) { note(FilePath(path())) }

    static func noteWritten(_ path: FilePath) {
        guard isOn.load(ordering: .acquiring) else { return }
        let path = path.absolute
        state.withLock { _ = $0.written.insert(path) }
    }

    /// What was read and not written, in order.
    package static var all: [FilePath] {
        state.withLock { $0.read.subtracting($0.written) }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
