import Foundation
import Synchronization
import MaquetteFiles
import MaquetteText
import MaquetteViewModel

/// The project that a document lies in: where its pictures, colours and fonts are.
struct Project: Sendable {
    private let folder: String
    /// The places to search, the smallest first.
    private let reaches: [AssetIndex.Reach]
    /// What may be read for the project's documents: files of its repository or else of its package or Xcode project or
    /// else of the document's folder.
    let boundary: FileBoundary

    private static let mostLevels = 24
    /// Projects by the folder of their documents, each searched once.
    private static let known = Mutex<[String: Project]>([:])

    static func around(_ file: String) -> Project {
        let folder = file.parent
        let isOpen = mayBeLeft.load(ordering: .relaxed)
        if !isOpen, let project = known.withLock({ $0[folder] }) { return project }
        let project = Project(aroundDocumentsIn: folder, isOpen: isOpen)
        if !isOpen { known.withLock { $0[folder] = project } }
        return project
    }

    /// Whether documents may have files read from anywhere.
    fileprivate static let mayBeLeft = Atomic(false)

    private init(aroundDocumentsIn given: String, isOpen: Bool) {
        let path = given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
        let folder = (path as NSString).standardizingPath
        self.folder = folder.hasSuffix(".lproj") ? folder.parent : folder
        let roots = Self.roots(around: self.folder)
        let boundary =
            isOpen
            ? FileBoundary.none
            : FileBoundary(around: FilePath(roots.last ?? self.folder), startingAt: FilePath(self.folder))
        self.boundary = boundary
        reaches =
            roots.isEmpty
            ? [.init(folder: self.folder, goesDown: false, boundary: boundary)]
            : roots.map { .init(folder: $0, goesDown: true, boundary: boundary) }
    }

    private static func roots(around folder: String) -> [String] {
        let marks = marks(above: folder, levels: mostLevels)
        return [marks.project, marks.repository].compactMap { $0 }.filter { $0 != "/" }
    }

    /// The nearest folders above that contain a project and a repository.
    private struct Marks {
        var project: String?
        var repository: String?
    }

    private static let knownMarks = Mutex<[String: Marks]>([:])

    private static func marks(above folder: String, levels: Int) -> Marks {
        if levels == 0 { return Marks() }
        if let marks = knownMarks.withLock({ $0[folder] }) { return marks }
        var marks = folder == "/" ? Marks() : marks(above: folder.parent, levels: levels - 1)
        let names = FolderEntries(folder).names
        if names.contains(where: tellsOfProject) { marks.project = folder }
        if names.contains(".git") { marks.repository = folder }
        knownMarks.withLock { $0[folder] = marks }
        return marks
    }

    /// Takes a folder for a repository, whatever it holds.
    fileprivate static func declareRepository(_ folder: String) {
        knownMarks.withLock { $0[folder] = Marks(project: nil, repository: folder) }
    }

    private static func tellsOfProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// The assets of the project with any of the names. The whole repository is searched only for names that the
    /// project does not have; without project and repository, only the folder of the document.
    func assets(named names: Set<String>) -> ProjectAssets? {
        var missing = names
        var (catalogs, imageFolders): ([String], [String]) = ([], [])
        for index in reaches.lazy.map(AssetIndex.known(of:)) where !missing.isEmpty {
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
        var assets = ProjectAssets(catalogs: sorted(catalogs), imageFolders: sorted(imageFolders))
        assets.boundary = boundary
        return assets
    }

    /// The fonts of the project that have any of the names, and the files that are none though they are called so.
    func fonts(named names: Set<String>) -> (files: [URL], unusable: [String]) {
        var missing = names
        var files: [String] = []
        var unusable: [String] = []
        for index in reaches.lazy.map(AssetIndex.known(of:)) where !missing.isEmpty {
            for file in index.fontFiles.sorted(by: isNearer).prefix(Self.mostFonts) where !missing.isEmpty {
                guard let place = boundary.place(of: file) else {
                    unusable.append("\(file) is not in the document's project; --allow-outside reads it all the same")
                    continue
                }
                switch FontFile.known(place) {
                case .success(let found) where !found.isDisjoint(with: missing):
                    FilesRead.note(place)
                    files.append(place)
                    // A name with a hyphen is that of one face; a family may have more files.
                    missing.subtract(found.filter { $0.contains("-") })
                case .failure(let error) where !unusable.contains("\(error)"): unusable.append("\(error)")
                default: break
                }
            }
        }
        return (files.map { URL(fileURLWithPath: $0) }, unusable)
    }

    /// More are not looked into.
    private static let mostFonts = 500

    /// All fonts of the project, for code, which asks for them by names that nobody knows beforehand.
    var fonts: [URL] {
        let files = reaches.lazy.map { AssetIndex.known(of: $0).fontFiles }.first { !$0.isEmpty } ?? []
        return files.sorted(by: isNearer).prefix(Self.mostFonts).compactMap { boundary.place(of: $0) }
            .map { URL(fileURLWithPath: $0) }
    }

    /// The code of a class: the files that are called like it, the nearest first. None if they are in no such file.
    func code(ofClass name: String) -> [SourceOfClass] {
        let stem = AssetIndex.stem(ofSource: name)
        guard !stem.isEmpty,
            let found = reaches.lazy.compactMap({ AssetIndex.known(of: $0).sources[stem] }).first(where: { !$0.isEmpty }
            )
        else { return [] }
        return found.sorted(by: isNearer).prefix(Self.mostSources).compactMap { path in
            contents(of: path).map { SourceOfClass(isSwift: path.hasSuffix(".swift"), text: Array($0)) }
        }
    }

    private static let knownAppearances = Mutex<[String: UIUserInterfaceStyle?]>([:])

    /// The only appearance of the app, if the nearest property list or the Xcode project says that it has one.
    var onlyAppearance: UIUserInterfaceStyle? {
        if let known = Self.knownAppearances.withLock({ $0[folder] }) { return known }
        let found = declaredAppearance
        Self.knownAppearances.withLock { $0[folder] = .some(found) }
        return found
    }

    private var declaredAppearance: UIUserInterfaceStyle? {
        for index in reaches.lazy.map(AssetIndex.known(of:)) {
            let lists = index.files.filter { $0.key.hasSuffix("info.plist") }.flatMap(\.value).sorted(by: isNearer)
            for list in lists.prefix(Self.mostSources) {
                let contents = contents(of: list).flatMap {
                    try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
                }
                // Lists of tests and frameworks say nothing of the app.
                guard let contents, contents["CFBundlePackageType"] as? String != "BNDL" else { continue }
                if let style = Self.appearance(contents["UIUserInterfaceStyle"] as? String) { return style }
            }
        }
        return appearanceInXcode
    }

    /// Newer projects have the entries of the property list among their build settings.
    private var appearanceInXcode: UIUserInterfaceStyle? {
        for folder in reaches.map(\.folder) {
            for name in FolderEntries(folder).names.sorted() where name.hasSuffix(".xcodeproj") {
                guard let data = contents(of: "\(folder)/\(name)/project.pbxproj") else { continue }
                let settings = String(decoding: data, as: UTF8.self).split(separator: "\n")
                let values = settings.filter { $0.contains("INFOPLIST_KEY_UIUserInterfaceStyle") }.map { line in
                    line.split(separator: "=").last?.trimmingCharacters(in: [" ", ";"])
                }
                if let value = values.first, values.allSatisfy({ $0 == value }), let style = Self.appearance(value) {
                    return style
                }
            }
        }
        return nil
    }

    private static func appearance(_ name: String?) -> UIUserInterfaceStyle? {
        switch name {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    private func contents(of path: String) -> Data? {
        guard let place = boundary.place(of: path), let data = FileManager.default.contents(atPath: place),
            data.count < Self.largestFile
        else { return nil }
        FilesRead.note(place)
        return data
    }

    private static let mostSources = 12
    private static let largestFile = 1 << 22

    private func isNearer(_ one: String, _ other: String) -> Bool {
        let (first, second) = (distance(one), distance(other))
        return first == second ? one < other : first < second
    }

    /// The number of folders on the way.
    private func distance(_ path: String) -> Int {
        let (from, to) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return from.count + to.count - 2 * shared
    }
}

/// Folders that projects lie in, for those who know more of them than their contents tell.
package enum ProjectFolders {
    /// To be said before a document in it is read.
    package static func declareRepository(_ folder: String) { Project.declareRepository(folder) }

    /// Lets the documents that are read from now on have files read from anywhere.
    package static func mayBeLeft() { Project.mayBeLeft.store(true, ordering: .relaxed) }

    /// What may be read for the project around a folder.
    package static func boundary(around folder: FilePath) -> FileBoundary {
        Project.around(folder.shown + "/.").boundary
    }

    /// The font files of the project around a folder that have any of the names.
    package static func fonts(named names: Set<String>, around folder: String) -> [URL] {
        names.isEmpty ? [] : Project.around(folder + "/.").fonts(named: names).files
    }

    /// All of them, for the code of a file.
    package static func fonts(around file: String) -> [URL] { Project.around(file).fonts }

    /// The only appearance of the app that a file is of, if its property list says that it has one.
    package static func onlyAppearance(around file: String) -> UIUserInterfaceStyle? {
        Project.around(file).onlyAppearance
    }
}

extension String {
    fileprivate var parent: String { (self as NSString).deletingLastPathComponent }
    /// The name without the namespace of its folder.
    fileprivate var lastPart: String { String(self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]) }
}
