import Maquette

/// `preview render`: documents to pictures.
enum Render: Subcommand {
    static let name = "render"
    static let takesCode: CodeInputs.Taking? = .named
    static let summary = "pictures of documents"
    static let usage = ["render FILE… [-o OUT] [options]"]

    static let options: [Option] =
        [
            .value(
                "-o", "OUT", "the picture, or the folder for pictures; `-` is standard output\n(the folder you are in)",
                completion: .files),
            .value(
                "--format", "NAMES",
                "png, svg, pdf or text; several with commas (png);\njson lists what was written, for other programs",
                completion: .words(["png", "svg", "pdf", "text", "json"])),
            DocumentRequest.sceneOption,
            DocumentRequest.previewOption, DocumentRequest.listOption, DocumentCode.option,
        ] + VariantOptions.options + AnimationOptions.options + [
            .flag("--sheet", "one picture instead of one for each scene: all side by side, with their names"),
            .flag("--outline", "the frames and names of views over the picture"),
            .flag("--accessibility", "what VoiceOver reads: numbered regions, and a legend beside the picture"),
            ExplainOption.option,
            DependencyFile.option,
            .flag("--watch", "draw again whenever a file of the project changes, until Ctrl-C"),
            .flag("--open", "show the picture, or the folder of several, in the desktop's viewer"),
            DocumentRequest.outsideOption, DocumentRequest.strictOption,
        ] + BatchOptions.options

    static let notes = [
        "A FILE is a document (\(Documents.fileExtensions.map { ".\($0)" }.joined(separator: ", "))), a folder of them, a pattern, or `-` for standard input, whose\n"
            + "picture goes to standard output. Options that take several values make a picture of every combination.\n"
            + "A document's own settings apply unless an option overrides them.",
        "A FILE may be a Swift file: then its previews are drawn, or else the views in it. See Documentation/previews.md.",
        "The text form lists what is painted, one line each: see Documentation/text-form.md. A view's line ends with\n"
            + "its complete text, so `grep` finds the text of a label even if it is cut off.",
        "--explain prints the constraints behind each side of a view, those that yielded to them, and what would move\n"
            + "without each constraint; `frames --explain` prints it as JSON.",
        "`preview render` prints the name of each picture that it wrote. It reports conflicts, ambiguity, cut-off texts and\n"
            + "unsupported features of documents on standard error. Exit code 2: something could not be read or written.",
    ]

    static let examples = [
        "render screen.json", "render screen.json -o screen.svg --device 'iPhone SE (3rd generation)' --dark",
        "render Screens -o out --device 'iPhone 16,iPad Air (11-inch)' --appearance light,dark",
        "render Screens --sheet -o sheet.png --content-size L,AX3 --locale en,longer,mirrored",
        "render Main.storyboard --scene Sign --explain 'UIButton[0]' -o sign.png",
        "render - < screen.json > screen.png", "render screen.json -o screen.png --watch --open",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        if arguments.has("--list") { return try await SceneList(arguments, for: name).run() }
        if arguments.has("--watch") { try expectWatchable(arguments) }
        SystemFonts.prepare()
        return try await RenderRun(RenderRequest(arguments)).run()
    }

    /// Streams cannot be watched, nor written again.
    static func expectWatchable(_ arguments: Arguments) throws {
        if arguments.rest.contains(where: { $0.text == "-" }) {
            throw Failure("--watch needs files, not standard input")
        }
        if arguments.last(DependencyFile.option.name) != nil {
            throw Failure("--depfile and --watch do the same in two ways; give one of them")
        }
        if arguments.last("-o")?.text == "-" { throw Failure("--watch writes files again, not standard output") }
    }
}
