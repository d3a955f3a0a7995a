import Maquette
import MaquetteCode

/// The Swift files below a folder that mention previews.
struct PreviewFiles {
    struct File {
        let path: FilePath
        /// Below the folder.
        let relative: FilePath
    }

    private(set) var files: [File] = []

    /// What is built or fetched is not the project's own.
    private static let skipped: Set<String> = [
        "DerivedData", "Pods", "Carthage", "build", "node_modules", "SourcePackages",
    ]
    private static let mostFiles = 20_000

    init(below folder: FilePath) {
        visit(folder, below: nil, Reach(of: folder))
    }

    private mutating func visit(_ folder: FilePath, below: FilePath?, _ reach: Reach) {
        let names = ((try? folder.namesOfEntries()) ?? []).sorted { $0.lexicographicallyPrecedes($1) }
        for name in names where name.first != UInt8(ascii: ".") && files.count < Self.mostFiles {
            let (path, relative) = (folder.appending(name), below?.appending(name) ?? FilePath(bytes: name))
            guard let status = path.status(followingLinks: false) else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR where !Self.skipped.contains(String(decoding: name, as: UTF8.self)):
                visit(path, below: relative, reach)
            case S_IFREG where path.ext == "swift": look(at: File(path: path, relative: relative))
            case S_IFLNK where path.ext == "swift" && reach.includes(path) && path.kind == .file:
                look(at: File(path: path, relative: relative))
            default: break
            }
        }
    }

    private mutating func look(at file: File) {
        guard let bytes = try? file.path.contents() else { return }
        func mentions(_ word: String) -> Bool { bytes.firstRange(of: word.utf8) != nil }
        if mentions("#Preview") || mentions("PreviewProvider") { files.append(file) }
    }
}

extension CodePreview {
    /// Whether somebody wrote the preview to be shown, and it is no class that can be made.
    var isWritten: Bool { kind == .preview || kind == .provider }
}
