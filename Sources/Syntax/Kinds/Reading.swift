/// The state of reading a document.
package final class Reading {
    private static let maximumProblems = 100

    let file: String
    /// The folder that paths in the file are relative to.
    package let folder: String
    package private(set) var problems: [DocumentProblem] = []
    package private(set) var warnings: [DocumentProblem] = []
    private var notes: [String: any Sendable] = [:]

    /// A value that is kept while reading, such as the colours that the document defines.
    package struct Note<Value: Sendable>: Sendable {
        let name: String
        let start: Value

        package init(_ name: String, startingWith start: Value) {
            self.name = name
            self.start = start
        }
    }

    package subscript<Value>(note: Note<Value>) -> Value {
        get { notes[note.name] as? Value ?? note.start }
        set { notes[note.name] = newValue }
    }

    /// Whether there are so many errors that no more are reported, and reading can stop.
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

    package func warn(_ message: String, at node: JSONNode, kind: DocumentProblem.Kind) {
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
            NearestNames.suggestion(for: name, among: known) ?? "; known are \(known.sorted().joined(separator: ", "))"
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

extension Reading {
    /// The problems by place, with a note if there may be more.
    package var problemsInOrder: [DocumentProblem] {
        let inOrder = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        let rest = DocumentProblem(file: file, message: "there may be more; these are the first \(inOrder.count)")
        return isFull ? inOrder + [rest] : inOrder
    }
}

extension JSONNode {
    /// The place of a byte of a string's text; nil if escapes make the text differ from the document.
    fileprivate func offsetInDocument(ofByte byte: Int) -> Int? {
        let start = offset + 1
        let end = min(start + byte, text.bytes.count)
        return kind == .string && !text.bytes[start..<end].contains(.backslash) ? end : nil
    }
}
