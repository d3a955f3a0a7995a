import Foundation

/// A change of files. Most processes make it themselves; one that runs a project's code may not, and hands it to the process that
/// watches over it.
package enum FileChange: Equatable, Sendable {
    /// Replaces a file whole or not at all.
    case write([UInt8], to: FilePath)
    /// Makes a folder and those above it.
    case makeFolder(FilePath)
    /// Makes the folder of a file that the user named, and says so: the folder may be a typing error.
    case makeNamedFolder(FilePath)
    case remove(FilePath)
    case removeEmptyFolder(FilePath)
    case removeWithContents(FilePath)
    /// Removes what processes that were killed had half written.
    case tidyUp(FilePath)

    /// Who makes changes for this process, and says what went wrong; nil if it does so itself. Set before the process has a second
    /// thread.
    nonisolated(unsafe) package static var maker: (@Sendable (FileChange) -> String?)?

    /// Takes each folder of the user's that this process has made. Set before the process has a second thread.
    nonisolated(unsafe) package static var reportsNewFolder: (@Sendable (FilePath) -> Void)?

    package func make() throws(Failure) {
        if case .write(_, let path) = self { FilesRead.noteWritten(path) }
        guard let maker = Self.maker else { return try makeHere() }
        if let words = maker(self) { throw Failure(words) }
    }

    package func makeHere() throws(Failure) {
        switch self {
        case .write(let bytes, let path): try AtomicFile.replace(path, with: bytes)
        case .makeFolder(let path): try AtomicFile.makeFolderHere(path)
        case .makeNamedFolder(let path):
            if path.kind == .folder { return }
            try AtomicFile.makeFolderHere(path)
            Self.reportsNewFolder?(path)
        case .remove(let path):
            if path.withCString({ unlink($0) }) != 0 {
                throw Failure("\(path.shown) cannot be removed: \(SystemFile.words(for: errno))")
            }
        case .removeEmptyFolder(let path): _ = path.withCString { rmdir($0) }
        case .removeWithContents(let path): try? FileManager.default.removeItem(atPath: path.shown)
        case .tidyUp(let folder): TemporaryFiles.discardAbandoned(in: folder)
        }
    }

    package var makesFolder: Bool {
        switch self {
        case .makeFolder, .makeNamedFolder: true
        default: false
        }
    }

    package var path: FilePath {
        switch self {
        case .write(_, let path), .makeFolder(let path), .makeNamedFolder(let path), .remove(let path),
            .removeEmptyFolder(let path),
            .removeWithContents(let path), .tidyUp(let path):
            path
        }
    }

    // MARK: From process to process

    private var code: UInt8 {
        switch self {
        case .write: 0
        case .makeFolder: 1
        case .remove: 2
        case .removeEmptyFolder: 3
        case .removeWithContents: 4
        case .tidyUp: 5
        case .makeNamedFolder: 6
        }
    }

    /// A kind, the length of the path, the path, and what is to be written.
    package var bytes: [UInt8] {
        let contents: [UInt8] = if case .write(let bytes, _) = self { bytes } else { [] }
        let length = (0..<4).map { UInt8(truncatingIfNeeded: path.bytes.count >> (8 * $0)) }
        return [code] + length + path.bytes + contents
    }

    package init?(_ bytes: some RandomAccessCollection<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count >= 5 else { return nil }
        let end = 5 + bytes[1..<5].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard end <= bytes.count, !bytes[5..<end].contains(0) else { return nil }
        let path = FilePath(bytes: Array(bytes[5..<end]))
        switch bytes[0] {
        case 0: self = .write(Array(bytes[end...]), to: path)
        case 1: self = .makeFolder(path)
        case 2: self = .remove(path)
        case 3: self = .removeEmptyFolder(path)
        case 4: self = .removeWithContents(path)
        case 5: self = .tidyUp(path)
        case 6: self = .makeNamedFolder(path)
        default: return nil
        }
    }
}
