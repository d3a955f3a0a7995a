import Foundation

extension Project {
    /// The folder that the project is about.
    public var folder: String {
        ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
            ? (path as NSString).deletingLastPathComponent : path
    }

    /// Where the project's code finds what its bundles hold: in the project's folder, where pods and third-party packages are passed over,
    /// and in those of what its modules have there or outside of it.
    public var resourceFolders: [String] {
        var found = [folder]
        let others = Set(modules.flatMap(\.resources).filter(isElsewhere).map(Self.folder))
        // A folder comes before those in it.
        for other in others.sorted() where !found.dropFirst().contains(where: { other.hasPrefix($0 + "/") }) {
            found.append(other)
        }
        return found
    }

    /// What the `Info.plist` of the app may name: the settings of the app that a module is, or else of the project's first.
    public func settings(for module: String?) -> [String: String] {
        let apps = modules.filter { $0.product == .app }
        return (apps.first { $0.name == module } ?? apps.first)?.settings ?? [:]
    }

    private func isElsewhere(_ resource: String) -> Bool { !resource.hasPrefix(folder + "/") || isOfOthers(resource) }

    /// Whether a file is one of a pod's, or of another package that a tool keeps in the project's folder. A module of the project's own
    /// may lie as a whole where such tools keep their files.
    public func isOfOthers(_ file: String) -> Bool {
        guard isWhereOthersLie(file) else { return false }
        let own = modules.first { ownModules.contains($0.name) && $0.files.contains(file) }
        return own?.files.allSatisfy(isWhereOthersLie) != true
    }

    private func isWhereOthersLie(_ file: String) -> Bool {
        file.hasPrefix(folder + "/") && SourceFolder.isOfOthers(String(file.dropFirst(folder.count + 1)))
    }

    /// The folder of a resource. That of a file in several languages is above those of the languages.
    private static func folder(of resource: String) -> String {
        let folder = (resource as NSString).deletingLastPathComponent
        return folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    }
}
