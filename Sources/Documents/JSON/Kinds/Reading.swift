import MaquetteViewModel

/// What is known and what was found out while a document is read.
final class Reading {
    private static let maximumProblems = 100

    let file: String
    /// Where the paths of images begin.
    let folder: String
    private(set) var problems: [DocumentProblem] = []
    private(set) var warnings: [DocumentProblem] = []
    /// The document's own colours and numbers, by name.
    var colors: [String: UIColor] = [:]
    var metrics: [String: Double] = [:]

    /// Whether so much is wrong already that no more is told, and nothing more need be looked at.
    var isFull: Bool { problems.count >= Self.maximumProblems }

    init(file: String, folder: String) {
        self.file = file
        self.folder = folder
    }

    /// Notes what is wrong with a value; `byte` is a place in the text of a string.
    func report(_ message: String, at node: JSONNode, byte: Int? = nil) {
        guard !isFull else { return }
        problems.append(problem(message, at: node, byte: byte))
    }

    func warn(_ message: String, at node: JSONNode) {
        guard warnings.count < Self.maximumProblems else { return }
        warnings.append(problem(message, at: node))
    }

    func reportUnexpected(_ node: JSONNode, expected: String) {
        report("expected \(expected), found \(node.excerpt)", at: node)
    }

    func reportUnknownKey(_ key: JSONNode, of owner: String, known: [String]) {
        let name = key.string ?? ""
        let suggestion =
            Suggestion.text(for: name, among: known) ?? "; known are \(known.sorted().joined(separator: ", "))"
        report("\(owner) has no key \"\(name)\"\(suggestion)", at: key)
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
