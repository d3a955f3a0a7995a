import Maquette

/// Everything that `preview render` was asked for.
struct RenderRequest {
    let inputs: [InputFile]
    let variants: [Variant]
    let formats: [Picture.Format]
    let place: OutputPlace
    let scenes: [String]
    let isSheet: Bool
    let isOutlined: Bool
    let isStrict: Bool
    /// What was asked for and is not there. The rest is rendered all the same.
    let missing: [String]

    init(_ arguments: Arguments) throws {
        guard !arguments.rest.isEmpty else {
            throw Failure("render wants a document; `preview render --help` shows how")
        }
        variants = try VariantOptions.variants(arguments)
        scenes = arguments.list("--scene")
        isSheet = arguments.has("--sheet")
        isOutlined = arguments.has("--outline")
        isStrict = arguments.has("--strict")
        formats = try Self.formats(arguments, isSheet: isSheet)
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions)
        (inputs, missing) = (files.found, files.failures)
        let isOne = formats.count == 1 && (isSheet || inputs.count <= 1 && variants.count == 1 && scenes.count <= 1)
        place = try OutputPlace(arguments.last("-o"), isOne: isOne, inputs: inputs)
        if case .standardOutput = place, formats[0].isBinary, StandardStreams.isTerminal(1) {
            throw Failure("a picture cannot be shown on a terminal: name a file with -o, or use --format text")
        }
    }

    /// The value of `--format`, or else from the name of the file.
    private static func formats(_ arguments: Arguments, isSheet: Bool) throws -> [Picture.Format] {
        let known: KeyValuePairs<String, Picture.Format> = ["png": .png, "svg": .svg, "pdf": .pdf, "text": .text]
        let said = try arguments.choices("--format", among: known)
        let named = arguments.last("-o").flatMap { Picture.Format(fileExtension: FilePath(bytes: $0.bytes).ext) }
        if let named, said.count == 1, said[0] != named {
            throw Failure("-o says \(named.rawValue) and --format says \(said[0].rawValue)")
        }
        return said.isEmpty ? [named ?? .png] : said
    }
}
