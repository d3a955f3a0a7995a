import Foundation
import Synchronization
import MaquetteViewModel

/// The project that a document lies in: where its pictures and colours are.
struct Project {
    private let folder: String
    /// Folders in which all may lie that the document names, the smallest first.
    private let roots: [String]

    init(around file: String) {
        let path = file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file
        var folder = (path as NSString).standardizingPath.parent
        if folder.hasSuffix(".lproj") { folder = folder.parent }
        self.folder = folder
        roots = Self.roots(around: folder)
    }

    private static let mostLevels = 24
    private static let known = Mutex<[String: [String]]>([:])

    private static func roots(around folder: String) -> [String] {
        if let roots = known.withLock({ $0[folder] }) { return roots }
        let above = sequence(first: folder) { $0 == "/" ? nil : $0.parent }.prefix(mostLevels)
        let project = above.first { FolderEntries($0).names.contains(where: tellsOfProject) }
        let repository = above.first { FolderEntries($0).names.contains(".git") }
        let roots = [project, repository].compactMap { $0 }.filter { $0 != "/" }
        known.withLock { $0[folder] = roots }
        return roots
    }

    private static func tellsOfProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// What of the project has any of the names. All of a repository is looked through only for what the project in it has
    /// not; without either, only what lies beside the document.
    func assets(named names: Set<String>) -> ProjectAssets? {
        var missing = names
        var (catalogs, imageFolders): ([String], [String]) = ([], [])
        let indexes = roots.isEmpty ? [AssetIndex(beside: folder)] : roots.lazy.map(AssetIndex.all(below:))
        for index in indexes where !missing.isEmpty {
            for (catalog, sets) in index.catalogs where names.contains(where: { sets.contains($0.lastPart) }) {
                if !catalogs.contains(catalog) { catalogs.append(catalog) }
                missing = missing.filter { !sets.contains($0.lastPart) }
            }
            for name in missing.sorted() {
                guard let found = index.imageFolders[AssetIndex.stem(ofImage: name)] else { continue }
                missing.remove(name)
                if let nearest = found.min(by: isNearer), !imageFolders.contains(nearest) {
                    imageFolders.append(nearest)
                }
            }
        }
        if catalogs.isEmpty, imageFolders.isEmpty { return nil }
        func sorted(_ paths: [String]) -> [URL] {
            paths.sorted(by: isNearer).map { URL(fileURLWithPath: $0, isDirectory: true) }
        }
        return ProjectAssets(catalogs: sorted(catalogs), imageFolders: sorted(imageFolders))
    }

    private func isNearer(_ one: String, _ other: String) -> Bool {
        let (first, second) = (distance(one), distance(other))
        return first == second ? one < other : first < second
    }

    /// How many folders lie on the way.
    private func distance(_ path: String) -> Int {
        let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return from.count + to.count - 2 * shared
    }
}

extension String {
    fileprivate var parent: String { (self as NSString).deletingLastPathComponent }
    /// Folders that provide a namespace stand before the name of a set.
    fileprivate var lastPart: String { String(self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]) }
}
