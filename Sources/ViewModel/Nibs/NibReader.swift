import CNibReader
import Foundation

/// Reads nibs, storyboards and texts for UIKit. This room does not know documents: the linker finds the reader in
/// programs that have one.
package struct NibReader: Sendable {
    /// Reads a `.xib` or `.storyboard`, which is what a nib is made from.
    package let open: @MainActor @Sendable (_ bytes: [UInt8], _ file: String) throws -> any NibDocument
    /// The texts of a `.strings`, `.stringsdict` or `.xcstrings` by their keys, in a language.
    package let texts: @Sendable (_ file: String, _ language: String?) -> TextTable

    package init(
        open: @escaping @MainActor @Sendable (_ bytes: [UInt8], _ file: String) throws -> any NibDocument,
        texts: @escaping @Sendable (_ file: String, _ language: String?) -> TextTable
    ) {
        self.open = open
        self.texts = texts
    }

    /// The reader of Documents; nil in a program that is linked without it.
    package static let linked: NibReader? = {
        guard let give = maquette_nib_reader_giver() else { return nil }
        var reader: NibReader?
        withUnsafeMutablePointer(to: &reader) { give($0) }
        return reader
    }()

    static func present(for purpose: String) -> NibReader {
        guard let linked else {
            fatalError(
                "\(purpose) needs Maquette's documents, which this program is linked without: add the product Maquette to it"
            )
        }
        return linked
    }
}

/// A nib or storyboard that was read.
@preconcurrency @MainActor package protocol NibDocument: AnyObject {
    /// Makes everything in a nib and connects it; the result is the top-level objects.
    func instantiate(owner: AnyObject?, externalObjects: [String: Any]) -> [AnyObject]
    /// The id of the scene that the storyboard begins with.
    var initialScene: String? { get }
    func scene(identifiedBy identifier: String) -> String?
    /// Makes the controller of a scene. Its view is loaded when it is needed.
    func controller(
        ofScene id: String, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// The scene of a storyboard that a controller comes from.
@preconcurrency @MainActor package protocol NibScene: AnyObject {
    var storyboard: UIStoryboard { get }
    /// Makes the controller's view; false if the scene has none.
    func loadView(of controller: UIViewController) -> Bool
    func segue(identifiedBy identifier: String) -> SegueTemplate?
}

/// The files that nibs are read from, each parsed once for a language and kind of device, as long as it stays the same.
@MainActor enum NibFiles {
    private struct Known {
        let document: any NibDocument
        let date: Date?
    }

    private static var known: [String: Known] = [:]

    /// The file of a nib or storyboard; on a pad or phone, one for it comes first.
    static func path(named name: String, type: String, in bundle: Bundle?) -> String? {
        let name = name.hasSuffix("." + type) ? String(name.dropLast(type.count + 1)) : name
        let idiom = Headless.settings.device.idiom == .pad ? "~ipad" : "~iphone"
        return ["\(name)\(idiom).\(type)", "\(name).\(type)"].lazy.compactMap {
            BundleFolders.file(named: $0, in: bundle)
        }
        .first
    }

    static func document(at path: String) -> any NibDocument {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let settings = Headless.settings
        let key = "\(path) \(Headless.resources.language ?? "") \(settings.device.idiom) \(settings.release)"
        if let document = known[key], document.date == date { return document.document }
        guard let data = FileManager.default.contents(atPath: path) else {
            fatalError("\(path) cannot be read")
        }
        let document = self.document(Array(data), path)
        known[key] = Known(document: document, date: date)
        return document
    }

    static func document(_ bytes: [UInt8], _ file: String) -> any NibDocument {
        do {
            return try NibReader.present(for: (file as NSString).lastPathComponent).open(bytes, file)
        } catch {
            fatalError("\(error)")
        }
    }
}

extension Bundle {
    /// The bundle's name in UIKit's messages, without the folder that it happens to lie in.
    var nameInMessages: String { "NSBundle <\((bundlePath as NSString).lastPathComponent)>" }
}

/// What adapted code has in place of the bundle's own members: `Bundle.main` and the files and texts of any bundle are
/// those of the project, too, whose folders are ``Headless/Resources/bundleFolders``.
extension Bundle {
    /// The main bundle. Without folders of a project it is the program's own.
    public static var ofProject: Bundle {
        Headless.resources.bundleFolders.first.flatMap { Bundle(path: $0.path) } ?? .main
    }

    /// A file of the bundle or, in whichever folder it lies there, of the project.
    public func pathInProject(forResource name: String?, ofType type: String?) -> String? {
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        // Without a name, any of the type.
        guard let name, !name.isEmpty else {
            return type.isEmpty ? nil : BundleFolders.files(endingIn: "." + type.lowercased()).first
        }
        let kinds = [Self.sourcesOfCompiled[type], type].compactMap { $0 }
        let file = kinds.lazy.compactMap { BundleFolders.file(named: $0.isEmpty ? name : "\(name).\($0)", in: self) }
            .first
        // A bundle that a target or a pod makes while it is built is no file of the project: what goes into it is the project's.
        let isBundle = type == "bundle" || type.isEmpty && name.hasSuffix(".bundle")
        return file ?? (isBundle && BundleFolders.areGiven ? Bundle.ofProject.bundlePath : nil)
    }

    /// What Xcode compiles is the project's own file here.
    private static let sourcesOfCompiled = [
        "mom": "xcdatamodel", "momd": "xcdatamodeld", "nib": "xib", "storyboardc": "storyboard",
    ]

    /// A file in a folder of the bundle, which Xcode copies as it is, wherever the project has that folder.
    public func pathInProject(forResource name: String?, ofType type: String?, inDirectory folder: String?) -> String? {
        guard let folder, !folder.isEmpty else { return pathInProject(forResource: name, ofType: type) }
        guard let name, !name.isEmpty else { return pathsInProject(ofType: type, inDirectory: folder).first }
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        return BundleFolders.file(named: type.isEmpty ? name : "\(name).\(type)", inFolder: folder)
    }

    /// The files of a type, of a folder of the bundle or of all.
    public func pathsInProject(ofType type: String?, inDirectory folder: String?) -> [String] {
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        let files = BundleFolders.files(endingIn: type.isEmpty ? "" : "." + type.lowercased())
        guard let folder, !folder.isEmpty else { return files }
        return files.filter { BundleFolders.isIn(folder, $0) }
    }

    /// What the app's `Info.plist` says.
    public var informationInProject: [String: Any]? { ProjectInformation.present ?? infoDictionary }

    public var localizationsInProject: [String] {
        BundleFolders.areGiven ? BundleFolders.localizations : localizations
    }

    /// The language that is drawn, as far as the project has it.
    public var preferredLocalizationsInProject: [String] {
        guard BundleFolders.areGiven else { return preferredLocalizations }
        return Bundle.preferredLocalizations(
            from: BundleFolders.localizations.filter { $0 != "Base" },
            forPreferences: [Headless.resources.language ?? "en"])
    }

    /// The folders of the project's data models.
    public static var dataModelsOfProject: [String] { BundleFolders.dataModels }
}
