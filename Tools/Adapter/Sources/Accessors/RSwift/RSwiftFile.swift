import Adapting
import Foundation

/// The file that R.swift would write for the resources of a target. In its version 7 `R` is a value, before that a type; code that
/// names what is in it is the same.
struct RSwiftFile {
    private let files: [String]
    private let code: DeclaredNames

    /// - Parameter resources: those of the target.
    init(_ resources: [String], _ code: DeclaredNames) {
        self.code = code
        files = Set(resources.flatMap(Self.expanded)).sorted()
    }

    /// Folders are what is in them, but for those that stand for one thing.
    private static func expanded(_ path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue, !isPackage(path) else { return [path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.flatMap { expanded(path + "/" + $0) }
    }

    private static func isPackage(_ path: String) -> Bool {
        ["xcassets", "bundle", "xcdatamodeld", "framework", "xcframework", "docc"]
            .contains((path as NSString).pathExtension)
    }

    var text: String {
        var text = SwiftText()
        text.add("import UIKit")
        text.add("public let R = _R()")
        text.group("_R", "public struct _R: Sendable") { text in
            text.add("public var bundle: Bundle { .main }")
            text.add("public var hostingBundle: Bundle { .main }")
            text.add("public func validate() throws {}")
            member("image", "public ", &text, images)
            member("color", "public ", &text, colors)
            member("data", "public ", &text, data)
            member("string", "public ", &text, strings)
            member("font", "public ", &text, fonts)
            member("file", "public ", &text, others)
            let documents = files(["storyboard"]).compactMap(InterfaceFile.init).sorted { $0.name < $1.name }
            let nibs = files(["xib", "nib"]).compactMap(InterfaceFile.init).sorted { $0.name < $1.name }
            member("storyboard", "", &text) { storyboards(documents, &$0) }
            member("segue", "", &text) { segues(documents, &$0) }
            member("nib", "", &text) { self.nibs(nibs, &$0) }
            member("reuseIdentifier", "", &text) { reuseIdentifiers(documents + nibs, &$0) }
        }
        return text.text + RSwiftSupport.text
    }

    /// A property with a type of its own.
    private func member(
        _ name: String, _ access: String, _ text: inout SwiftText, _ body: (inout SwiftText) -> Void
    ) {
        let word = SwiftNames.escaped(name)
        text.declare(name, "\(access)var \(word): _\(name) { _\(name)() }")
        text.group("_" + name, "\(access)struct _\(name): Sendable", body)
    }

    private func files(_ extensions: Set<String>) -> [String] {
        files.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
    }

    private func declare(_ name: String, _ type: String, _ values: String, _ access: String, _ text: inout SwiftText) {
        let word = RSwiftName.value(name)
        text.declare(word, "\(access)var \(word): \(type) { \(type)(\(values)) }")
    }

    // MARK: Catalogs

    private func images(_ text: inout SwiftText) {
        assets(["imageset", "symbolset"], "RImageResource", &text)
        for file in files(["png", "jpg", "jpeg", "gif"]) {
            var name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            name.replace(/(?:@[23]x)?(?:~\w+)?$/, with: "", maxReplacements: 1)
            declare(name, "RImageResource", "name: \(name.swiftLiteral)", "public ", &text)
        }
    }

    private func colors(_ text: inout SwiftText) { assets(["colorset"], "RColorResource", &text) }
    private func data(_ text: inout SwiftText) { assets(["dataset"], "RDataResource", &text) }

    private func assets(_ kinds: Set<String>, _ type: String, _ text: inout SwiftText) {
        for catalog in files(["xcassets"]) { add(AssetTree(catalog).nodes, "", kinds, type, &text) }
    }

    private func add(
        _ nodes: [AssetTree.Node], _ prefix: String, _ kinds: Set<String>, _ type: String, _ text: inout SwiftText
    ) {
        for node in nodes {
            switch node {
            case .asset(let name, let kind) where kinds.contains(kind):
                declare(name, type, "name: \((prefix + name).swiftLiteral)", "public ", &text)
            case .asset: break
            case .folder(let name, isNamespace: true, let nodes):
                let word = RSwiftName.value(name)
                let own = "_" + word.filter { $0 != "`" }
                text.declare(word, "public var \(word): \(own) { \(own)() }")
                text.group(own, "public struct \(own): Sendable") {
                    add(nodes, prefix + name + "/", kinds, type, &$0)
                }
            case .folder(_, isNamespace: false, let nodes): add(nodes, prefix, kinds, type, &text)
            }
        }
    }

    // MARK: Texts and files

    private func strings(_ text: inout SwiftText) {
        let tables = StringTable.tables(StringTable.inOwnLanguage(files(["strings", "stringsdict"])))
        text.add("public func callAsFunction(preferredLanguages: [String]) -> _string { self }")
        text.add("public func callAsFunction(locale: Locale) -> _string { self }")
        for table in tables {
            let word = RSwiftName.value(table.name)
            let own = "_" + word.filter { $0 != "`" }
            text.declare(word, "public var \(word): \(own) { \(own)() }")
            text.group(own, "public struct \(own): Sendable") { text in
                for entry in table.entries.values.sorted(by: { $0.key < $1.key }) { add(entry, table.name, &text) }
            }
        }
    }

    private func add(_ entry: StringTable.Entry, _ table: String, _ text: inout SwiftText) {
        let values = "key: \(entry.key.swiftLiteral), tableName: \(table.swiftLiteral)"
        declare(entry.key, "StringResource", values, "public ", &text)
        guard !entry.letters.isEmpty else { return }
        let word = RSwiftName.value(entry.key)
        let parameters = entry.letters.enumerated().map { "_ value\($0 + 1): \(Self.type($1)), " }.joined()
        let given = entry.letters.indices.map { ", value\($0 + 1)" }.joined()
        text.declare(
            word + "()",
            "public func \(word)(\(parameters)preferredLanguages: [String]? = nil) -> String { "
                + "String(format: \(word)()\(given)) }")
    }

    private static func type(_ letter: Character) -> String {
        switch letter {
        case "@": "String"
        case "e", "E", "f", "F", "g", "G", "a", "A": "Double"
        case "u", "U", "x", "X", "o", "O": "UInt"
        case "c", "C": "CChar"
        case "s", "S": "UnsafePointer<CChar>"
        case "p": "UnsafeRawPointer"
        default: "Int"
        }
    }

    private func fonts(_ text: inout SwiftText) {
        for font in files(["ttf", "otf"]).compactMap(FontFile.init) {
            declare(font.name, "FontResource", "name: \(font.name.swiftLiteral)", "public ", &text)
        }
    }

    private func others(_ text: inout SwiftText) {
        let elsewhere: Set<String> = ["xcassets", "storyboard", "xib", "nib", "strings", "stringsdict"]
        for file in files where !elsewhere.contains((file as NSString).pathExtension.lowercased()) {
            let name = (file as NSString).lastPathComponent as NSString
            let values = [name.deletingPathExtension, name.pathExtension].map(\.swiftLiteral)
            declare(
                name as String, "FileResource", "name: \(values[0]), pathExtension: \(values[1])", "public ", &text)
        }
    }

    // MARK: Documents

    private func storyboards(_ documents: [InterfaceFile], _ text: inout SwiftText) {
        for document in documents {
            let word = RSwiftName.value(document.name)
            let own = "_" + word.filter { $0 != "`" }
            text.declare(word, "var \(word): \(own) { \(own)() }")
            let initial = document.initialScene.flatMap(document.scene)?.object.type(among: code.classes)
            text.group(own, "struct \(own): RStoryboard") { text in
                text.add("typealias InitialController = \(initial ?? "UIViewController")")
                text.add("var name: String { \(document.name.swiftLiteral) }")
                for scene in document.scenes {
                    guard let identifier = scene.identifier else { continue }
                    let type = "StoryboardViewControllerIdentifier<\(scene.object.type(among: code.classes))>"
                    let values =
                        "identifier: \(identifier.swiftLiteral), storyboard: \(document.name.swiftLiteral)"
                    declare(identifier, type, values, "", &text)
                }
            }
        }
    }

    private func segues(_ documents: [InterfaceFile], _ text: inout SwiftText) {
        var found: [String: [(segue: InterfaceFile.Segue, destination: String)]] = [:]
        for document in documents {
            for segue in document.segues {
                let source = document.scenes[segue.source].object.type(among: code.classes)
                let destination = document.scene(segue.destination)?.object.type(among: code.classes)
                found[source, default: []].append((segue, destination ?? "UIViewController"))
            }
        }
        for (source, segues) in found.sorted(by: { $0.key < $1.key }) {
            let word = RSwiftName.value(source)
            text.declare(word, "var \(word): _\(word) { _\(word)() }")
            text.group("_" + word, "struct _\(word): Sendable") { text in
                for (segue, destination) in segues {
                    let own = segue.customClass.flatMap { code.classes.contains($0) ? $0 : nil } ?? "UIStoryboardSegue"
                    declare(
                        segue.identifier, "StoryboardSegueIdentifier<\(own), \(source), \(destination)>",
                        "identifier: \(segue.identifier.swiftLiteral)", "", &text)
                }
            }
        }
    }

    private func nibs(_ nibs: [InterfaceFile], _ text: inout SwiftText) {
        for nib in nibs {
            let view = nib.topViews.first
            let type = view?.object.type(among: code.classes) ?? "UIView"
            let name = "name: \(nib.name.swiftLiteral)"
            if let identifier = view?.reuseIdentifier, !identifier.isEmpty {
                let values = name + ", identifier: \(identifier.swiftLiteral)"
                declare(nib.name, "NibReferenceReuseIdentifier<\(type)>", values, "", &text)
            } else {
                declare(nib.name, "NibReference<\(type)>", name, "", &text)
            }
        }
    }

    private func reuseIdentifiers(_ documents: [InterfaceFile], _ text: inout SwiftText) {
        for (identifier, object) in documents.flatMap(\.reusables) {
            declare(
                identifier, "ReuseIdentifier<\(object.type(among: code.classes))>",
                "identifier: \(identifier.swiftLiteral)", "", &text)
        }
    }
}
