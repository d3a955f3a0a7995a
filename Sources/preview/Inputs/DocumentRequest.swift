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
    static let previewOption = Option.value(
        "--preview", "NAMES",
        "of Swift files, only the previews of these names or numbers;\nFILE.swift:LINE means the one at a line")
    static let listOption = Option.flag("--list", "only list the scenes or previews")
    static let outsideOption = Option.flag(
        "--allow-outside", "read images, fonts and texts that documents have outside of their\nproject's folder, too")
    static let strictOption = Option.flag("--strict", "exit with 1 if a layout has problems")

    init(_ arguments: Arguments, for verb: String) throws {
        Self.readOutside(arguments)
        guard !arguments.rest.isEmpty else {
            throw Failure("\(verb) needs a document; `preview \(verb) --help` shows how")
        }
        variants = try VariantOptions.variants(arguments)
        scenes = arguments.list("--scene")
        isStrict = arguments.has("--strict")
        _ = try BatchOptions.limits(arguments)
        let files = InputFiles(
            arguments.rest, extensions: Documents.fileExtensions, previews: arguments.list("--preview") + scenes)
        (inputs, missing) = (files.found, files.failures)
    }

    /// Lets documents have files read from everywhere, if that was asked for. To be called before any is read.
    static func readOutside(_ arguments: Arguments) {
        if arguments.has(outsideOption.name) { ProjectFolders.mayBeLeft() }
    }
}
