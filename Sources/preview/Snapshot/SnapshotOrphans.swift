import Foundation
import Maquette
import MaquetteSnapshots

/// Orphaned baselines: their document or scene is gone, or their variant is no longer in the matrix.
struct SnapshotOrphans {
    private(set) var baselines: [Baseline] = []
    private let expected: Set<FilePath>
    private var seen: Set<FilePath> = []

    /// - Parameter expected: the baselines that the documents of the request have.
    init(of request: SnapshotRequest, besides expected: Set<FilePath>) {
        self.expected = expected
        let names = SnapshotNames(root: request.root)
        for input in request.inputs {
            let folder = names.folder(of: input)
            guard request.root != nil || input.path.map({ Reach(of: $0.folder).includes(folder) }) != false else {
                continue
            }
            look(into: folder)
        }
        if let root = request.root {
            // The documents of a common folder are known only when the plan names all documents, or when a revision's were just drawn
            // into it.
            if request.isPlanned || AgainstRevision.revision != nil { findAbandoned(below: root) }
        } else {
            for place in request.places { findAbandoned(at: place.folder, deeply: place.isDeep) }
        }
    }

    /// Folders named after a document's file that contain only its baselines.
    private static func belongsToDocument(_ folder: FilePath) -> Bool {
        SnapshotNames.fileExtensions.contains(folder.ext) && folder.kind == .folder
    }

    /// Removed documents may have left baselines beside others.
    private mutating func findAbandoned(at place: FilePath, deeply: Bool) {
        let beside = SnapshotNames.folder(beside: place)
        let reach = Reach(of: place)
        for name in (try? beside.namesOfEntries()) ?? [] {
            // A document that exists and was not asked for keeps its baselines.
            guard reach.includes(beside.appending(name)) else { continue }
            if Self.belongsToDocument(beside.appending(name)),
                SnapshotNames.document(of: place.appending(name)).kind != .file
            {
                look(into: beside.appending(name))
            }
        }
        guard deeply else { return }
        for name in (try? place.namesOfEntries()) ?? [] where name.first != UInt8(ascii: ".") {
            let folder = place.appending(name)
            guard name != Array(SnapshotNames.folderName.utf8), folder.isFolderItself else { continue }
            findAbandoned(at: folder, deeply: true)
        }
    }

    private mutating func findAbandoned(below folder: FilePath) {
        for name in (try? folder.namesOfEntries()) ?? [] {
            let folder = folder.appending(name)
            if Self.belongsToDocument(folder) {
                look(into: folder)
            } else if folder.isFolderItself {
                findAbandoned(below: folder)
            }
        }
    }

    private mutating func look(into folder: FilePath) {
        guard seen.insert(folder).inserted else { return }
        for name in (try? folder.namesOfEntries()) ?? [] {
            guard let path = Self.picture(folder.appending(name)), !expected.contains(path) else { continue }
            if seen.insert(path).inserted { baselines.append(Baseline(path)) }
        }
    }

    /// The picture itself, or the picture of a sidecar.
    private static func picture(_ file: FilePath) -> FilePath? {
        let ending = Baseline.sidecarEnding
        if file.shown.hasSuffix(ending) {
            return FilePath(bytes: Array(file.bytes.dropLast(ending.utf8.count))) + ".png"
        }
        // Of a link, not what it leads to.
        let kind = file.status(followingLinks: false).map { $0.st_mode & S_IFMT }
        return file.ext == "png" && (kind == S_IFREG || kind == S_IFLNK) ? file : nil
    }
}

extension FilePath {
    /// Links to folders are not followed, because of cycles.
    fileprivate var isFolderItself: Bool {
        status(followingLinks: false).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }
}
