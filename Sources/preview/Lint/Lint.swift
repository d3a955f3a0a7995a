import Maquette
import MaquetteLinting

/// `preview lint`: problems of documents.
enum Lint: Subcommand {
    static let name = "lint"
    static let takesCode: CodeInputs.Taking? = .found
    static let summary = "problems of layouts: ambiguity, cut-off texts, overlaps and more"
    static let usage = ["lint FILE… [options]"]

    static let options: [Option] =
        [
            .value(
                "--format", "NAME", "text, json, github or junit (text)",
                completion: .words(LintFormat.known.map(\.key))),
            DocumentRequest.sceneOption, DocumentCode.option, GitChanges.option,
            .value("--rules", "NAMES", "only these rules; several with commas", completion: .words(RuleList.names)),
            .value("--disable", "NAMES", "all rules except these", completion: .words(RuleList.names)),
            .flag("--accessibility", "the rules about accessibility, too"),
            .flag("--list-rules", "print the rules and what each finds"),
            .value(
                "--explain-rule", "NAME", "print why a rule is one: WCAG 2.2, Apple's guideline, the remedy",
                completion: .words(RuleList.names)),
            .value(
                "--config", "FILE",
                "the configuration, instead of \(LintConfiguration.fileName) beside\nor above each document",
                completion: .files),
            .value("--baseline", "FILE", "report only findings that are not in this list", completion: .files),
            .value("--write-baseline", "FILE", "write all findings to such a list", completion: .files),
        ] + VariantOptions.options.filter { !["--scale", "--vision", "--forget", "--bare"].contains($0.name) }
        + [DependencyFile.option, DocumentRequest.outsideOption] + BatchOptions.options

    static let notes = [
        "A FILE is a document (\(Documents.fileExtensions.map { ".\($0)" }.joined(separator: ", "))), a folder of them, a pattern, or `-` for standard input. Each\n"
            + "is checked on its own device; options that take several values check every combination. A finding in\n"
            + "only some combinations is reported once, with their names.",
        "Exit code 0: nothing was found; 1: something was found; 2: something could not be read.\n"
            + "Documentation/lint.md has the rules, the configuration and the baseline.",
    ]

    static let examples = [
        "lint Main.storyboard",
        "lint Screens --device 'iPhone SE (3rd generation),iPad Air (11-inch)' --content-size L,AX3",
        "lint . --changed origin/main --format github", "lint . --write-baseline lint-baseline.json",
        "lint . --baseline lint-baseline.json --disable touch-target",
        "lint . --accessibility --appearance light,dark", "lint --explain-rule contrast",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let isJSON = try arguments.choices("--format", among: LintFormat.known).last == .json
        if arguments.has("--list-rules") {
            if isJSON {
                for rule in RuleList.answers { try JSONAnswer.print(rule.answer) }
            } else {
                try StandardOutput.print(rules.description)
            }
            return .fine
        }
        if let name = arguments.last("--explain-rule")?.text {
            guard let lines = RuleList.explanation(of: name) else {
                let near = NearestNames.suggestion(for: name, among: RuleList.names)
                throw Failure(
                    "--explain-rule: there is no rule `\(name.shortened)`\(near ?? "; --list-rules lists them")")
            }
            if isJSON, let rule = RuleList.answers.first(where: { $0.name == name }) {
                try JSONAnswer.print(rule.answer)
            } else {
                try StandardOutput.print(lines.joined(separator: "\n"))
            }
            return .fine
        }
        let request = try LintRequest(arguments)
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        return try await LintRun(request).run()
    }

    private static var rules: Table {
        var table = Table(columns: ["rule", "looks for"])
        for (name, summary) in RuleList.summaries { table.add([name, summary]) }
        return table
    }
}
