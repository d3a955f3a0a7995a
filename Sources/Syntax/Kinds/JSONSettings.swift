/// A JSON file that is no document but is read as strictly: settings of the command, lists it has written.
package enum JSONSettings {
    /// Everything that is wrong in the file is told at once, with its place.
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
