import Maquette

/// The folder of the package or Xcode project around a file.
enum ProjectRoot {
    static func around(_ file: FilePath, _ known: inout [FilePath: FilePath]) -> FilePath {
        let start = file.absolute.folder
        if let root = known[start] { return root }
        let root = around(start) ?? start
        known[start] = root
        return root
    }

    /// Nil if there is none.
    static func around(_ start: FilePath) -> FilePath? {
        var folder = start
        while !isRoot(folder) {
            guard folder.folder != folder else { return nil }
            folder = folder.folder
        }
        return folder
    }

    /// The nearest folder with a workspace, as far as the repository goes: an app in it may use the projects beside it.
    static func ofWorkspace(around start: FilePath) -> FilePath? {
        var folder = start
        while true {
            let names = (try? folder.namesOfEntries()) ?? []
            if names.contains(where: { FilePath(bytes: $0).ext == "xcworkspace" }) { return folder }
            if names.contains(Array(".git".utf8)) || folder.folder == folder { return nil }
            folder = folder.folder
        }
    }

    static func isRoot(_ folder: FilePath) -> Bool {
        let names = (try? folder.namesOfEntries()) ?? []
        return names.contains { name in
            name == Array("Package.swift".utf8) || ["xcodeproj", "xcworkspace"].contains(FilePath(bytes: name).ext)
        }
    }
}

extension FilePath {
    /// The folder of the workspace, package or Xcode project around a folder, or the folder itself. An Xcode project is in its folder.
    var projectFolder: FilePath {
        let start = isXcodeProject ? absolute.folder : absolute
        return ProjectRoot.ofWorkspace(around: start) ?? ProjectRoot.around(start) ?? start
    }

    /// Whether the folder is a bundle of Xcode's, which holds no documents.
    var isXcodeProject: Bool { ["xcodeproj", "xcworkspace"].contains(ext) && kind == .folder }
}
