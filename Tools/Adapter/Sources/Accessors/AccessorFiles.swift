import Foundation
import Projects

/// Writes the files that Xcode makes of data models, and R.swift and SwiftGen for projects that use them and do not have their
/// output, while Xcode builds.
public struct AccessorFiles {
    private var project: Project
    private let folder: String
    private let code: DeclaredNames
    /// The modules that have an `R`.
    private var withR: Set<String> = []

    /// The project with these files among those of its modules.
    ///
    /// - Parameter folder: gets the files; nothing else is in it.
    public static func added(to project: Project, in folder: String) throws -> Project {
        var files = AccessorFiles(project, folder)
        try files.addSwiftGen()
        try files.addTuist()
        try files.addRSwift()
        try files.addManagedClasses()
        return files.project
    }

    private init(_ project: Project, _ folder: String) {
        (self.project, self.folder) = (project, folder)
        code = DeclaredNames(project.modules.flatMap(\.files))
    }

    private mutating func write(_ text: String, _ name: String, to place: Int, insteadOf missing: String?) throws {
        let own = "\(folder)/\(project.modules[place].name)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let path = "\(own)/\(name)"
        let data = Data(text.utf8)
        // The date of a file tells whether a module has to be built again.
        if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
        project.modules[place].files.append(path)
        project.modules[place].missingFiles.removeAll { $0 == missing }
    }

    // MARK: SwiftGen

    private mutating func addSwiftGen() throws {
        for path in settingsFiles {
            for output in SwiftGenSettings(path).outputs where !FileManager.default.fileExists(atPath: output.path) {
                guard let place = module(for: output.path),
                    let text = SwiftGenFile(output: output, code: code).text
                else { continue }
                try write(text, (output.path as NSString).lastPathComponent, to: place, insteadOf: output.path)
            }
        }
    }

    /// Below the project's folder, and above it as far as the repository goes.
    private var settingsFiles: [String] {
        let manager = FileManager.default
        var root = project.folder
        var found = FolderContents.paths(below: root).filter { path in
            SwiftGenSettings.isName((path as NSString).lastPathComponent)
                && !path.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" || $0.hasPrefix(".build") }
        }.map { root + "/" + $0 }
        while !manager.fileExists(atPath: root + "/.git"), root.count > 1 {
            root = (root as NSString).deletingLastPathComponent
            // Only a repository is a reason to look above.
            guard Self.isInRepository(root) else { break }
            let names = (try? manager.contentsOfDirectory(atPath: root)) ?? []
            found += names.filter(SwiftGenSettings.isName).map { root + "/" + $0 }
        }
        return found.sorted()
    }

    private static func isInRepository(_ folder: String) -> Bool {
        var folder = folder
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/.git") { return true }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return false
    }

    /// The module that names the file, or the one with most files near its place.
    private func module(for path: String) -> Int? {
        if let place = project.modules.firstIndex(where: { $0.missingFiles.contains(path) }) { return place }
        // A folder's files may all belong to a module without being named.
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            let counts = project.modules.map { module in module.files.count { $0.hasPrefix(folder + "/") } }
            if let most = counts.max(), most > 0 { return counts.firstIndex(of: most) }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    // MARK: Tuist

    /// Tuist has SwiftGen write a file for each target with resources: `DeckAsset.back.swiftUIColor` in the target `Deck`.
    private mutating func addTuist() throws {
        for place in project.modules.indices {
            let module = project.modules[place]
            let (name, catalogs) = (module.name, module.resources.filter { $0.hasSuffix(".xcassets") })
            guard !catalogs.isEmpty, let uses = try? Regex("\\b\(name)Asset\\."),
                code.matches(uses.wordBoundaryKind(.simple), with: "\(name)Asset.", in: module.files),
                !code.declares("\(name)Asset", in: module.files)
            else { continue }
            let output = SwiftGenSettings.Output(
                parser: "xcassets", inputs: catalogs, template: "swift5", path: "TuistAssets+\(name).swift",
                params: [
                    "enumName": "\(name)Asset", "colorTypeName": "\(name)Colors", "imageTypeName": "\(name)Images",
                    "dataTypeName": "\(name)Data", "symbolTypeName": "\(name)Symbols", "publicAccess": "true",
                ])
            guard var text = SwiftGenFile(output: output, code: code).text else { continue }
            text += """
                import SwiftUI
                extension \(name)Colors { public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) } }
                extension \(name)Images { public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) } }

                """
            try write(text, output.path, to: place, insteadOf: nil)
        }
    }

    // MARK: Core Data

    private mutating func addManagedClasses() throws {
        for place in project.modules.indices {
            let module = project.modules[place]
            for model in module.resources where model.hasSuffix(".xcdatamodeld") {
                let name = ((model as NSString).lastPathComponent as NSString).deletingPathExtension
                let classes = ManagedClasses(DataModel(model)) { [code] in
                    code.declares($0, in: module.files)
                } isIdentifiable: { [code] type in
                    guard let pattern = try? Regex("\\b\(type)\\s*:[^{]*\\bIdentifiable\\b") else { return false }
                    return code.matches(pattern.wordBoundaryKind(.simple), with: "Identifiable", in: module.files)
                }
                guard let text = classes.text else { continue }
                try write(text, "\(name)+CoreDataClasses.swift", to: place, insteadOf: nil)
            }
        }
    }

    // MARK: R.swift

    private mutating func addRSwift() throws {
        let uses = /\bR\.(?:image|string|color|nib|storyboard|font|reuseIdentifier|segue|file|data)\b/
            .wordBoundaryKind(.simple)
        for place in project.modules.indices {
            let module = project.modules[place]
            guard code.matches(uses, with: "R.", in: module.files) else { continue }
            if code.declares("R", in: module.files) {
                withR.insert(module.name)
                continue
            }
            // Without resources of its own it means that of a module which it imports.
            guard !module.resources.isEmpty || withR.isDisjoint(with: Imports.of(module.files)) else { continue }
            let missing = module.missingFiles.first { $0.hasSuffix("/R.generated.swift") }
            try write(RSwiftFile(module.resources, code).text, "R.generated.swift", to: place, insteadOf: missing)
            withR.insert(module.name)
        }
    }
}
