import Foundation

/// A string catalog (`.xcstrings`): every language in one file, with variations by number, device and width.
struct StringCatalog {
    private let root: JSONNode
    private let file: String

    init(_ bytes: [UInt8], file: String) throws(UnusableDocument) {
        self.file = file
        root = try JSONNode.root(of: bytes, file: file)
    }

    var sourceLanguage: String? { root["sourceLanguage"]?.string }

    func translations() throws(UnusableDocument) -> [Translation] {
        guard root.kind == .object, let strings = root["strings"] else {
            throw root.mismatch("a string catalog has an object `strings`, and this file has none", in: file)
        }
        try expectObject(strings, "`strings`")
        let source = sourceLanguage
        var found: [Translation] = []
        for (keyNode, entry) in strings.members {
            let key = keyNode.string ?? ""
            try expectObject(entry, "\"\(key)\"")
            if entry["shouldTranslate"]?.bool == false { continue }
            var isSourceGiven = false
            if let localizations = entry["localizations"] {
                try expectObject(localizations, "the localizations of \"\(key)\"")
                for (language, localization) in localizations.members {
                    isSourceGiven = isSourceGiven || language.string == source
                    let texts = try texts(of: localization)
                    for text in try substitute(texts, from: localization) {
                        found.append(
                            Translation(
                                key: key, language: language.string, cases: text.cases, text: text.text,
                                line: text.line))
                    }
                }
            }
            // In the source language a missing text is its key.
            if !isSourceGiven, !key.isEmpty {
                found.append(Translation(key: key, language: source, text: key, line: keyNode.line))
            }
        }
        return found
    }

    private struct Variant {
        var cases: [Translation.Case]
        var text: String
        var line: Int
    }

    /// The text of a node with `stringUnit`, or those of its variations, which may be nested.
    private func texts(
        of node: JSONNode, within: [Translation.Case] = [], depth: Int = 0
    ) throws(UnusableDocument) -> [Variant] {
        try expectObject(node, within.last.map { "the text for \($0.kind) \($0.name)" } ?? "a localization")
        if let unit = node["stringUnit"] {
            guard let value = unit["value"], let text = value.string else {
                throw unit.mismatch("expected an object with a text `value`", in: file)
            }
            return [Variant(cases: within, text: text, line: value.line)]
        }
        guard let variations = node["variations"], depth < 8 else { return [] }
        try expectObject(variations, "`variations`")
        var found: [Variant] = []
        for (kind, cases) in variations.members {
            try expectObject(cases, "`\(kind.string ?? "")`")
            for (name, inner) in cases.members {
                let own = Translation.Case(kind.string ?? "", name.string ?? "")
                found += try texts(of: inner, within: within + [own], depth: depth + 1)
            }
        }
        return found
    }

    /// Puts every variation of a substitution where a text has `%#@name@`. Of several substitutions with plurals, all
    /// but one take `other`, the most common form.
    private func substitute(_ texts: [Variant], from node: JSONNode) throws(UnusableDocument) -> [Variant] {
        guard let substitutions = node["substitutions"] else { return texts }
        try expectObject(substitutions, "`substitutions`")
        var pieces: [(mark: String, variants: [Variant])] = []
        for (name, substitution) in substitutions.members {
            pieces.append(("%#@\(name.string ?? "")@", try self.texts(of: substitution)))
        }
        return texts.flatMap { text -> [Variant] in
            let used = pieces.filter { text.text.contains($0.mark) && !$0.variants.isEmpty }
            if used.isEmpty { return [text] }
            return used.indices.flatMap { varied in
                used[varied].variants.map { variant in
                    var result = text
                    result.cases += variant.cases
                    for (number, piece) in used.enumerated() {
                        let plain =
                            piece.variants.first { $0.cases.last?.name == "other" } ?? piece.variants[0]
                        let chosen = number == varied ? variant : plain
                        result.text = result.text.replacingOccurrences(of: piece.mark, with: chosen.text)
                    }
                    return result
                }
            }
        }
    }

    private func expectObject(_ node: JSONNode, _ name: String) throws(UnusableDocument) {
        if node.kind != .object { throw node.mismatch("\(name) is \(node.kind.name); expected an object", in: file) }
    }
}
