import Maquette

/// The request of a verb for documents: which documents and scenes, in which variants.
struct DocumentRequest {
    let inputs: [InputFile]
    let scenes: [String]
    let variants: [Variant]
    /// Whether problems of layouts are an error.
    let isStrict: Bool
    /// Documents and scenes that do not exist. The others are processed all the same.
    let missing: [String]

    static let sceneOption = Option.value(
        "--scene", "NAMES", "only the scenes of these names or ids; several with commas", completion: .scenes)
    static let strictOption = Option.flag("--strict", "exit with 1 if a layout has problems")

    init(_ arguments: Arguments, for verb: String) throws {
        guard !arguments.rest.isEmpty else {
            throw Failure("\(verb) needs a document; `preview \(verb) --help` shows how")
        }
        variants = try VariantOptions.variants(arguments)
        scenes = arguments.list("--scene")
        isStrict = arguments.has("--strict")
        _ = try BatchOptions.limits(arguments)
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions)
        (inputs, missing) = (files.found, files.failures)
    }
}
