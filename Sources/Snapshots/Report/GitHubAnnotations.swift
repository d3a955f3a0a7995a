extension Report {
    /// Commands that a workflow of GitHub turns into annotations of the files.
    public var gitHubAnnotations: [String] {
        let notices = notes.map { "::warning title=Snapshots::\(Self.message($0))" }
        return notices
            + entries.filter { !$0.state.passes }.map { entry in
                var place = "file=\(Self.property(entry.file))"
                if let line = entry.line { place += ",line=\(line)" }
                let words = ([entry.summary] + entry.changes.lines.prefix(10)).joined(separator: "\n")
                return "::error \(place),title=\(Self.property("Snapshot \(entry.title)"))::\(Self.message(words))"
            }
    }

    private static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
