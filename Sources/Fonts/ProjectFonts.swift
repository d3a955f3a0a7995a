import Foundation
import MaquetteText
import Synchronization

/// The fonts that files of a document's project add to those of the process.
enum ProjectFonts {
    private static let known = Mutex<[[URL]: FontCollection]>([:])

    /// The fonts that the settings name; nil where they name none.
    static var present: FontCollection? {
        let files = Headless.fontFiles
        if files.isEmpty { return nil }
        if let collection = known.withLock({ $0[files] }) { return collection }
        let collection = FontLibrary.collection(of: files.map(\.path))
        return known.withLock { known in
            known[files] = collection
            return collection
        }
    }
}

/// The fonts that an app brings: those that `UIAppFonts` of its information names, or all beside it where there is none, as
/// on Linux.
enum BundleFonts {
    static func registerOnce() { _ = registered }

    private static let registered: Void = {
        for file in files(of: .main) { _ = try? FontLibrary.register(file: file) }
    }()

    static func files(of bundle: Bundle) -> [String] {
        guard let folder = bundle.resourceURL?.path else { return [] }
        if let names = bundle.infoDictionary?["UIAppFonts"] as? [String] { return names.map { folder + "/" + $0 } }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        // A package's resources lie in folders of their own.
        let packages = names.filter { $0.hasSuffix(".resources") }.flatMap { package in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + package)) ?? []).sorted()
                .map { package + "/" + $0 }
        }
        return (names + packages).filter(isFont).map { folder + "/" + $0 }
    }

    private static func isFont(_ file: String) -> Bool {
        ["ttf", "otf", "ttc"].contains((file as NSString).pathExtension.lowercased())
    }
}
