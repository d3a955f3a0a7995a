import MaquetteSyntax

/// What verbs answer to other programs: `--format json`. Schema/answers has a schema for each verb.
enum JSONAnswer {
    /// Grows when something that was there goes or changes its meaning, not when something is added.
    private static let version: JSONValue = 1

    /// The forms of verbs that have no others.
    static let option = Option.value("--format", "NAME", "text or json (text)", completion: .words(["text", "json"]))

    static func isWanted(_ arguments: Arguments) throws -> Bool {
        try arguments.choices("--format", among: ["text": false, "json": true]).last ?? false
    }

    /// Prints an object on a line of its own.
    static func print(_ answer: JSONValue) throws {
        try StandardOutput.print(answer.with("version", version).line)
    }

    /// Whether a file's contents are such an object: a document has no number of its form.
    static func isOne(_ contents: [UInt8]) -> Bool {
        guard let root = try? JSONNode.root(of: contents, file: ""), root.kind == .object else { return false }
        return root.members.contains { key, value in key.string == "version" && value.number == 1 }
    }

    /// The answer as the text of a file that people look at, too.
    static func text(_ answer: JSONValue) -> String { answer.with("version", version).text() }
}
