import Foundation

/// The entries of a folder, by name; none if it cannot be read.
package struct FolderEntries {
    package struct Entry {
        package let name: String
        /// Links to folders do not count, because of cycles; but a catalog may be a link.
        package let isFolder: Bool
    }

    package let all: [Entry]

    package var names: [String] { all.map(\.name) }

    package init(_ folder: String) {
        guard let stream = opendir(folder) else {
            all = []
            return
        }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let isFolder: Bool
            switch Int(entry.pointee.d_type) {
            case Int(DT_DIR): isFolder = true
            case Int(DT_UNKNOWN): isFolder = Self.isFolder(folder + "/" + name)
            default: isFolder = false
            }
            entries.append(Entry(name: name, isFolder: isFolder))
        }
        all = entries.sorted { $0.name < $1.name }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
