extension String {
    /// The text for lines of reports: without line breaks, and without characters that control a terminal or the text direction.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: Self.commands) else { return self }
        return unicodeScalars.split(whereSeparator: Self.commands).map { String($0) }.joined(separator: " ")
    }

    /// Short enough for a message, and on one line.
    package var shortened: String {
        let limit = 60
        return (utf8.count <= limit ? self : String(prefix(limit - 1)) + "…").onOneLine
    }

    /// This text as the name of an element: on one line, and short.
    package var asLabel: String {
        let line = onOneLine
        return line.count > 40 ? line.prefix(40) + "…" : line
    }

    /// An element of a document in the middle of a sentence: `button "Go" (b1x-2y)`.
    package static func naming(kind: String?, label: String?, id: String?) -> String {
        [kind, label.map { "\"\($0)\"" }, id.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
    }

    private static func commands(_ scalar: Unicode.Scalar) -> Bool {
        // Most are ASCII, and asking for properties takes longer than all the rest.
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
