import Foundation
import Maquette
import MaquetteCode
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

    /// Refuses a folder that a link of the project leads to, and one with links in it where all of it is written anew.
    static func check(_ folder: FilePath, of project: FilePath, isWrittenAnew: Bool) throws {
        let roots = ReadablePlaces.project(around: project).filter(\.isProject).map { FilePath($0.path) }
        for root in roots where folder.absolute.isBelow(root.absolute) {
            guard FileBoundary(around: root, startingAt: root).place(of: folder) != nil else {
                throw Failure("\(folder.shown): a link leads out of the project; name the folder where it leads")
            }
        }
        var waiting = isWrittenAnew ? [folder] : []
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
