import Maquette
import MaquetteSnapshots

/// Baselines to which no document leads any more: a scene that is gone, a variant that is no longer in the matrix.
struct SnapshotOrphans {
    private(set) var baselines: [Baseline] = []

    /// - Parameters:
    ///   - inputs: every document; folders that are called like a document's file and hold nothing else are looked into.
    ///   - expected: the baselines that belong to them.
    init(of inputs: [InputFile], root: FilePath?, expected: Set<FilePath>) {
        let names = SnapshotNames(root: root)
        // Beside documents that were named all, others that are gone may have left theirs.
        let parents = Set(inputs.map { names.folder(of: $0).folder })
        for parent in parents.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            for name in (try? parent.namesOfEntries()) ?? [] {
                let folder = parent.appending(name)
                guard Documents.fileExtensions.contains(folder.ext), folder.kind == .folder else { continue }
                let isLookedAt = inputs.contains { names.folder(of: $0) == folder }
                // A document that is there and was not asked for keeps what it has.
                if !isLookedAt, root == nil, parent.folder.appending(name).kind == .file { continue }
                if !isLookedAt, root != nil { continue }
                add(from: folder, besides: expected)
            }
        }
    }

    private mutating func add(from folder: FilePath, besides expected: Set<FilePath>) {
        for name in (try? folder.namesOfEntries()) ?? [] {
            let path = folder.appending(name)
            if path.ext == "png", path.kind == .file, !expected.contains(path) { baselines.append(Baseline(path)) }
        }
    }
}
