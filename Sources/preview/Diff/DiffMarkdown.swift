import Foundation
import MaquetteComparing

/// Differences for a pull request.
struct DiffMarkdown {
    let report: DiffReport
    /// The prefix of the names of its pictures; nil leaves them out.
    let pictureStem: String?

    init(report: DiffReport, pictures stem: String?) {
        self.report = report
        pictureStem = stem.map { FileNames.slug($0) + ($0.isEmpty ? "" : "-") }
    }

    var text: String {
        var lines = [
            "### \(escaped(report.title))", "", report.summary.capitalizedSentence,
        ]
        if !report.troubles.isEmpty { lines += [""] + report.troubles.map { "- \(escaped($0))" } }
        if let remark = report.remark { lines += ["", "_" + escaped(remark) + "._"] }
        for (scene, changes) in report.sections {
            lines.append("")
            if let scene { lines += ["**\(escaped(scene))**", ""] }
            for change in changes { lines += self.lines(change) }
        }
        for (number, look) in report.shownLooks.enumerated() { lines += self.lines(look, number + 1) }
        return lines.joined(separator: "\n")
    }

    /// The pictures that the text refers to, by the names of their files.
    var pictures: [(name: String, png: Data)] {
        report.shownLooks.enumerated().flatMap { number, look in
            [("before", look.before), ("after", look.after), ("difference", look.difference)].compactMap { kind, png in
                png.map { (name: name(look, number + 1, kind), png: $0) }
            }
        }
    }

    private func name(_ look: DiffReport.Look, _ number: Int, _ kind: String) -> String {
        let title = FileNames.slug(look.title)
        return "\(pictureStem ?? "")\(number)-\(title.isEmpty ? "scene" : title)-\(kind).png"
    }

    private func lines(_ change: DocumentChange) -> [String] {
        let word = change.kind.rawValue.prefix(1).uppercased() + change.kind.rawValue.dropFirst()
        let first = "- \(word) \(escaped(change.subject))"
        if change.details.count == 1 { return ["\(first): \(escaped(change.details[0]))"] }
        return [first] + change.details.map { "  - \(escaped($0))" }
    }

    private func lines(_ look: DiffReport.Look, _ number: Int) -> [String] {
        var lines = ["", "#### \(escaped(look.title)): \(escaped(look.words))"]
        if pictureStem != nil, look.failure == nil {
            let kinds = [("Before", look.before), ("After", look.after), ("Difference", look.difference)]
                .filter { $0.1 != nil }.map(\.0)
            let cells = kinds.map { "![\($0)](\(name(look, number, $0.lowercased())))" }
            lines += [
                "", "| \(kinds.joined(separator: " | ")) |", "|" + String(repeating: " --- |", count: kinds.count),
                "| \(cells.joined(separator: " | ")) |",
            ]
        }
        if !look.frames.isEmpty || !look.layout.isEmpty { lines.append("") }
        return lines + look.frames.map { "- \(escaped($0.subject)) \($0.words)" }
            + look.layout.map { "- \(escaped($0))" }
    }

    private func escaped(_ text: String) -> String { Self.escaped(text) }

    /// Escapes text of documents, so that it cannot end a table cell, mention a user or link an issue.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if "\\`*_[]<>#|~".contains(character) { escaped += "\\" }
            escaped.append(character.isNewline ? " " : character)
            let word = rest.prefix { $0.isLetter || $0.isNumber }
            let refers =
                character == "@" && !word.isEmpty || character == "#" && !word.isEmpty && word.allSatisfy(\.isNumber)
            if refers { escaped += "<!-- -->" }
        }
        return escaped
    }
}
