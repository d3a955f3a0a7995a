extension JSONDocument {
    /// Whether a file may be meant as a document: projects are full of other JSON. What is not even JSON may be one with
    /// a slip, and so may what has a key that is almost right.
    package static func mayBeMeant(by contents: [UInt8]) -> Bool {
        let (text, problems) = JSONParser.parse(contents)
        guard problems.isEmpty else { return true }
        guard text.root.kind == .object else { return false }
        let keys = text.root.members.compactMap { $0.0.string }
        return keys.contains { key in
            ["view", "scenes"].contains(key) || Suggestion.text(for: key, among: ["view", "scenes"]) != nil
        }
    }
}
