import Foundation
import Synchronization

/// The files in the folders that serve as an app's bundles, ``Headless/Resources/bundleFolders``. Each is searched
/// once.
package enum BundleFolders {
    private static var indexes: [AssetIndex] {
        Headless.resources.bundleFolders.map {
            .known(of: .init(folder: path(of: $0), goesDown: true, boundary: .none))
        }
    }

    package static var areGiven: Bool { !Headless.resources.bundleFolders.isEmpty }

    static var foldersOfImages: [String] {
        var folders: [String] = []
        for folder in indexes.flatMap({ $0.imageFolders.values.joined() }).sorted() where folders.last != folder {
            folders.append(folder)
        }
        return folders
    }

    static var catalogs: [URL] {
        indexes.flatMap { $0.catalogs.keys.sorted() }.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// The folders of data models.
    package static var dataModels: [String] { files(endingIn: ".xcdatamodeld") }

    /// The files with a name, the nearest to the top first.
    package static func files(named name: String) -> [String] {
        indexes.flatMap { $0.files[name.lowercased()] ?? [] }
    }

    /// The files whose names end in a word, which is in small letters; the nearest to the top first.
    package static func files(endingIn word: String) -> [String] {
        indexes.flatMap { index in index.files.filter { $0.key.hasSuffix(word) }.flatMap(\.value) }
            .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    }

    /// The languages for which there are folders.
    package static var localizations: [String] {
        Set(files(endingIn: ".lproj").map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
            .sorted()
    }

    /// The file with a name for a language, as a bundle chooses it: without a language, else in the user's, else in
    /// that of development.
    package static func file(named name: String, in bundle: Bundle?) -> String? {
        nearest(ownFiles(named: name, of: bundle)) ?? nearest(files(named: name))
    }

    /// The file that `file(named:in:)` finds, and after it one of each other target: all of a project serves as one bundle, in which each
    /// target has a file of that name. A bundle in it, such as the folder of a language, has its own alone.
    package static func tables(named name: String, in bundle: Bundle?) -> [String] {
        guard let first = file(named: name, in: bundle) else { return [] }
        let isInner = ["lproj", "bundle"].contains(bundle?.bundleURL.pathExtension)
        if isInner, !ownFiles(named: name, of: bundle).isEmpty { return [first] }
        let all = files(named: name)
        var folders: [String] = []
        for folder in all.map(folderOfLanguages) where !folders.contains(folder) { folders.append(folder) }
        let others = folders.filter { $0 != folderOfLanguages(first) }.compactMap { folder in
            nearest(all.filter { folderOfLanguages($0) == folder })
        }
        return [first] + others
    }

    private static func ownFiles(named name: String, of bundle: Bundle?) -> [String] {
        files(named: name, of: bundle ?? .main)
    }

    /// `App` of `App/de.lproj/Main.strings`.
    private static func folderOfLanguages(_ file: String) -> String {
        let folder = (file as NSString).deletingLastPathComponent
        return language(of: file) == nil ? folder : (folder as NSString).deletingLastPathComponent
    }

    /// The file in the folders of a name, for a language as above.
    package static func file(named name: String, inFolder folder: String) -> String? {
        nearest(files(named: name).filter { isIn(folder, $0) })
    }

    /// Whether a file is in a folder of a name, or in that of a language within.
    package static func isIn(_ folder: String, _ file: String) -> Bool {
        var path = (file as NSString).deletingLastPathComponent
        if path.hasSuffix(".lproj") { path = (path as NSString).deletingLastPathComponent }
        let parts = folder.split(separator: "/").map { $0.lowercased() }
        return path.lowercased().split(separator: "/").map(String.init).suffix(parts.count).elementsEqual(parts)
    }

    private static func files(named name: String, of bundle: Bundle) -> [String] {
        let folder = (bundle.resourceURL ?? bundle.bundleURL).path
        return places(in: folder).map { $0 + name }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    private static let known = Mutex<[String: [String]]>([:])

    /// A bundle's folder with those of its languages. Beside a program, a package's resources lie in folders of their
    /// own.
    private static func places(in folder: String) -> [String] {
        if let places = known.withLock({ $0[folder] }) { return places }
        func folders(_ folder: String, _ kinds: [String]) -> [String] {
            let entries = FolderEntries(folder).all.filter { entry in
                entry.isFolder && kinds.contains { entry.name.hasSuffix($0) }
            }
            return entries.map { folder + "/" + $0.name }
        }
        let inside = folders(folder, [".resources"])
        let places = ([folder] + inside).flatMap { [$0] + folders($0, [".lproj"]) }.map { $0 + "/" }
        known.withLock { $0[folder] = places }
        return places
    }

    private static func nearest(_ files: [String]) -> String? {
        if files.count < 2 { return files.first }
        let known = files.map(language)
        let places = languages.lazy.compactMap { wanted in known.firstIndex { $0 == wanted } }
        return files[
            places.first ?? known.firstIndex(of: nil) ?? known.firstIndex(of: "Base") ?? known.firstIndex(of: "en") ?? 0
        ]
    }

    /// The user's language, then the same without its region: `de-AT`, `de`.
    private static var languages: [String] {
        guard let language = Headless.resources.language else { return [] }
        let plain = language.split(separator: "-").first.map(String.init) ?? language
        return plain == language ? [language] : [language, plain]
    }

    /// `de` of `App/de.lproj/Main.strings`.
    package static func language(of file: String) -> String? {
        let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
        return folder.pathExtension == "lproj" ? folder.deletingPathExtension : nil
    }

    private static func path(of folder: URL) -> String { (folder.path as NSString).standardizingPath }
}
