import Foundation

/// The module that a specification of CocoaPods describes, as far as its lines say so: the specification is a program in Ruby, which
/// nobody runs here.
struct Podspec {
    let moduleName: String
    private let folder: String
    private let sources: [String]
    private let resources: [String]

    /// Nil for what is none, or has no files of its own.
    init?(_ path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        folder = (path as NSString).deletingLastPathComponent
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.prefix { $0 != "#" } }.joined(separator: "\n")
        let name = Self.values(of: "module_name", in: lines).first ?? Self.values(of: "name", in: lines).first
        moduleName = BuildSettings.identifier(
            name ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
        sources = Self.values(of: "source_files", in: lines)
        resources = Self.values(of: "resources?", in: lines) + Self.values(of: "resource_bundles?", in: lines)
        if sources.isEmpty { return nil }
    }

    /// The texts of what is set to a property, for whichever system and part of the pod.
    private static func values(of property: String, in text: String) -> [String] {
        guard
            let pattern = try? Regex(
                "\\.(?:ios\\.)?\(property)\\s*=\\s*(\\[[^\\]]*\\]|\\{[^}]*\\}|[^\\n]*(?:,[ \\t]*\\n[^\\n]*)*)")
        else { return [] }
        return text.matches(of: pattern).flatMap { match -> [String] in
            let value = match.output[1].substring.map(String.init) ?? ""
            // The name of a bundle is before an arrow.
            let texts = value.replacing(/(?:"[^"]*"|'[^']*')\s*=>/, with: "")
            return texts.matches(of: /"([^"]*)"|'([^']*)'/).map { String($0.output.1 ?? $0.output.2 ?? "") }
        }
    }

    var module: ProjectModule? {
        let paths = FolderContents.paths(below: folder).sorted()
        func found(_ patterns: [String]) -> [String] {
            let globs = patterns.compactMap(Glob.init)
            return paths.filter { path in globs.contains { $0.matches(path) } }.map { folder + "/" + $0 }
        }
        let files = found(
            sources.map { $0.hasSuffix("/") || !$0.contains(".") && !$0.contains("*") ? $0 + "/**/*" : $0 }
        )
        .filter { $0.hasSuffix(".swift") }
        guard !files.isEmpty else { return nil }
        var module = ProjectModule(name: moduleName, files: files)
        module.leaveOutUnreadable()
        module.resources = found(resources)
        module.conditions = ["COCOAPODS", "DEBUG"]
        return module
    }
}

/// A pattern of paths: `Source/**/*.{h,swift}`.
struct Glob {
    private nonisolated(unsafe) let regex: Regex<Substring>

    init?(_ pattern: String) {
        var text = ""
        var rest = pattern[...]
        if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.first == "*":
                rest = rest.dropFirst()
                if rest.first == "/" {
                    rest = rest.dropFirst()
                    text += "(?:.*/)?"
                } else {
                    text += ".*"
                }
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            case "{": text += "(?:"
            case "}": text += ")"
            case "," where text.contains("(?:"): text += "|"
            default: text += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        guard let regex = try? Regex(text, as: Substring.self) else { return nil }
        self.regex = regex
    }

    func matches(_ path: String) -> Bool { path.wholeMatch(of: regex) != nil }
}
