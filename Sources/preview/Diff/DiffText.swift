import MaquetteComparing
import MaquetteReporting

/// Differences for a terminal.
struct DiffText {
    let report: DiffReport
    let isColored: Bool

    var text: String {
        var lines = [style(report.title, "1") + ": " + report.summary.harmless]
        for trouble in report.troubles { lines.append("    \(trouble)".harmless) }
        if let remark = report.remark { lines.append(remark.harmless) }
        for (scene, changes) in report.sections {
            lines.append("")
            if let scene { lines.append(style(scene, "1")) }
            for change in changes { lines += self.lines(change) }
        }
        for look in report.shownLooks {
            lines += ["", style(look.title, "1") + ": " + look.words.harmless]
            for frame in look.frames { lines.append("    \(frame.subject) \(frame.words)".harmless) }
            for line in look.layout { lines.append("    \(line)".harmless) }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(_ change: DocumentChange) -> [String] {
        let first = style("  \(change.sign) \(change.subject)", color(change))
        if change.details.count == 1 { return [first + style(": ", color(change)) + change.details[0].harmless] }
        return [first] + change.details.map { "      \($0)".harmless }
    }

    private func color(_ change: DocumentChange) -> String {
        switch change.kind {
        case .added: "32"
        case .removed: "31"
        case .moved: "36"
        case .changed: "33"
        }
    }

    private func style(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text.harmless)\u{1B}[0m" : text.harmless
    }
}
