import MaquetteViewModel

/// What is known and what was found out while a document is read.
package final class Reading {
    private static let maximumProblems = 100

    let file: String
    /// Where the paths of images begin.
    let folder: String
    package private(set) var problems: [DocumentProblem] = []
    private(set) var warnings: [DocumentProblem] = []
    /// The document's own colours and numbers, by name.
    var colors: [String: UIColor] = [:]
    var metrics: [String: Double] = [:]

    /// Whether so much is wrong already that no more is told, and nothing more need be looked at.
    package var isFull: Bool { problems.count >= Self.maximumProblems }

    package init(file: String, folder: String) {
        self.file = file
        self.folder = folder
    }

    /// Notes what is wrong with a value; `byte` is a place in the text of a string.
    package func report(_ message: String, at node: JSONNode, byte: Int? = nil) {
        guard !isFull else { return }
        problems.append(problem(message, at: node, byte: byte))
    }

    func warn(_ message: String, at node: JSONNode, kind: DocumentProblem.Kind) {
        guard warnings.count < Self.maximumProblems else { return }
        var warning = problem(message, at: node)
        warning.kind = kind
        warnings.append(warning)
    }

    package func reportUnexpected(_ node: JSONNode, expected: String) {
        report("expected \(expected), found \(node.excerpt)", at: node)
    }

    package func reportUnknownKey(_ key: JSONNode, of owner: String, known: [String]) {
        let name = key.string ?? ""
        let suggestion =
            Suggestion.text(for: name, among: known) ?? "; known are \(known.sorted().joined(separator: ", "))"
        report("\(owner) has no key \"\(name)\"\(suggestion)", at: key)
    }

    /// What somebody meant who misspelt a word, as the end of a sentence.
    package static func suggestion(for word: String, among known: [String]) -> String? {
        Suggestion.text(for: word, among: known)
    }

    private func problem(_ message: String, at node: JSONNode, byte: Int? = nil) -> DocumentProblem {
        var position = node.position
        if let byte, let place = node.offsetInDocument(ofByte: byte) {
            position = node.text.position(ofByte: place)
        }
        return DocumentProblem(
            file: file, line: position.line, column: position.column, place: node.path, message: message)
    }
}

extension JSONNode {
    /// Where a byte of a string's text stands; nil where escapes make the text differ from the document.
    fileprivate func offsetInDocument(ofByte byte: Int) -> Int? {
        let start = offset + 1
        let end = min(start + byte, text.bytes.count)
        return kind == .string && !text.bytes[start..<end].contains(.backslash) ? end : nil
    }
}
