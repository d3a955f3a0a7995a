import Foundation
import MaquetteText
import Synchronization

/// The names of the faces in a font file, which is read once for as long as it stays the same.
enum FontFile {
    private struct State: Hashable {
        let size, seconds, nanoseconds: Int
    }

    private static let known = Mutex<[String: (state: State, names: Result<Set<String>, FontError>)]>([:])

    static func known(_ path: String) -> Result<Set<String>, FontError> {
        var status = stat()
        // Reading a named pipe would wait for somebody to write.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .failure(.unreadable(path)) }
        let time = status.st_mtim
        let state = State(size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
        if let found = known.withLock({ $0[path] }), found.state == state { return found.names }
        let names = Result { () throws(FontError) in try FontLibrary.names(inFile: path) }
        known.withLock { $0[path] = (state, names) }
        return names
    }
}
