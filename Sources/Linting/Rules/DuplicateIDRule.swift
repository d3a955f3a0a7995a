import MaquetteDocuments

/// Ids that are used twice in a document, as after a merge: a reference may find the wrong one.
struct DuplicateIDRule: Rule {
    nonisolated static let name = "duplicate-id"
    nonisolated static let summary = "an id is used more than once in a document"
    nonisolated static let needsNoLayout = true

    func check(_ scene: LintedScene, _ report: inout Report) {
        guard scene.isFirst else { return }
        var lines: [String: Int] = [:]
        func visit(_ part: DocumentPart) {
            // In JSON a constraint may share its name with others, and every scene has its own ids.
            if let id = part.id, scene.document is InterfaceBuilderDocument {
                if let first = lines[id] {
                    report.add(
                        "\(part.kind) has the id \(id), which is also in line \(first)", line: part.line,
                        column: part.column)
                } else {
                    lines[id] = part.line
                }
            }
            for part in part.parts { visit(part) }
        }
        for part in scene.document.parts { visit(part) }
    }
}
