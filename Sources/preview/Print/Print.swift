import Maquette
import MaquetteSyntax

/// `preview print`: documents as code of a layout library.
enum Print: Subcommand {
    static let name = "print"
    static let summary = "documents as Swift code that uses a layout library"
    static let usage = ["print FILE… --as DIALECT [-o FILE or FOLDER] [options]"]

    static let options: [Option] =
        [
            .value(
                "--as", "DIALECT", Dialect.allCases.map(\.rawValue).joined(separator: ", "),
                completion: .words(Dialect.allCases.map(\.rawValue))),
            .value("--out", short: "-o", "PLACE", "a .swift file, or a folder for several (standard output)"),
            .value("--scene", "NAMES", "only the scenes of these names or ids; several with commas"),
        ]
        + VariantOptions.options.filter {
            ["--device", "--ios", "--landscape", "--size", "--direction"].contains($0.name)
        }

    static let notes = [
        "Each scene becomes a file with one function that creates its views. What the library cannot express becomes\n"
            + "plain anchors with a comment. Frames of views without constraints are those on the chosen device."
    ]

    static let examples = [
        "print screen.json --as swiftlayout", "print Main.storyboard --as anchors --scene Settings -o Settings.swift",
        "print Screens --as scaffold -o Sources/Screens/", "print - --as swiftuikitui < screen.json",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard !arguments.rest.isEmpty else {
            throw Failure("print wants a document; `preview print --help` shows how")
        }
        let dialect = try dialect(arguments)
        let variants = try VariantOptions.variants(arguments)
        guard variants.count == 1, let variant = variants.first else {
            throw Failure("print makes code for one device, one release and one direction at a time")
        }
        try SystemFonts.check()
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions)
        var outcome = files.failures.isEmpty ? Outcome.fine : .badInput
        for line in files.failures { StandardError.say("preview: \(line)") }
        var printouts: [Printout] = []
        var titles = PrintoutTitles()
        for input in files.found {
            do {
                printouts += try self.printouts(of: input, arguments.list("--scene"), dialect, variant, &titles)
            } catch let unusable as UnusableDocument {
                for problem in unusable.problems { StandardError.say(problem.description) }
                outcome = .badInput
            }
        }
        try PrintoutPlace(arguments.last("--out"), inputs: files.found).put(printouts)
        return outcome
    }

    private static func dialect(_ arguments: Arguments) throws -> Dialect {
        guard let word = arguments.last("--as")?.text else {
            let known = Dialect.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure("print needs a library: --as \(known)")
        }
        if let dialect = Dialect(rawValue: word.lowercased()) { return dialect }
        let names = Dialect.allCases.map(\.rawValue)
        let near = NearestNames.suggestion(for: word, among: names) ?? "; it knows \(names.joined(separator: ", "))"
        throw Failure("--as does not know `\(word)`\(near)")
    }

    private static func printouts(
        of input: InputFile, _ names: [String], _ dialect: Dialect, _ variant: Variant,
        _ titles: inout PrintoutTitles
    ) throws -> [Printout] {
        let document = try OpenDocument(reading: input).result.get()
        var findings = Findings(variants: [variant])
        for warning in document.warnings { findings.add(warning) }
        let scenes = try document.scenes(named: names)
        let printouts = try scenes.map { scene in
            let title = titles.fresh(
                scenes.count > 1 || input.path == nil ? scene.name : input.relative.withoutExtension.shown)
            let look = SceneLook(document: document, scene: scene, variant: variant, isInAnApp: true)
            return try look.show(findings: &findings) { shown in
                Printout(
                    input: input, title: title, code: shown.printed(as: dialect, called: title, from: input.shown))
            }
        }
        for line in findings.lines { StandardError.say(line) }
        return printouts
    }
}
