import Maquette
import MaquetteAgents
import MaquetteLinting

/// Problems of all documents in a folder.
enum LintProjectTool: AgentTool {
    private static let most = 200

    static let description = ToolDescription(
        "LintProject", title: "Lint layouts",
        "Checks the storyboards, xibs and JSON screens in a file or folder, or the #Previews of a Swift file, for ambiguity, conflicts, cut-off texts, overlaps, small touch targets and more, by the project's .maquette-lint.json.",
        arguments: [
            .init(
                "path",
                .textSchema("File or folder; of Swift files, one by its path. Default: the server's working directory.")
            ),
            .init(
                "rules",
                .listSchema(
                    .textSchema("", among: RuleList.names),
                    "Only these rules. Default: those of the configuration, or else all but the rules about accessibility."
                )),
            .init("devices", .listSchema(.textSchema(""), "Devices to check on. Default: each document's own.")),
            .init(
                "textSizes",
                .listSchema(.textSchema("", among: ContentSizes.names), "Text sizes to check. Default: the document's.")
            ),
            AgentVariant.touches, AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                (
                    "findings",
                    .listSchema(
                        .object(["type": "object"]),
                        "file, line, column, severity, rule, element, scene, message, variants; at most \(most).")
                ),
                (
                    "counts",
                    .objectSchema(
                        [("error", .integerSchema("")), ("warning", .integerSchema(""))], words: "Of all findings.")
                ),
                ("documents", .integerSchema("How many documents were checked.")),
                (
                    "unreadable",
                    .listSchema(.object(["type": "object"]), "Documents that could not be checked, and why.")
                ),
            ], required: ["findings", "counts", "documents", "unreadable"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        do {
            return try lint(arguments)
        } catch {
            return ToolResult(error)
        }
    }

    private static func lint(_ arguments: ToolArguments) throws -> ToolResult {
        try SystemFonts.check()
        var words: [Argument] = []
        for (option, name) in [
            ("--rules", "rules"), ("--device", "devices"), ("--content-size", "textSizes"), ("--touch", "touches"),
        ] {
            for value in try arguments.texts(name) { words += [Argument(option), Argument(value)] }
        }
        let path = try arguments.text("path") ?? "."
        if FilePath(path).ext == "swift" { return try lintCode(at: path, words) }
        let request = try LintRequest(
            Arguments((words + [Argument("--"), Argument(path)])[...], options: Lint.options))
        guard !request.inputs.isEmpty else {
            return ToolResult(error: request.missing.map(\.description).joined(separator: "\n"))
        }
        var report = LintReport()
        for input in request.inputs {
            do {
                let inForce = try request.configurations.configuration(for: input)
                if let path = input.path, inForce.configuration.excludes(path.shown(from: inForce.folder)) { continue }
                let document = try OpenDocument(reading: input).result.get()
                report.findings += try inForce.linter.findings(
                    in: document, scenes: document.scenes, named: input.shownToAgents)
                report.documents.append(input.shownToAgents)
            } catch let unusable as UnusableDocument {
                report.unreadDocuments += unusable.problems.map { (input.shownToAgents, $0) }
            } catch is LintConfigurations.ToldBefore {
                continue
            }
        }
        return answer(report)
    }

    /// The previews of a Swift file.
    private static func lintCode(at path: String, _ words: [Argument]) throws -> ToolResult {
        let path = AgentPreview.path(path)
        let input = InputFile(path: path, relative: path)
        let arguments = try Arguments(words[...], options: Lint.options)
        let inForce = try LintConfigurations(arguments).configuration(for: input)
        let document = try AgentPreview.document(path.shown)
        var report = LintReport()
        report.documents = [input.shownToAgents]
        for scene in document.scenes {
            do {
                let line = scene.aliases.lazy.compactMap { Int($0) }.first
                report.findings += try inForce.linter.findings(
                    in: document, scenes: [scene], named: input.shownToAgents
                )
                .map { finding in
                    var finding = finding
                    (finding.line, finding.scene) = (finding.line ?? line, scene.name)
                    return finding
                }
            } catch let unusable as UnusableDocument {
                report.unreadDocuments += unusable.problems.map { (input.shownToAgents, $0) }
            }
        }
        return answer(report)
    }

    private static func answer(_ report: LintReport) -> ToolResult {
        let (errors, all) = (report.findings.count { $0.severity == .error }, report.findings.count)
        let structure = JSONValue.object([
            "findings": .array(report.findings.prefix(most).map(LintReport.json)),
            "counts": .object(["error": .number(Double(errors)), "warning": .number(Double(all - errors))]),
            "documents": .number(Double(report.documents.count)),
            "unreadable": .array(report.unread.map(LintReport.json)),
        ])
        var lines = report.findings.prefix(most).map(LintReport.line)
        lines += report.unread.map { "unreadable: \($0.description.onOneLine)" }
        let more = all > most ? ", of which \(most) are listed" : ""
        lines.append(
            "\(all) finding\(all == 1 ? "" : "s")\(more), in \(report.documents.count) document\(report.documents.count == 1 ? "" : "s")"
        )
        lines += PackagesOfProject.advice
        return ToolResult([.text(lines.joined(separator: "\n"))], structure)
    }
}
