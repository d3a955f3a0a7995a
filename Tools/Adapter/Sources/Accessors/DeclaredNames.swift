import Foundation

/// What code declares and names, as far as a look at its words tells. Files are searched only when somebody asks.
final class DeclaredNames {
    private let files: [String]
    private var contents: [String: Data] = [:]

    init(_ files: [String]) { self.files = files }

    /// The classes, each with its name alone.
    private(set) lazy var classes: Set<String> = files.reduce(into: []) { found, path in
        guard let text = text(of: path, with: "class ") else { return }
        for match in text.matches(of: /\bclass\s+([A-Z]\w*)/.wordBoundaryKind(.simple)) {
            found.insert(String(match.output.1))
        }
    }

    func declares(_ type: String, in files: [String]) -> Bool {
        guard let pattern = try? Regex("\\b(?:enum|struct|class|let|var|typealias)\\s+\(type)\\b") else { return false }
        return files.contains {
            text(of: $0, with: " " + type)?.contains(pattern.wordBoundaryKind(.simple)) == true
        }
    }

    /// - Parameter word: is in all that matches.
    func matches(_ pattern: some RegexComponent, with word: String, in files: [String]) -> Bool {
        files.contains { text(of: $0, with: word)?.contains(pattern) == true }
    }

    /// How many parameters a function has; nil if it is not declared.
    func parameters(ofFunction name: String) -> Int? {
        guard let pattern = try? Regex("\\bfunc\\s+\(name)\\s*\\(([^()]*)", as: (Substring, Substring).self) else {
            return nil
        }
        for path in files.sorted() {
            if let match = text(of: path, with: name)?.firstMatch(of: pattern.wordBoundaryKind(.simple)) {
                return match.output.1.split(separator: ",").count
            }
        }
        return nil
    }

    /// Nil where the word is not in the file: most files are not looked at more closely.
    private func text(of path: String, with word: String) -> String? {
        let data = contents[path] ?? FileManager.default.contents(atPath: path) ?? Data()
        contents[path] = data
        guard data.range(of: Data(word.utf8)) != nil else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
