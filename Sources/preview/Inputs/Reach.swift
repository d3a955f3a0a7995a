import Maquette
import MaquetteDocuments

/// How far what was typed reaches: a folder or a pattern stands for the files of its project, and not for those that links
/// in it lead to elsewhere.
struct Reach {
    /// What paths below the folder begin with, and where that is: links on the way to it were typed as well.
    private let beginning: [UInt8]
    private let place: FilePath
    private let boundary: FileBoundary

    init(of folder: FilePath) { self.init(folder, beginning: folder == FilePath(".") ? [] : folder.bytes) }

    /// Up to its first part with a wildcard.
    init(ofPattern pattern: FilePath) {
        let plain = pattern.bytes.prefix { !"*?[".utf8.contains($0) }
        let beginning = Array(plain[..<(plain.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)])
        self.init(beginning.isEmpty ? FilePath(".") : FilePath(bytes: beginning), beginning: beginning)
    }

    private init(_ folder: FilePath, beginning: [UInt8]) {
        self.beginning = beginning
        let spelled = folder.absolute
        place = folder.real ?? spelled
        // After a link, `..` leads elsewhere than it seems.
        boundary = ProjectFolders.boundary(around: spelled.real == place ? spelled : place)
    }

    /// Whether a file below the folder is within, after its links are followed. There may be none.
    func includes(_ path: FilePath) -> Bool {
        let slash = UInt8(ascii: "/")
        guard path.bytes.starts(with: beginning.last == slash ? beginning.dropLast() : beginning[...]) else {
            return false
        }
        let rest = path.bytes.dropFirst(beginning.count).drop { $0 == slash }
        return rest.isEmpty || includes(named: FilePath(bytes: Array(rest)))
    }

    /// Whether a file is within reach, by the name that another one in the folder has for it.
    func includes(named name: FilePath) -> Bool {
        boundary.place(of: name.bytes.first == UInt8(ascii: "/") ? name : place.appending(name.bytes)) != nil
    }
}
