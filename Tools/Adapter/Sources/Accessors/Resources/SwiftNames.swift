import Foundation

/// Words that need backticks in Swift.
enum SwiftNames {
    static func escaped(_ word: String) -> String { reserved.contains(word) ? "`\(word)`" : word }

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "protocol", "public", "static", "struct", "subscript", "typealias",
        "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil", "rethrows", "super",
        "self", "Self", "throw", "throws", "true", "try", "Type", "Protocol",
    ]
}

/// Lines of Swift, each name of a place once: of two files with one name the tools leave one out, too.
struct SwiftText {
    private(set) var lines: [String] = []
    private var known: [Set<String>] = [[]]

    mutating func add(_ line: String) { lines.append(String(repeating: "    ", count: known.count - 1) + line) }

    /// Adds a declaration, unless there is one with the name or it has none.
    mutating func declare(_ name: String, _ line: String) {
        if !name.isEmpty, known[known.count - 1].insert(name).inserted { add(line) }
    }

    /// Adds a type or the like with what is within.
    mutating func group(_ name: String, _ head: String, _ body: (inout SwiftText) -> Void) {
        guard !name.isEmpty, known[known.count - 1].insert(name).inserted else { return }
        add(head + " {")
        known.append([])
        body(&self)
        known.removeLast()
        add("}")
    }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
