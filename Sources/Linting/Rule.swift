/// A check of layouts. A rule is a plain value without state.
@MainActor protocol Rule: Sendable {
    /// Its name in configuration files, options and reports.
    nonisolated static var name: String { get }
    /// One line for `--list-rules`.
    nonisolated static var summary: String { get }
    func check(_ scene: LintedScene, _ report: inout Report)
}

/// The findings of a rule in a scene.
@MainActor struct Report {
    struct Remark {
        var element: LintedElement?
        var line: Int?
        var column: Int?
        /// Another file than the document.
        var file: String?
        var message: String
    }

    private(set) var remarks: [Remark] = []

    mutating func add(_ message: String, about element: LintedElement?) {
        remarks.append(
            Remark(element: element, line: element?.built.line, column: element?.built.column, message: message))
    }

    mutating func add(_ message: String, line: Int?, column: Int?, file: String? = nil) {
        remarks.append(Remark(line: line, column: column, file: file, message: message))
    }
}
