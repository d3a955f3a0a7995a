import Maquette
import MaquetteAccessibility
import MaquetteSyntax

/// `preview accessibility`: what VoiceOver reads.
enum Accessibility: Subcommand {
    static let name = "accessibility"
    static let takesCode: CodeInputs.Taking? = .named
    static let summary = "what VoiceOver says on a screen, in order: a picture with a legend, text or JSON"
    static let usage = ["accessibility FILE… [-o OUT] [options]"]

    static let options: [Option] =
        [
            .value(
                "-o", "OUT", "the picture, or the folder for pictures; `-` is standard output\n(the folder you are in)",
                completion: .files),
            .value(
                "--format", "NAME", "png, svg or pdf; text or json print what VoiceOver says (png)",
                completion: .words(["png", "svg", "pdf", "text", "json"])),
            .value(
                "--rotor", "NAMES",
                "in text and json, only the elements of a rotor:\n"
                    + "headings, links, text-fields; several with commas",
                completion: .words(rotors.map(\.key))),
            .value(
                "--activation-points", "WHEN",
                "draw where a double tap touches: always, whenOverridden or never\n"
                    + "(whenOverridden)",
                completion: .words(AccessibilityPictureOptions.Occasion.allCases.map(\.rawValue))),
            .flag("--monochrome", "the screen in grey, so that the regions stand out"),
            DocumentRequest.sceneOption, DocumentRequest.previewOption, DocumentRequest.listOption, DocumentCode.option,
        ] + VariantOptions.options + [
            .flag("--open", "show the picture, or the folder of several, in the desktop's viewer"),
            DocumentRequest.outsideOption, DocumentRequest.strictOption,
        ] + BatchOptions.options

    static let notes = [
        "A FILE is what `render` takes. The picture is the screen with a numbered region for each element, and a legend of\n"
            + "what VoiceOver speaks there: label, value, traits, place in tabs and segments, then hint and custom actions.",
        "Elements are read in rows from top to bottom, each in the direction of reading; containers, groups, modal and\n"
            + "hidden views as in UIKit. UIKit's controls have UIKit's labels, values and traits.",
        "Each line of --format json is {\"version\", \"file\", \"scenes\": [{\"id\", \"name\", \"elements\", \"rotors\"}]}; see\n"
            + "Schema/answers and Documentation/accessibility.md.",
    ]

    static let examples = [
        "accessibility screen.json", "accessibility Main.storyboard --format text --rotor headings",
        "accessibility Screens -o out --appearance light,dark --direction ltr,rtl",
        "accessibility Main.storyboard --scene Sign --activation-points always -o sign.png",
    ]

    private static let rotors: KeyValuePairs<String, Rotor> = [
        "headings": .headings, "links": .links, "text-fields": .textFields,
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        if arguments.has("--list") { return try await SceneList(arguments, for: name).run() }
        let words = try arguments.choices("--format", among: ["png": 0, "svg": 0, "pdf": 0, "text": 1, "json": 2])
        let chosen = try arguments.choices("--rotor", among: rotors)
        if words.contains(where: { $0 > 0 }) {
            guard words.count == 1 else { throw Failure("--format text and json are printed alone, without pictures") }
            if let out = arguments.last("-o"), out.text != "-" {
                throw Failure("--format text and json are printed; -o is for pictures")
            }
            return try await print(DocumentRequest(arguments, for: name), rotors: chosen, asJSON: words[0] == 2)
        }
        guard chosen.isEmpty else {
            throw Failure("--rotor is for --format text and json; the legend lists all rotors")
        }
        SystemFonts.prepare()
        return try await RenderRun(RenderRequest(arguments, for: name, legend: pictureOptions(arguments))).run()
    }

    static func pictureOptions(_ arguments: Arguments) throws -> AccessibilityPictureOptions {
        var options = AccessibilityPictureOptions()
        options.isMonochrome = arguments.has("--monochrome")
        let known: KeyValuePairs<String, AccessibilityPictureOptions.Occasion> = [
            "always": .always, "whenOverridden": .whenOverridden, "never": .never,
        ]
        if let occasion = try arguments.choices("--activation-points", among: known).last {
            options.activationPoints = occasion
        }
        return options
    }

    private static func print(_ request: DocumentRequest, rotors: [Rotor], asJSON: Bool) async throws -> Outcome {
        try await DocumentRun(request) { visit, _ in
            for variant in request.variants {
                var scenes: [JSONValue] = []
                for scene in visit.scenes {
                    let reading = try visit.show(visit.look(at: scene, in: variant)) { shown in
                        let whole = AccessibilityReading(shown, language: variant.language?.code)
                        return rotors.isEmpty ? whole : whole.only(rotors)
                    }
                    if asJSON {
                        scenes.append(
                            reading.json.with("name", .string(scene.name)).with("id", .string(scene.id)))
                    } else {
                        let several = visit.scenes.count > 1 ? scene.name : nil
                        let title = [visit.input.shown, several, variant.label].compactMap { $0 }
                            .filter { !$0.isEmpty }
                        let lines = reading.lines.isEmpty ? ["(nothing)"] : reading.lines
                        let all = [title.joined(separator: ", ")] + lines.map { "  " + $0 }
                        try StandardOutput.print(all.joined(separator: "\n"))
                    }
                }
                if asJSON { try JSONAnswer.print(line(visit.input, variant, scenes)) }
            }
        }.run()
    }

    private static func line(_ input: InputFile, _ variant: Variant, _ scenes: [JSONValue]) -> JSONValue {
        var members = [JSONValue.Member(key: "file", value: .string(input.shown))]
        if !variant.label.isEmpty { members.append(JSONValue.Member(key: "variant", value: .string(variant.label))) }
        return .object(members + [JSONValue.Member(key: "scenes", value: .array(scenes))])
    }
}
