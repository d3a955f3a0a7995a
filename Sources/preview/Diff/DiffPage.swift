import Foundation
import MaquetteComparing

/// Differences as one page with its pictures, which follows the reader's light or dark mode.
struct DiffPage {
    let answer: DiffAnswer

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(escaped(answer.title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        \(content)
        </body>
        </html>
        """
    }

    private var content: String {
        guard answer.folders != nil else { return answer.reports.map(part).joined(separator: "\n") }
        let heading = "<h1>\(escaped(answer.title))</h1>\n<p>\(escaped(answer.summary.capitalizedSentence))</p>"
        return ([heading] + answer.reports.map(part)).joined(separator: "\n")
    }

    private func part(_ report: DiffReport) -> String {
        """
        <h1>\(escaped(report.title))</h1>
        <p>\(escaped(report.summary.capitalizedSentence))\(report.remark.map { "<br>" + escaped($0) + "." } ?? "")</p>
        \((troubles(report) + report.sections.map(section) + report.shownLooks.map(look)).joined(separator: "\n"))
        """
    }

    private func troubles(_ report: DiffReport) -> [String] {
        guard !report.troubles.isEmpty else { return [] }
        return [
            "<ul class=\"frames\">\n\(report.troubles.map { "<li>\(escaped($0))</li>" }.joined(separator: "\n"))\n</ul>"
        ]
    }

    private func section(_ scene: String?, _ changes: [DocumentChange]) -> String {
        let heading = scene.map { "<h2>\(escaped($0))</h2>\n" } ?? ""
        return
            "<section>\n\(heading)<ul class=\"changes\">\n\(changes.map(item).joined(separator: "\n"))\n</ul>\n</section>"
    }

    private func item(_ change: DocumentChange) -> String {
        var text =
            "<li class=\"\(change.kind.rawValue)\"><b>\(change.kind.rawValue)</b> <span>\(escaped(change.subject))</span>"
        if change.details.count == 1 {
            text += ": \(escaped(change.details[0]))"
        } else if !change.details.isEmpty {
            text += "<ul>" + change.details.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
        }
        return text + "</li>"
    }

    private func look(_ look: DiffReport.Look) -> String {
        let figures = [("Before", look.before), ("After", look.after), ("Difference", look.difference)]
            .compactMap { kind, png in
                png.map {
                    "<figure><figcaption>\(kind)</figcaption><img alt=\"\(kind): \(escaped(look.title))\" "
                        + "src=\"data:image/png;base64,\($0.base64EncodedString())\"></figure>"
                }
            }
        let frames =
            look.frames.map { "<li><span>\(escaped($0.subject))</span> \(escaped($0.words))</li>" }
            + look.layout.map { "<li>\(escaped($0))</li>" }
        let list = frames.isEmpty ? "" : "\n<ul class=\"frames\">\n\(frames.joined(separator: "\n"))\n</ul>"
        return """
            <section>
            <h2>\(escaped(look.title))</h2>
            <p>\(escaped(look.words.prefix(1).uppercased() + look.words.dropFirst())).</p>
            <div class="pictures">\(figures.joined())</div>\(list)
            </section>
            """
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #d2d2d7; --quiet: #6e6e73; --ground: #fff; --card: #f5f5f7;
          --added: #1a7f37; --removed: #c5221f; --moved: #0a6c8f; --changed: #8a5a00; }
        @media (prefers-color-scheme: dark) { :root { --line: #3a3a3c; --quiet: #98989d; --ground: #1c1c1e; --card: #2c2c2e;
          --added: #4cc771; --removed: #ff7b72; --moved: #5cc8ec; --changed: #e3b341; } }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1.5rem; background: var(--ground); }
        h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
        section { border-top: 1px solid var(--line); padding: 1.25rem 0; }
        ul { margin: 0; padding-left: 1.25rem; } .changes, .frames { list-style: none; padding: 0; }
        li { overflow-wrap: anywhere; } li b { display: inline-block; min-width: 5.5rem; font-weight: 600; }
        .added b { color: var(--added); } .removed b { color: var(--removed); }
        .moved b { color: var(--moved); } .changed b { color: var(--changed); }
        .changes ul { padding-left: 6.75rem; color: var(--quiet); } .frames { color: var(--quiet); margin-top: .75rem; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
        figure { margin: 0; flex: 1 1 14rem; max-width: 24rem; } figcaption { color: var(--quiet); font-size: .85rem; }
        img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
        """

    private func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
