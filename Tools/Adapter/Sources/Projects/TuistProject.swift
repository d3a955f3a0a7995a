import Foundation

/// A project that Tuist describes in Swift, where no project for Xcode is in the checkout: its targets, as far as they are written out.
/// What functions of the description make is not known, as nobody runs it here.
struct TuistProject {
    let path: String
    let modules: [ProjectModule]

    /// Nil for what is none.
    init?(_ file: String) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("import ProjectDescription")
        else { return nil }
        path = file
        let folder = (file as NSString).deletingLastPathComponent
        modules = Self.calls(in: text).compactMap { Self.module($0, in: folder) }
        if modules.isEmpty { return nil }
    }

    /// What is between the brackets of each target.
    private static func calls(in text: String) -> [String] {
        text.matches(of: /(?:\.target|\bTarget)\(\s*\n?\s*name:/).compactMap { match in
            let start = text[match.range.lowerBound...].firstIndex(of: "(")!
            var (depth, index) = (0, start)
            while index < text.endIndex {
                if text[index] == "(" || text[index] == "[" { depth += 1 }
                if text[index] == ")" || text[index] == "]" { depth -= 1 }
                index = text.index(after: index)
                if depth == 0 { return String(text[text.index(after: start)..<text.index(before: index)]) }
            }
            return nil
        }
    }

    private static func module(_ call: String, in folder: String) -> ProjectModule? {
        guard let name = texts(after: "name", in: call).first,
            let kind = call.firstMatch(of: /product:\s*\.(\w+)/).map({ String($0.output.1) })
        else { return nil }
        let products: [String: ProjectModule.Product] = [
            "app": .app, "framework": .library, "staticFramework": .library, "staticLibrary": .library,
            "dynamicLibrary": .library, "unitTests": .tests,
        ]
        guard let product = products[kind] else { return nil }
        let files = found(texts(after: "sources", in: call), in: folder).filter { $0.hasSuffix(".swift") }
        guard !files.isEmpty else { return nil }
        var module = ProjectModule(
            name: BuildSettings.identifier(texts(after: "productName", in: call).first ?? name), files: files)
        module.product = product
        module.leaveOutUnreadable()
        module.resources = found(texts(after: "resources", in: call), in: folder).filter(SourceFolder.isResource)
        module.conditions = ["DEBUG"]
        return module
    }

    /// The texts in what a label stands before.
    private static func texts(after label: String, in call: String) -> [String] {
        guard let pattern = try? Regex("(?:^|[\\s,])\(label):\\s*(\\[[^\\]]*\\]|\"[^\"]*\")"),
            let match = call.firstMatch(of: pattern), let value = match.output[1].substring
        else { return [] }
        return value.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    }

    private static func found(_ patterns: [String], in folder: String) -> [String] {
        patterns.flatMap { pattern -> [String] in
            // Where no folder has a star in its name, the walk begins.
            var fixed: [Substring] = []
            var rest = pattern.split(separator: "/")[...]
            while let part = rest.first, !part.contains("*"), !part.contains("{"), rest.count > 1 {
                fixed.append(rest.removeFirst())
            }
            let base = URL(fileURLWithPath: ([folder] + fixed.map(String.init)).joined(separator: "/"))
                .standardizedFileURL.path
            guard let glob = Glob(rest.joined(separator: "/")) else { return [] }
            return FolderContents.paths(below: base).sorted().filter(glob.matches).map { base + "/" + $0 }
        }
    }
}
