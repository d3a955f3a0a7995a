import Adapting
import Foundation

/// The file that SwiftGen would write for an output of its settings, with the names that its own templates have.
struct SwiftGenFile {
    let output: SwiftGenSettings.Output
    /// What the project's code declares.
    let code: DeclaredNames

    /// Nil where it is none of the templates that are known, or nothing is in it.
    var text: String? {
        switch (output.parser, output.template) {
        case ("strings", let template) where template.hasPrefix("flat") || template.hasPrefix("structured"):
            strings(isFlat: template.hasPrefix("flat"))
        case ("xcassets", let template) where template.hasPrefix("swift"): assets
        case ("ib", let template) where template.hasPrefix("scenes"): scenes
        case ("ib", let template) where template.hasPrefix("segues"): segues
        case ("fonts", let template) where template.hasPrefix("swift"): fonts
        default: nil
        }
    }

    private var access: String { output.access }

    /// - Parameter body: adds what is in the file below the imports.
    private func file(_ body: (inout SwiftText) -> Void) -> String {
        var text = SwiftText()
        text.add("import UIKit")
        body(&text)
        return text.text
    }

    // MARK: Texts

    private func strings(isFlat: Bool) -> String? {
        let tables = StringTable.tables(output.files(["strings", "stringsdict"]))
        guard !tables.isEmpty else { return nil }
        let type = output.name("enumName", "L10n")
        return file { text in
            text.group(type, "\(access)enum \(type)") { text in
                for table in tables {
                    let add = { (text: inout SwiftText) in
                        self.add(Level(table.entries.values, isFlat ? nil : output.separator), of: table.name, &text)
                    }
                    if tables.count > 1 || output.isSet("forceFileNameEnum") {
                        let own = SwiftGenName.type(table.name)
                        text.group(own, "\(access)enum \(own)", add)
                    } else {
                        add(&text)
                    }
                }
                text.group(
                    "tr", "private static func tr(_ table: String, _ key: String, _ values: CVarArg...) -> String"
                ) {
                    $0.add("let format = \(lookup)")
                    $0.add("return values.isEmpty ? format : String(format: format, arguments: values)")
                }
            }
        }
    }

    /// A function of the project's own, if it has one. Its third value, of later versions, is the text without a translation.
    private var lookup: String {
        let usual = "Bundle.main.localizedString(forKey: key, value: nil, table: table)"
        guard let function = output.params["lookupFunction"], !function.isEmpty else { return usual }
        let last = function.split(separator: ".").last.map(String.init) ?? function
        let values = code.parameters(ofFunction: last) ?? 2
        return "\(function)(key, table\(values > 2 ? ", key" : ""))"
    }

    /// Texts whose keys begin alike: `alert.title`, `alert.text`.
    private struct Level {
        var texts: [(name: String, entry: StringTable.Entry)] = []
        var children: [(name: String, level: Level)] = []

        init(_ entries: some Sequence<StringTable.Entry>, _ separator: String?) {
            self.init(
                entries.sorted { $0.key < $1.key }.map { entry in
                    (separator.map { entry.key.split(separator: $0).map(String.init) } ?? [entry.key], entry)
                })
        }

        private init(_ entries: [(path: [String], entry: StringTable.Entry)]) {
            texts = entries.filter { $0.path.count == 1 }.map { ($0.path[0], $0.entry) }
            let deeper = Dictionary(grouping: entries.filter { $0.path.count > 1 }) { $0.path[0] }
            children = deeper.sorted { $0.key < $1.key }.map { name, entries in
                (name, Level(entries.map { (Array($0.path.dropFirst()), $0.entry) }))
            }
        }
    }

    private func add(_ level: Level, of table: String, _ text: inout SwiftText) {
        let type = output.name("enumName", "L10n")
        for (name, entry) in level.texts {
            let word = SwiftGenName.value(name)
            let call = "\(type).tr(\(table.swiftLiteral), \(entry.key.swiftLiteral)"
            if entry.letters.isEmpty {
                text.declare(word, "\(access)static var \(word): String { \(call)) }")
                continue
            }
            let parameters = entry.letters.enumerated().map { "_ p\($0 + 1): \(Self.type($1))" }
            let values = entry.letters.enumerated().map { Self.value("p\($0 + 1)", $1) }
            text.declare(
                word,
                "\(access)static func \(word)(\(parameters.joined(separator: ", "))) -> String { "
                    + "\(call), \(values.joined(separator: ", "))) }")
        }
        for child in level.children {
            let word = SwiftGenName.type(child.name)
            text.group(word, "\(access)enum \(word)") { add(child.level, of: table, &$0) }
        }
    }

    private static func type(_ letter: Character) -> String {
        switch letter {
        case "@": "Any"
        case "e", "E", "f", "F", "g", "G", "a", "A": "Float"
        case "c", "C": "CChar"
        case "s", "S": "UnsafePointer<CChar>"
        case "p": "UnsafeRawPointer"
        default: "Int"
        }
    }

    private static func value(_ name: String, _ letter: Character) -> String {
        letter == "@" ? "String(describing: \(name))" : letter == "p" ? "Int(bitPattern: \(name))" : name
    }

    // MARK: Catalogs

    private var assets: String? {
        let catalogs = output.files(["xcassets"]).map { path in
            (name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension, tree: AssetTree(path))
        }
        guard !catalogs.isEmpty else { return nil }
        let type = output.name("enumName", "Asset")
        return file { text in
            text.group(type, "\(access)enum \(type)") { text in
                for catalog in catalogs {
                    if catalogs.count > 1 || output.isSet("forceFileNameEnum") {
                        let own = SwiftGenName.type(catalog.name)
                        text.group(own, "\(access)enum \(own)") { add(catalog.tree.nodes, "", &$0) }
                    } else {
                        add(catalog.tree.nodes, "", &text)
                    }
                }
            }
            for (param, kind) in Self.kinds {
                text.add(kind.support(output.name(param, kind.name), access))
            }
        }
    }

    private func add(_ nodes: [AssetTree.Node], _ prefix: String, _ text: inout SwiftText) {
        for node in nodes {
            switch node {
            case .asset(let name, let kind):
                guard let (param, type) = Self.kinds.first(where: { $0.kind.folders.contains(kind) }) else { continue }
                let word = SwiftGenName.value(name)
                let made = "\(output.name(param, type.name))(name: \((prefix + name).swiftLiteral))"
                // Such constants cannot be changed, whatever the compiler knows of their types.
                text.declare(word, "\(access)nonisolated(unsafe) static let \(word) = \(made)")
            case .folder(let name, let isNamespace, let nodes):
                let path = isNamespace ? prefix + name + "/" : prefix
                if isNamespace || output.isSet("forceProvidesNamespaces") {
                    let word = SwiftGenName.type(name)
                    text.group(word, "\(access)enum \(word)") { add(nodes, path, &$0) }
                } else {
                    add(nodes, path, &text)
                }
            }
        }
    }

    private static let kinds: [(param: String, kind: SwiftGenAsset)] = [
        ("colorTypeName", .color), ("dataTypeName", .data), ("imageTypeName", .image), ("symbolTypeName", .symbol),
    ]

    // MARK: Documents

    private var documents: [InterfaceFile] {
        output.files(["storyboard"]).compactMap(InterfaceFile.init).sorted { $0.name < $1.name }
    }

    private var scenes: String? {
        let documents = documents
        guard !documents.isEmpty else { return nil }
        let type = output.name("enumName", "StoryboardScene")
        return file { text in
            text.group(type, "\(access)enum \(type)") { text in
                for document in documents {
                    let own = SwiftGenName.type(document.name)
                    text.group(own, "\(access)enum \(own): StoryboardType") { text in
                        text.declare(
                            "storyboardName",
                            "\(access)static let storyboardName = \(document.name.swiftLiteral)")
                        if let scene = document.initialScene.flatMap(document.scene) {
                            let made = "InitialSceneType<\(scene.object.type(among: code.classes))>"
                            text.declare(
                                "initialScene",
                                "\(access)static var initialScene: \(made) { \(made)(storyboard: \(own).self) }")
                        }
                        for scene in document.scenes {
                            guard let identifier = scene.identifier else { continue }
                            let word = SwiftGenName.value(identifier)
                            let made = "SceneType<\(scene.object.type(among: code.classes))>"
                            let values = "storyboard: \(own).self, identifier: \(identifier.swiftLiteral)"
                            text.declare(word, "\(access)static var \(word): \(made) { \(made)(\(values)) }")
                        }
                    }
                }
            }
            text.add(SwiftGenSupport.scenes(access))
        }
    }

    private var segues: String? {
        let documents = documents
        guard !documents.isEmpty else { return nil }
        let type = output.name("enumName", "StoryboardSegue")
        return file { text in
            text.group(type, "\(access)enum \(type)") { text in
                for document in documents where !document.segues.isEmpty {
                    let own = SwiftGenName.type(document.name)
                    text.group(own, "\(access)enum \(own): String, SegueType") { text in
                        for segue in document.segues {
                            let word = SwiftGenName.value(segue.identifier)
                            text.declare(word, "case \(word) = \(segue.identifier.swiftLiteral)")
                        }
                    }
                }
            }
            text.add(SwiftGenSupport.segues(access))
        }
    }

    // MARK: Fonts

    private var fonts: String? {
        let families = Dictionary(
            grouping: output.files(["ttf", "otf", "ttc"]).compactMap(FontFile.init), by: \.family)
        guard !families.isEmpty else { return nil }
        let (type, own) = (output.name("enumName", "FontFamily"), output.name("fontTypeName", "FontConvertible"))
        return file { text in
            text.group(type, "\(access)enum \(type)") { text in
                for (family, fonts) in families.sorted(by: { $0.key < $1.key }) {
                    let word = SwiftGenName.type(family)
                    text.group(word, "\(access)enum \(word)") { text in
                        for font in fonts.sorted(by: { $0.style < $1.style }) {
                            let style = SwiftGenName.value(font.style)
                            let values = [font.name, font.family, (font.path as NSString).lastPathComponent]
                                .map(\.swiftLiteral)
                            text.declare(
                                style,
                                "\(access)static let \(style) = "
                                    + "\(own)(name: \(values[0]), family: \(values[1]), path: \(values[2]))")
                        }
                        let all = Set(fonts.map { SwiftGenName.value($0.style) }).sorted().joined(separator: ", ")
                        text.declare("all", "\(access)static let all: [\(own)] = [\(all)]")
                    }
                }
                let all = families.keys.sorted().map { SwiftGenName.type($0) + ".all" }.joined(separator: " + ")
                text.declare("allCustomFonts", "\(access)static let allCustomFonts: [\(own)] = \(all)")
                text.declare(
                    "registerAllCustomFonts",
                    "\(access)static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }")
            }
            text.add(SwiftGenSupport.fonts(own, access))
        }
    }
}
