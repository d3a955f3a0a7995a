import Foundation
import FoundationXML

/// What the storyboards and nibs of a project make: their scenes, and which of the project's classes they name where.
public struct StoryboardIndex: Sendable {
    struct Scene: Sendable, Equatable {
        var id: String
        /// For people: its class, title or identifier.
        var name: String
        var line: Int
        var type: String?
    }

    private var scenes: [(document: String, scenes: [Scene], needNoCode: Bool, areOfLaunch: Bool)] = []
    /// The first scene of each class.
    private var controllers: [String: PreviewEntry.Source] = [:]
    private var cells: [String: PreviewEntry.Source] = [:]
    private var nibs: [String: PreviewEntry.Source] = [:]
    /// All classes that documents name, and the names of nibs, which controllers are called like.
    private var classes: Set<String> = []

    /// - Parameter resources: the files of a project; of a document in several languages the one for all.
    public init(_ resources: [String]) {
        var known: Set<String> = []
        let documents = resources.flatMap(Self.documents).filter { known.insert($0).inserted }.sorted()
        let bases = Set(documents.filter { $0.contains("/Base.lproj/") }.map { ($0 as NSString).lastPathComponent })
        for path in documents {
            let isTranslation = path.contains(".lproj/") && !path.contains("/Base.lproj/")
            if isTranslation, bases.contains((path as NSString).lastPathComponent) { continue }
            guard let data = FileManager.default.contents(atPath: path), data.count < 20_000_000 else { continue }
            add(DocumentReader.read(data), at: path)
        }
    }

    /// A folder of a language holds documents, too.
    private static func documents(at path: String) -> [String] {
        let ext = (path as NSString).pathExtension
        if ["storyboard", "xib"].contains(ext) { return [path] }
        guard ext == "lproj" else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map { path + "/" + $0 }
    }

    private mutating func add(_ read: DocumentReader, at path: String) {
        guard read.isForPhones else { return }
        classes.formUnion(read.classes)
        // `Card~ipad.xib` is one of `Card.xib`.
        classes.insert(String((path as NSString).lastPathComponent.prefix { $0 != "." && $0 != "~" }))
        if path.hasSuffix(".storyboard") {
            scenes.append((path, read.scenes, !read.namesOthers, read.isOfLaunch))
            for scene in read.scenes {
                guard let type = scene.type, controllers[type] == nil else { continue }
                controllers[type] = PreviewEntry.Source(place: .scene, document: path, scene: scene.id)
            }
            for cell in read.cells where cells[cell.type] == nil {
                cells[cell.type] = PreviewEntry.Source(
                    place: .prototype, document: path, scene: cell.scene, reuseIdentifier: cell.reuseIdentifier,
                    type: cell.type)
            }
        } else {
            for type in read.topTypes where nibs[type] == nil {
                nibs[type] = PreviewEntry.Source(place: .nib, document: path, type: type)
            }
        }
    }

    /// Whether a storyboard makes controllers of a class.
    func hasScene(of type: String) -> Bool {
        controllers[type.split(separator: ".").last.map(String.init) ?? type] != nil
    }

    // MARK: What there is to show

    /// The scenes, by document.
    public func entries() -> [(document: String, entries: [PreviewEntry])] {
        scenes.map { document, scenes, needNoCode, areOfLaunch in
            let mark = Digest(of: Array(document.utf8)).text
            return (
                document,
                scenes.enumerated().map {
                    PreviewEntry(
                        scene: $1, document: document, symbol: "\(PreviewEntry.symbolPrefix)\(mark)_scene\($0)",
                        needsNoCode: needNoCode, isOfLaunch: areOfLaunch)
                }
            )
        }
    }

    /// The scenes of documents in which there is no class of the project.
    public func entriesWithoutCode() -> [(document: String, entries: [PreviewEntry])] {
        entries().filter { $0.entries.allSatisfy { $0.source?.needsNoCode == true } }
    }

    /// The entries of a file with those of classes that documents make: cells, views and controllers are made from these.
    ///
    /// - Parameter withScenes: false where the scenes of storyboards are shown by themselves.
    public func settled(_ entries: [PreviewEntry], withScenes: Bool) -> [PreviewEntry] {
        entries.compactMap { entry in
            guard [.view, .cell, .controller].contains(entry.kind), let name = entry.name else { return entry }
            let type = name.split(separator: ".").last.map(String.init) ?? name
            if !withScenes, controllers[type] != nil { return nil }
            var entry = entry
            if let source = nibs[type] ?? cells[type] ?? controllers[type] {
                (entry.source, entry.obstacle) = (source, nil)
            } else if entry.needsNib == true, entry.obstacle == nil, !isNamed(type) {
                entry.obstacle = "no nib or storyboard sets its outlets"
            }
            return entry
        }
    }
}

extension StoryboardIndex {
    /// A controller is loaded from the nib of its name, also without the last word: `CardView.xib` for `CardViewController`.
    private func isNamed(_ type: String) -> Bool {
        classes.contains(type)
            || type.hasSuffix("Controller") && classes.contains(String(type.dropLast("Controller".count)))
    }
}

/// Reads a document for its scenes and its classes.
private final class DocumentReader: NSObject, XMLParserDelegate {
    private(set) var isForPhones = true
    private(set) var isOfLaunch = false
    private(set) var scenes: [StoryboardIndex.Scene] = []
    private(set) var cells: [(type: String, scene: String, reuseIdentifier: String)] = []
    /// The classes of the top-level objects of a nib.
    private(set) var topTypes: [String] = []
    /// All classes of code that it names, those of owners too.
    private(set) var classes: Set<String> = []
    /// Whether the document has classes of code, or scenes of other documents.
    private(set) var namesOthers = false
    private var path: [String] = []

    static func read(_ data: Data) -> DocumentReader {
        let reader = DocumentReader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        _ = parser.parse()
        return reader
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if path.isEmpty, attributes["launchScreen"] == "YES" { isOfLaunch = true }
        if path.isEmpty, let runtime = attributes["targetRuntime"] { isForPhones = runtime.contains("CocoaTouch") }
        let type = attributes["customClass"]
        if let type { classes.insert(type) }
        if type != nil || name == "viewControllerPlaceholder" { namesOthers = true }
        let isInObjects = path.last == "objects"
        if isInObjects, path.contains("scene"), name.hasSuffix("ontroller"), let id = attributes["id"] {
            let named = type ?? attributes["title"] ?? attributes["storyboardIdentifier"] ?? attributes["userLabel"]
            scenes.append(
                StoryboardIndex.Scene(id: id, name: named ?? "\(name) \(id)", line: parser.lineNumber, type: type))
        } else if isInObjects, !path.contains("scene"), name != "placeholder", let type {
            topTypes.append(type)
        } else if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name), let type,
            let scene = scenes.last?.id, let identifier = attributes["reuseIdentifier"]
        {
            cells.append((type, scene, identifier))
        }
        path.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }
}
