import Foundation

/// What code declares and names, as far as a look at its words tells.
struct DeclaredNames {
    /// The classes, each with its name alone.
    let classes: Set<String>
    private let texts: [String: String]

    init(_ files: [String]) {
        var texts: [String: String] = [:]
        for path in files {
            if let data = FileManager.default.contents(atPath: path) {
                texts[path] = String(decoding: data, as: UTF8.self)
            }
        }
        self.texts = texts
        classes = texts.values.reduce(into: []) { found, text in
            guard text.contains("class ") else { return }
            for match in text.matches(of: /\bclass\s+([A-Z]\w*)/.wordBoundaryKind(.simple)) {
                found.insert(String(match.output.1))
            }
        }
    }

    func declares(_ type: String, in files: [String]) -> Bool {
        files.contains { path in
            guard let text = texts[path], text.contains(type),
                let pattern = try? Regex("\\b(?:enum|struct|class|let|var|typealias)\\s+\(type)\\b")
            else { return false }
            return text.contains(pattern.wordBoundaryKind(.simple))
        }
    }

    func matches(_ pattern: some RegexComponent, in files: [String]) -> Bool {
        files.contains { texts[$0]?.contains(pattern) == true }
    }

    /// How many parameters a function has; nil if it is not declared.
    func parameters(ofFunction name: String) -> Int? {
        guard let pattern = try? Regex("\\bfunc\\s+\(name)\\s*\\(([^()]*)", as: (Substring, Substring).self) else {
            return nil
        }
        for text in texts.sorted(by: { $0.key < $1.key }).map(\.value) where text.contains(name) {
            if let match = text.firstMatch(of: pattern.wordBoundaryKind(.simple)) {
                return match.output.1.split(separator: ",").count
            }
        }
        return nil
    }
}
