extension String {
    /// For lines of reports: without line breaks, and without what makes a terminal do something or turns text around.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: Self.commands) else { return self }
        return unicodeScalars.split(whereSeparator: Self.commands).map { String($0) }.joined(separator: " ")
    }

    /// As a word of a message: what somebody made endless is cut off.
    package var shortened: String {
        let limit = 60
        return utf8.count <= limit ? self : String(prefix(limit - 1)) + "…"
    }

    private static func commands(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
            || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
