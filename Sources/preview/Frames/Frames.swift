import Maquette
import MaquetteSyntax

/// `preview frames`: the frames of views.
enum Frames: Subcommand {
    static let name = "frames"
    static let summary = "the frames of every view as JSON, one line for each document"
    static let usage = ["frames FILE… [options]"]

    static let options: [Option] =
        [.value("--scene", "NAMES", "only the scenes of these names or ids; several with commas")]
        + VariantOptions.options + [.flag("--strict", "exit with 1 if a layout has problems")]

    static let notes = [
        "Each line is {\"file\", \"scenes\": [{\"id\", \"name\", \"views\": [{\"id\", \"class\", \"frame\": {x, y, width, height}}]}]}.\n"
            + "Frames are in points, in the coordinates of the superview. When options take several values, every\n"
            + "combination has a line, with its \"variant\"."
    ]

    static let examples = [
        "frames screen.json", "frames Screens --device 'iPhone SE (3rd generation)' --content-size AX3",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard !arguments.rest.isEmpty else {
            throw Failure("frames wants a document; `preview frames --help` shows how")
        }
        let variants = try VariantOptions.variants(arguments)
        try SystemFonts.check()
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions)
        var outcome = files.failures.isEmpty ? Outcome.fine : .badInput
        for line in files.failures { StandardError.say("preview: \(line)") }
        var unknownLanguages = UnknownLanguages()
        for input in files.found {
            do {
                let document = try OpenDocument(reading: input).result.get()
                try unknownLanguages.look(at: document, in: variants)
                let scenes = try document.scenes(named: arguments.list("--scene"))
                var findings = Findings(variants: variants)
                for warning in document.warnings { findings.add(warning) }
                for variant in variants {
                    let looks = scenes.map { SceneLook(document: document, scene: $0, variant: variant) }
                    let frames = try looks.map { look in try self.frames(of: look, findings: &findings) }
                    try StandardOutput.print(line(input, variant, frames).line)
                }
                for line in findings.lines { StandardError.say(line) }
                if arguments.has("--strict"), !findings.lines.isEmpty { outcome.worsen(to: .findings) }
            } catch let unusable as UnusableDocument {
                for problem in unusable.problems { StandardError.say(problem.description) }
                outcome = .badInput
            }
        }
        for line in unknownLanguages.lines { StandardError.say(line) }
        return outcome
    }

    private static func line(_ input: InputFile, _ variant: Variant, _ scenes: [JSONValue]) -> JSONValue {
        variant.label.isEmpty
            ? .object(["file": .string(input.shown), "scenes": .array(scenes)])
            : .object(["file": .string(input.shown), "variant": .string(variant.label), "scenes": .array(scenes)])
    }

    private static func frames(of look: SceneLook, findings: inout Findings) throws -> JSONValue {
        let views = try look.show(findings: &findings) { shown in shown.frames.map(json) }
        return .object(["id": .string(look.scene.id), "name": .string(look.scene.name), "views": .array(views)])
    }

    private static func json(_ element: ElementFrame) -> JSONValue {
        let frame = element.frame
        return .object([
            "id": element.id.map { .string($0) } ?? .null, "class": .string(element.kind),
            "frame": .object([
                "x": .points(frame.minX), "y": .points(frame.minY),
                "width": .points(frame.width), "height": .points(frame.height),
            ]),
        ])
    }
}
