/// Plain JSON: keys with texts, or with further keys.
struct JSONTranslations {
    private let root: JSONNode
    private let file: String

    init(_ bytes: [UInt8], file: String) throws(UnusableDocument) {
        self.file = file
        root = try JSONNode.root(of: bytes, file: file)
    }

    func translations() throws(UnusableDocument) -> [Translation] {
        guard root.kind == .object else { throw root.mismatch("expected an object with keys and texts", in: file) }
        var found: [Translation] = []
        // An explicit stack, because files may be nested to any depth.
        var waiting: [(key: String, node: JSONNode)] = [("", root)]
        while let (key, node) = waiting.popLast() {
            switch node.kind {
            case .string: found.append(Translation(key: key, text: node.string ?? "", line: node.line))
            case .object:
                let inside = node.members.map { member in
                    ([key, member.key.string ?? ""].filter { !$0.isEmpty }.joined(separator: "."), member.value)
                }
                waiting += inside.reversed()
            case .array: waiting += node.elements.enumerated().map { ("\(key)[\($0.offset)]", $0.element) }.reversed()
            case .number, .bool, .null:
                throw node.mismatch(
                    "\"\(key)\" is \(node.kind.name); expected a text or an object with texts", in: file)
            }
        }
        return found
    }
}
