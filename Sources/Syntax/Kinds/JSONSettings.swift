/// A JSON file that is read as strictly as a document: settings of the command, and lists that it has written.
package enum JSONSettings {
    /// All errors of the file are reported at once, with their places.
    package static func read<Value>(
        _ kind: Kind<Value>, from contents: [UInt8], file: String
    ) throws(UnusableDocument) -> Value {
        let root = try JSONNode.root(of: contents, file: file)
        let reading = Reading(file: file, folder: ".")
        let value = kind.read(root, reading)
        guard reading.problems.isEmpty, let value else { throw UnusableDocument(reading.problemsInOrder) }
        return value
    }
}
