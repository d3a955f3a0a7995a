import Maquette
import MaquetteExplaining
import MaquetteSyntax

/// `preview frames`: the frames of views.
enum Frames: Subcommand {
    static let name = "frames"
    static let takesCode: CodeInputs.Taking? = .named
    static let summary = "the frames of every view as JSON, one line for each document"
    static let usage = ["frames FILE… [options]"]

    static let options: [Option] =
        [.value("--format", "NAME", "json, the only format", completion: .words(["json"]))]
        + [DocumentRequest.sceneOption, DocumentRequest.previewOption, DocumentRequest.listOption, DocumentCode.option]
        + VariantOptions.options + [
            ExplainOption.option, DependencyFile.option, DocumentRequest.outsideOption, DocumentRequest.strictOption,
        ]
        + BatchOptions.options

    static let notes = [
        "Each line is {\"version\", \"file\",\n"
            + "  \"scenes\": [{\"id\", \"name\", \"views\": [{\"id\", \"class\", \"frame\": {x, y, width, height}}]}]}.\n"
            + "Frames are in points, in the coordinates of the superview. When options take several values, every\n"
            + "combination has a line, with its \"variant\". A view that a custom class of the project draws has \"runsOwnCode\".\n"
            + "A view whose frame comes from the document alone has \"hasStoredFrame\".",
        "With --explain a line is {\"file\", \"explanations\": […]}: see Documentation/explaining.md.",
    ]

    static let examples = [
        "frames screen.json", "frames Screens --device 'iPhone SE (3rd generation)' --content-size AX3",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        if arguments.has("--list") { return try await SceneList(arguments, for: name).run() }
        _ = try arguments.choices("--format", among: ["json": true])
        let request = try DocumentRequest(arguments, for: name)
        let explained = ExplainOption.views(arguments)
        return try await DocumentRun(request) { visit, _ in
            for variant in request.variants {
                if !explained.isEmpty {
                    try explain(explained, in: &visit, variant)
                    continue
                }
                var scenes: [JSONValue] = []
                for scene in visit.scenes {
                    let views = try visit.show(visit.look(at: scene, in: variant)) { $0.frames.map(json) }
                    scenes.append(
                        .object(["id": .string(scene.id), "name": .string(scene.name), "views": .array(views)]))
                }
                try JSONAnswer.print(line(visit.input, variant, "scenes", scenes))
            }
        }.run()
    }

    private static func explain(_ views: [String], in visit: inout DocumentVisit, _ variant: Variant) throws {
        var explained = ExplainedViews(views, in: visit)
        for scene in visit.scenes {
            try visit.show(visit.look(at: scene, in: variant)) { _ = try explained.look(at: $0, of: scene) }
        }
        try explained.expectAll()
        try JSONAnswer.print(line(visit.input, variant, "explanations", explained.explanations.map(\.json)))
    }

    private static func line(
        _ input: InputFile, _ variant: Variant, _ key: String, _ values: [JSONValue]
    ) -> JSONValue {
        var members = [JSONValue.Member(key: "file", value: .string(input.shown))]
        if !variant.label.isEmpty { members.append(JSONValue.Member(key: "variant", value: .string(variant.label))) }
        return .object(members + [JSONValue.Member(key: key, value: .array(values))])
    }

    private static func json(_ element: ElementFrame) -> JSONValue {
        let frame = element.frame
        let view = JSONValue.object([
            "id": element.id.map { .string($0) } ?? .null, "class": .string(element.kind),
            "frame": .object([
                "x": .points(frame.minX), "y": .points(frame.minY),
                "width": .points(frame.width), "height": .points(frame.height),
            ]),
        ])
        guard case .object(let members) = view else { return view }
        let notes = [("runsOwnCode", element.runsOwnCode), ("hasStoredFrame", element.isRemembered)].filter(\.1)
        return .object(members + notes.map { JSONValue.Member(key: $0.0, value: .bool(true)) })
    }
}
