import Maquette
import MaquetteSyntax

/// `preview frames`: the frames of views.
enum Frames: Subcommand {
    static let name = "frames"
    static let summary = "the frames of every view as JSON, one line for each document"
    static let usage = ["frames FILE… [options]"]

    static let options: [Option] =
        [.value("--format", "NAME", "json, as always", completion: .words(["json"])), DocumentRequest.sceneOption]
        + VariantOptions.options + [DocumentRequest.strictOption]
        + BatchOptions.options

    static let notes = [
        "Each line is {\"version\", \"file\",\n"
            + "  \"scenes\": [{\"id\", \"name\", \"views\": [{\"id\", \"class\", \"frame\": {x, y, width, height}}]}]}.\n"
            + "Frames are in points, in the coordinates of the superview. When options take several values, every\n"
            + "combination has a line, with its \"variant\"."
    ]

    static let examples = [
        "frames screen.json", "frames Screens --device 'iPhone SE (3rd generation)' --content-size AX3",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        _ = try arguments.choices("--format", among: ["json": true])
        let request = try DocumentRequest(arguments, for: name)
        return try await DocumentRun(request) { visit, _ in
            for variant in request.variants {
                var scenes: [JSONValue] = []
                for scene in visit.scenes {
                    let views = try visit.show(visit.look(at: scene, in: variant)) { $0.frames.map(json) }
                    scenes.append(
                        .object(["id": .string(scene.id), "name": .string(scene.name), "views": .array(views)]))
                }
                try JSONAnswer.print(line(visit.input, variant, scenes))
            }
        }.run()
    }

    private static func line(_ input: InputFile, _ variant: Variant, _ scenes: [JSONValue]) -> JSONValue {
        variant.label.isEmpty
            ? .object(["file": .string(input.shown), "scenes": .array(scenes)])
            : .object(["file": .string(input.shown), "variant": .string(variant.label), "scenes": .array(scenes)])
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
