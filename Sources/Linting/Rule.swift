/// Something that layouts can be checked for. A rule is a plain value; what it looks at is handed to it.
@MainActor protocol Rule: Sendable {
    /// As configuration files, options and reports call it.
    nonisolated static var name: String { get }
    /// One line for people.
    nonisolated static var summary: String { get }
    func check(_ scene: LintedScene, _ report: inout Report)
}

/// What a rule has to say about a scene.
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
