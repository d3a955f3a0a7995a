import Foundation
import MaquetteFiles

/// The file of the picture that a snapshot must match, with its sidecar.
package struct Baseline: Hashable, Sendable {
    package let path: FilePath

    package init(_ path: FilePath) { self.path = path }

    package static let sidecarEnding = ".layout.txt"

    package var sidecarPath: FilePath { path.withoutExtension + Self.sidecarEnding }

    /// The baseline as it is stored.
    package struct Contents: Sendable {
        package let bytes: [UInt8]
        package let digest: Digest
        /// nil when there is none, or when it belongs to another picture.
        package let sidecar: Sidecar?
    }

    /// nil when there is no baseline.
    ///
    /// - Parameter sidecar: a sidecar that was read before; it is read again unless it belongs to the picture.
    package func read(knowing sidecar: Sidecar? = nil) throws -> Contents? {
        guard path.status(followingLinks: true) != nil else { return nil }
        let bytes: [UInt8]
        do {
            bytes = try path.contents()
        } catch {
            throw Failure("\(path.shown) cannot be read: \(error.words)")
        }
        let digest = Digest(bytes)
        let current = sidecar?.file == digest ? sidecar : readSidecar()
        return Contents(bytes: bytes, digest: digest, sidecar: current?.file == digest ? current : nil)
    }

    package func readSidecar() -> Sidecar? {
        (try? sidecarPath.contents()).flatMap { Sidecar(String(decoding: $0, as: UTF8.self)) }
    }

    /// Replaces picture and sidecar, each whole or not at all. If the process is killed in between, the sidecar is
    /// recognised as that of another picture and ignored.
    package func write(png: [UInt8], sidecar: String) throws {
        try AtomicFile.makeFolder(path.folder)
        let lock: FolderLock?
        do {
            lock = try FolderLock(path.folder)
        } catch {
            // In a cage the folder may be out of sight: whoever makes the changes writes file after file.
            guard FileChange.maker != nil else {
                throw Failure("the folder \(path.folder.shown) cannot be locked: \(error.words)")
            }
            lock = nil
        }
        try withExtendedLifetime(lock) {
            try FileChange.tidyUp(path.folder).make()
            try AtomicFile.write(png, to: path)
            try AtomicFile.write(Array(sidecar.utf8), to: sidecarPath)
        }
    }

    /// Removes picture and text, and the folder when it held nothing else.
    package func remove() throws {
        for path in [sidecarPath, path] where path.status(followingLinks: false) != nil {
            try FileChange.remove(path).make()
        }
        try FileChange.removeEmptyFolder(path.folder).make()
    }
}
