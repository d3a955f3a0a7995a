import Adapting
import Foundation
import Projects

/// A project as it was read, with what says whether it still is this project, so that it is not read anew after each edit.
struct ProjectOutline {
    let project: Project
    /// The stamps of the Swift files.
    private(set) var sources: [String: FileStamp]
    /// The stamps of what is read beside them: projects, settings, headers, documents.
    private let others: [(path: String, stamp: FileStamp)]
    /// What is in the folders. Editors write a file anew under another name first, so a folder's date says nothing.
    private let folders: [(path: String, names: [String])]

    /// - Parameter root: the folder that has the project.
    init(_ project: Project, in root: String) {
        self.project = project
        let files = project.modules.flatMap(\.files)
        sources = Dictionary(files.map { ($0, FileStamp($0)) }, uniquingKeysWith: { one, _ in one })
        let resources = project.modules.flatMap(\.resources)
        let inResources = resources.flatMap { path in
            FolderContents.paths(below: path).map { path + "/" + $0 }
        }
        var folders: Set<String> = [root]
        for path in files + resources + project.headers + [project.path + "/"] {
            var folder = (path as NSString).deletingLastPathComponent
            while folder.hasPrefix(root + "/"), folders.insert(folder).inserted {
                folder = (folder as NSString).deletingLastPathComponent
            }
        }
        let plans = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { name in Self.plans.contains(where: name.hasSuffix) }.map { folder + "/" + $0 }
        }
        others = Set(plans + resources + inResources + project.headers).sorted().map { ($0, FileStamp($0)) }
        self.folders = folders.union(resources + inResources).sorted().compactMap { folder in
            Self.names(in: folder).map { (folder, $0) }
        }
    }

    /// Without what editors put beside files for a while; nil where there is no folder.
    private static func names(in folder: String) -> [String]? {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?
            .filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }.sorted()
    }

    private static let plans = [
        ".pbxproj", ".xcconfig", ".xcworkspacedata", "Package.swift", "Package.resolved", "Info.plist", "swiftgen.yml",
        "project.yml",
    ]

    /// The Swift files that are different now; nil where the project has to be read anew.
    func edits() -> Set<String>? {
        guard others.allSatisfy({ FileStamp($0.path) == $0.stamp }),
            folders.allSatisfy({ Self.names(in: $0.path) == $0.names })
        else { return nil }
        return Set(sources.filter { FileStamp($0.key) != $0.value }.keys)
    }

    /// Takes files as they are now for known. Call this before they are read.
    mutating func note(_ paths: Set<String>) {
        for path in paths { sources[path] = FileStamp(path) }
    }
}
