import Maquette
import MaquetteSyntax

/// `preview print`: documents as code of a layout library.
enum Print: Subcommand {
    static let name = "print"
    static let takesCode: CodeInputs.Taking? = .named
    static let summary = "documents as Swift code that uses a layout library"
    static let usage = ["print FILE… --as DIALECT [-o FILE or FOLDER] [options]"]

    static let options: [Option] =
        [
            .value(
                "--as", "DIALECT", Dialect.allCases.map(\.rawValue).joined(separator: ", "),
                completion: .words(Dialect.allCases.map(\.rawValue))),
            .value("--out", short: "-o", "PLACE", "a .swift file, or a folder for several (standard output)"),
            JSONAnswer.option, DocumentRequest.sceneOption, DocumentRequest.previewOption,
        ]
        + VariantOptions.options.filter {
            ["--device", "--ios", "--landscape", "--size", "--direction"].contains($0.name)
        } + [DocumentRequest.outsideOption] + CodeOptions.all

    static let notes = [
        "Each scene becomes a file with one function that creates its views. Constraints that the library cannot\n"
            + "express become plain anchors with a comment. Views without constraints have their frames on the chosen device.",
        "For a Swift file, the command prints the views of a #Preview as they are laid out, always on standard output, because\n"
            + "a project's code must not write Swift files.",
    ]

    static let examples = [
        "print screen.json --as swiftlayout", "print Main.storyboard --as anchors --scene Settings -o Settings.swift",
        "print 'Sources/Card.swift#Dark' --as anchors", "print Screens --as scaffold -o Sources/Screens/",
        "print - --as swiftuikitui < screen.json",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let request = try DocumentRequest(arguments, for: name)
        let dialect = try dialect(arguments)
        guard request.variants.count == 1, let variant = request.variants.first else {
            throw Failure("print makes code for one device, one release and one direction at a time")
        }
        let isJSON = try JSONAnswer.isWanted(arguments)
        if isJSON, arguments.last("--out") != nil { throw Failure("--format json prints the code; leave out -o") }
        if CodeInputs.areUsed, arguments.last("--out").map({ $0.text != "-" }) == true {
            throw Failure("for Swift files, code goes to standard output: leave out -o, and redirect it with >")
        }
        var printouts: [Printout] = []
        var titles = PrintoutTitles()
        let outcome = try await DocumentRun(request, needsAllTogether: CodeInputs.areUsed) { visit, _ in
            let (input, scenes) = (visit.input, visit.scenes)
            printouts += try scenes.map { scene in
                let title = titles.fresh(
                    scenes.count > 1 || input.path == nil ? scene.name : input.relative.withoutExtension.shown)
                return try visit.show(visit.look(at: scene, in: variant, isInAnApp: true)) { shown in
                    Printout(
                        input: input, title: title, code: shown.printed(as: dialect, called: title, from: input.shown))
                }
            }
        }.run()
        if isJSON {
            try JSONAnswer.print(["scenes": .array(printouts.map(\.json))])
            return outcome
        }
        try PrintoutPlace(arguments.last("--out"), inputs: request.inputs).put(printouts)
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
        throw Failure("--as does not know `\(word.shortened)`\(near)")
    }
}
