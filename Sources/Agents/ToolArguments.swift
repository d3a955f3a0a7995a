import MaquetteSyntax

/// The arguments of a call, read with messages that say how to do better.
package struct ToolArguments {
    package struct Unusable: Error, Sendable {
        package let words: String

        package init(_ words: String) { self.words = words }
    }

    private let node: JSONNode?

    /// - Throws: when an argument is none of the tool's.
    init(_ node: JSONNode?, of tool: ToolDescription) throws(Unusable) {
        if let node, node.kind != .object, node.kind != .null {
            throw Unusable("the arguments of \(tool.name) must be an object, not \(node.kind.name)")
        }
        self.node = node
        let known = tool.arguments.map(\.name)
        for name in node?.members.map({ $0.key.string ?? "" }) ?? [] {
            guard !known.contains(name), !Self.ofOtherServers.contains(name) else { continue }
            let near = NearestNames.suggestion(for: name, among: known)
            throw Unusable(
                "\(tool.name) has no argument `\(name.shortened)`\(near ?? "; it has \(known.joined(separator: ", "))")"
            )
        }
        for argument in tool.arguments where argument.isRequired {
            guard let value = node?[argument.name], value.kind != .null else {
                throw Unusable("\(tool.name) needs the argument `\(argument.name)`")
            }
        }
    }

    /// Those of an earlier call.
    package init(written json: String, of tool: ToolDescription) throws {
        try self.init(JSONNode.root(of: Array(json.utf8), file: "arguments"), of: tool)
    }

    /// What Xcode's server wants to know and this one does not: there are no windows, and no previews with controls.
    private static let ofOtherServers = ["tabIdentifier", "workspaceIdentifier", "previewCanvasControlOverrides"]

    private func value(_ name: String) -> JSONNode? {
        node?[name].flatMap { $0.kind == .null ? nil : $0 }
    }

    package func text(_ name: String) throws(Unusable) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.string else { throw mismatch(name, "a string", value) }
        return text
    }

    package func flag(_ name: String, default fallback: Bool) throws(Unusable) -> Bool {
        guard let value = value(name) else { return fallback }
        guard let flag = value.bool else { throw mismatch(name, "true or false", value) }
        return flag
    }

    package func number(_ name: String, in range: ClosedRange<Double>) throws(Unusable) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.number, range.contains(number) else {
            let (least, most) = (range.lowerBound.written(decimals: 3), range.upperBound.written(decimals: 3))
            throw mismatch(name, "a number from \(least) to \(most)", value)
        }
        return number
    }

    package func integer(_ name: String, in range: ClosedRange<Int>) throws(Unusable) -> Int? {
        guard let number = try number(name, in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        guard let whole = Int(exactly: number) else { throw Unusable("`\(name)` must be a whole number") }
        return whole
    }

    /// A list of texts; a single text counts as a list of one.
    package func texts(_ name: String) throws(Unusable) -> [String] {
        guard let value = value(name) else { return [] }
        if let text = value.string { return [text] }
        guard value.kind == .array else { throw mismatch(name, "a list of strings", value) }
        var texts: [String] = []
        for element in value.elements {
            guard let text = element.string else { throw mismatch(name, "a list of strings", element) }
            texts.append(text)
        }
        return texts
    }

    /// An object of texts: `{"Color Scheme": "Dark Appearance"}`.
    package func dictionary(_ name: String) throws(Unusable) -> [(key: String, value: String)] {
        guard let value = value(name) else { return [] }
        guard value.kind == .object else { throw mismatch(name, "an object of strings", value) }
        var pairs: [(key: String, value: String)] = []
        for (key, element) in value.members {
            guard let text = element.string else { throw mismatch(name, "an object of strings", element) }
            pairs.append((key.string ?? "", text))
        }
        return pairs
    }

    private func mismatch(_ name: String, _ expected: String, _ found: JSONNode) -> Unusable {
        Unusable("`\(name)` must be \(expected), not \(found.excerpt)")
    }
}
