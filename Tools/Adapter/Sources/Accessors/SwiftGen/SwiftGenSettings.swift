import Foundation
import Projects

/// What a `swiftgen.yml` lets SwiftGen write: https://github.com/SwiftGen/SwiftGen/blob/stable/Documentation/ConfigFile.md
struct SwiftGenSettings {
    struct Output {
        /// The section of the settings: `strings`, `xcassets`, `ib`, `fonts`.
        var parser: String
        var inputs: [String]
        var template: String
        var path: String
        var params: [String: String]
        /// The separator between the levels of a text's key.
        var separator = "."
    }

    let outputs: [Output]

    static func isName(_ name: String) -> Bool {
        name.lowercased().contains("swiftgen") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
    }

    init(_ path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let root = SmallYAML.read(file: path)
        func base(_ key: String) -> String { Self.place(root[key]?.text ?? "", folder) }
        let (inputs, outputs) = (base("input_dir"), base("output_dir"))
        self.outputs = Self.parsers.flatMap { parser in
            (root[parser]?.elements ?? []).flatMap { entry in
                Self.outputs(of: entry, parser, from: inputs, to: outputs)
            }
        }
    }

    private static let parsers = ["strings", "xcassets", "ib", "fonts"]

    private static func outputs(
        of entry: SmallYAML, _ parser: String, from inputs: String, to outputs: String
    ) -> [Output] {
        let sources = (entry["inputs"] ?? entry["paths"])?.elements.compactMap(\.text) ?? []
        // Of old, an entry has its one output itself.
        return (entry["outputs"]?.elements ?? [entry]).compactMap { output in
            guard let template = output["templateName"]?.text, let path = output["output"]?.text else {
                return nil as Output?
            }
            var params: [String: String] = [:]
            if case .mapping(let values)? = output["params"] { params = values.compactMapValues(\.text) }
            var found = Output(
                parser: parser, inputs: sources.map { place($0, inputs) }, template: template,
                path: place(path, outputs), params: params)
            if let separator = entry["options"]?["separator"]?.text { found.separator = separator }
            return found
        }
    }

    private static func place(_ path: String, _ folder: String) -> String {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path)
            .standardizedFileURL.path
    }
}

extension SwiftGenSettings.Output {
    var access: String { isSet("publicAccess") ? "public " : "" }

    func isSet(_ param: String) -> Bool { ["true", "yes", "1"].contains(params[param]?.lowercased()) }

    func name(_ param: String, _ usual: String) -> String { params[param].flatMap { $0.isEmpty ? nil : $0 } ?? usual }

    /// The files among the inputs with one of the extensions, and those in folders.
    func files(_ extensions: Set<String>) -> [String] {
        inputs.flatMap { input -> [String] in
            if extensions.contains((input as NSString).pathExtension) { return [input] }
            return FolderContents.paths(below: input).sorted()
                .filter { extensions.contains(($0 as NSString).pathExtension) }.map { input + "/" + $0 }
        }
    }
}
