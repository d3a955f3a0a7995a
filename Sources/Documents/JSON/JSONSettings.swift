import Foundation

/// A JSON file that is no document but is read as strictly: settings of the command, lists it has written.
package enum JSONSettings {
    /// Everything that is wrong in the file is told at once, with its place.
    package static func read<Value>(
        _ kind: Kind<Value>, from contents: Data, file: String
    ) throws(UnusableDocument) -> Value {
        let (text, problems) = JSONParser.parse(Array(contents))
        guard problems.isEmpty else { throw UnusableDocument(text.placed(problems, in: file)) }
        let reading = Reading(file: file, folder: ".")
        let value = kind.read(text.root, reading)
        guard reading.problems.isEmpty, let value else { throw UnusableDocument(reading.problemsInOrder) }
        return value
    }
}

extension JSONText {
    /// Problems of the parser as those of the file.
    func placed(_ problems: [JSONParser.Problem], in file: String) -> [DocumentProblem] {
        problems.map { problem in
            let position = position(ofByte: problem.offset)
            return DocumentProblem(
                file: file, line: position.line, column: position.column, message: problem.message)
        }
    }
}

extension Reading {
    /// By their places, and a word when there may be more.
    var problemsInOrder: [DocumentProblem] {
        let inOrder = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        let rest = DocumentProblem(file: file, message: "there may be more; these are the first \(inOrder.count)")
        return isFull ? inOrder + [rest] : inOrder
    }
}
