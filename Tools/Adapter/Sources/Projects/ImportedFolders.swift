import Foundation

/// The modules in a folder that has no project which can be read: descriptions such as Tuist's are programs, and nobody runs them here.
///
/// Tools that make projects keep each module's code in `NAME/Sources`, and other files import it by that name. Taken as one module such
/// files would be refused: a module has one file of a name, and one type.
struct ImportedFolders {
    let modules: [ProjectModule]

    /// - Parameters:
    ///   - files: the Swift files below the folder.
    ///   - root: the folder.
    init(_ files: [String], in root: String) {
        let packages = Set(
            FolderContents.paths(below: root).filter { $0.hasSuffix("/Package.swift") }
                .map { root + "/" + ($0 as NSString).deletingLastPathComponent + "/" })
        let descriptions = ["ProjectDescription", "PackageDescription"]
        var imports: [String: Set<String>] = [:]
        for file in files where !packages.contains(where: file.hasPrefix) { imports[file] = Imports.of([file]) }
        let isDescribed = imports.values.contains { !$0.isDisjoint(with: descriptions) }
        imports = imports.filter { $0.value.isDisjoint(with: descriptions) }
        let homes = Dictionary(grouping: imports.keys) { Self.home(of: $0, in: root) }
        func name(_ home: String) -> String { BuildSettings.identifier((home as NSString).lastPathComponent) }
        func parent(_ home: String) -> String { (home as NSString).deletingLastPathComponent }
        // What is beside an imported folder and looks like it is a module as well; so is the app, which nobody imports.
        let imported = homes.keys.compactMap(\.self).filter { home in
            imports.contains { $0.value.contains(name(home)) && Self.home(of: $0.key, in: root) != home }
        }
        let shelves = Set(imported.map(parent))
        var known: Set<String> = []
        var found: [ProjectModule] = []
        for home in homes.keys.compactMap(\.self).sorted()
        where shelves.contains(parent(home)) && known.insert(name(home)).inserted {
            var module = ProjectModule(name: name(home), files: homes[home, default: []].sorted())
            module.product = module.files.contains(where: Self.isStart) ? .app : .library
            module.resources = SourceFolder.resources(in: home)
            // Tuist writes the accessor of what a module has in its bundle.
            module.hasOwnBundle = isDescribed && module.product == .library && !module.resources.isEmpty
            found.append(module)
        }
        let rest = Set(imports.keys).subtracting(found.flatMap(\.files)).sorted()
        if !found.isEmpty, !rest.isEmpty {
            let folder = BuildSettings.identifier((root as NSString).lastPathComponent)
            found.append(ProjectModule(name: known.contains(folder) ? folder + "_rest" : folder, files: rest))
        }
        modules = found
    }

    /// The folder with a module's name: the outermost with `Sources` in it.
    private static func home(of file: String, in root: String) -> String? {
        let parts = file.dropFirst(root.count + 1).split(separator: "/").dropLast()
        guard let place = parts.firstIndex(of: "Sources"), place > 0 else { return nil }
        return root + "/" + parts[..<place].joined(separator: "/")
    }

    /// Whether a program starts in a file.
    private static func isStart(_ file: String) -> Bool {
        file.hasSuffix("/main.swift")
            || FileManager.default.contents(atPath: file)?.range(of: Data("@main".utf8)) != nil
    }
}
