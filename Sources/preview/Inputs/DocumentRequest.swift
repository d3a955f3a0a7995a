import Maquette

/// What a verb about documents is asked: of which documents and scenes, in which ways to look at them.
struct DocumentRequest {
    let inputs: [InputFile]
    let scenes: [String]
    let variants: [Variant]
    /// Whether problems of layouts are an error.
    let isStrict: Bool
    /// What was asked for and is not there. The rest is looked at all the same.
    let missing: [String]

    static let sceneOption = Option.value(
        "--scene", "NAMES", "only the scenes of these names or ids; several with commas")
    static let strictOption = Option.flag("--strict", "exit with 1 if a layout has problems")

    init(_ arguments: Arguments, for verb: String) throws {
        guard !arguments.rest.isEmpty else {
            throw Failure("\(verb) wants a document; `preview \(verb) --help` shows how")
        }
        variants = try VariantOptions.variants(arguments)
        scenes = arguments.list("--scene")
        isStrict = arguments.has("--strict")
        _ = try BatchOptions.limits(arguments)
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions)
        (inputs, missing) = (files.found, files.failures)
    }
}
