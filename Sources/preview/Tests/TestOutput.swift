import Foundation
import Maquette
import MaquetteFiles

/// What `preview test` writes for tests. The folder may lie in the project, and whoever wrote the tests may have put a link there.
enum TestOutput {
    static func write(_ bytes: [UInt8], to path: FilePath, in folder: FilePath) throws {
        guard FileBoundary(around: folder, startingAt: folder).place(of: path) != nil else {
            throw Failure("\(path.shown): a link leads out of \(folder.shown); remove the link")
        }
        try AtomicFile.makeFolder(path.folder)
        try AtomicFile.write(bytes, to: path)
    }

    /// Refuses a folder with links in it, for what is written under names that everybody knows.
    static func refuseLinks(in folder: FilePath) throws {
        var waiting = [folder]
        while let next = waiting.popLast() {
            for name in (try? next.namesOfEntries()) ?? [] {
                let entry = next.appending(name)
                switch entry.status(followingLinks: false).map({ $0.st_mode & S_IFMT }) {
                case S_IFLNK: throw Failure("\(entry.shown): results are not written over a link; remove the link")
                case S_IFDIR: waiting.append(entry)
                default: break
                }
            }
        }
    }
}
