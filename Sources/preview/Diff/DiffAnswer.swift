import Foundation
import MaquetteSyntax

/// What was found: the differences of one pair of files, or those of the documents that changed in two folders.
struct DiffAnswer {
    let reports: [DiffReport]
    let folders: (old: String, new: String)?

    var title: String { folders.map { "\($0.old) → \($0.new)".onOneLine } ?? reports.first?.title ?? "" }

    /// The summary of a comparison of folders.
    var summary: String {
        reports.isEmpty
            ? "nothing changed" : "\(reports.count) document\(reports.count == 1 ? "" : "s") changed"
    }

    func text(isColored: Bool) -> String {
        let texts = reports.map { DiffText(report: $0, isColored: isColored).text }
        let heading = folders == nil ? [] : ["\(title): \(summary)".harmless]
        return (heading + texts).joined(separator: "\n\n")
    }

    /// - Parameter stem: the beginning of the names of pictures; nil leaves them out.
    func markdown(pictures stem: String?) -> (text: String, pictures: [(name: String, png: Data)]) {
        guard folders != nil else {
            let parts = reports.map { DiffMarkdown(report: $0, pictures: stem) }
            return (parts.map(\.text).joined(separator: "\n\n"), parts.flatMap(\.pictures))
        }
        // Documents in different folders may have one name.
        let parts = reports.enumerated().map { number, report in
            DiffMarkdown(report: report, pictures: stem.map { "\($0)\(number + 1)" })
        }
        let heading = "## \(DiffMarkdown.escaped(title))\n\n\(summary.capitalizedSentence)"
        return (([heading] + parts.map(\.text)).joined(separator: "\n\n"), parts.flatMap(\.pictures))
    }
}

extension String {
    /// The text with a capital at its beginning and a full stop at its end.
    var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
