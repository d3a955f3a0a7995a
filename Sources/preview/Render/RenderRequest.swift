import Maquette
import MaquetteAccessibility

/// Everything that `preview render` was asked for.
struct RenderRequest {
    let documents: DocumentRequest
    let formats: [Picture.Format]
    /// How the command says in the end what it wrote.
    enum Telling { case names, json, nothing }

    let telling: Telling
    let place: OutputPlace
    let isSheet: Bool
    let isOutlined: Bool
    /// Nil where pictures stand still.
    let film: AnimationOptions.FilmRequest?
    /// What is drawn of VoiceOver's elements; nil for nothing.
    let legend: AccessibilityPictureOptions?
    /// Whether the result is shown in the desktop's viewer.
    let opens: Bool
    /// The views to explain.
    let explained: [String]

    @MainActor init(
        _ arguments: Arguments, for verb: String = Render.name, legend: AccessibilityPictureOptions? = nil,
        telling: Telling? = nil
    ) throws {
        documents = try DocumentRequest(arguments, for: verb)
        self.legend = legend ?? (arguments.has("--accessibility") ? AccessibilityPictureOptions() : nil)
        if self.legend != nil, arguments.has("--outline") {
            throw Failure("--outline and --accessibility draw over the same picture; give one of them")
        }
        isSheet = arguments.has("--sheet")
        film = try AnimationOptions.film(arguments)
        isOutlined = arguments.has("--outline")
        opens = arguments.has("--open")
        explained = ExplainOption.views(arguments)
        // A verb that says itself what was written has a `--format` for that.
        let words = try telling == nil ? arguments.choices("--format", among: Self.known) : []
        formats = try Self.formats(words.compactMap { $0 }, arguments)
        self.telling = telling ?? (words.contains(nil) ? .json : .names)
        if film != nil, formats != [.png] { throw Failure("--animate writes PNG and no other format") }
        let isOneVariant = documents.inputs.count <= 1 && documents.variants.count == 1 && documents.scenes.count <= 1
        let isOne = formats.count == 1 && (isSheet || isOneVariant)
        place = try OutputPlace(arguments.last("-o"), isOne: isOne, inputs: documents.inputs)
        if opens, case .standardOutput = place { throw Failure("--open needs a file; name one with -o") }
        if case .standardOutput = place, self.telling != .names {
            throw Failure("standard output takes the picture, so it cannot take JSON; name a file with -o")
        }
        if case .standardOutput = place, formats[0].isBinary, StandardStreams.outputIsTerminal {
            throw Failure("a picture cannot be shown on a terminal: name a file with -o, or use --format text")
        }
    }

    private static let known: KeyValuePairs<String, Picture.Format?> = [
        "png": .png, "svg": .svg, "pdf": .pdf, "text": .text, "json": nil,
    ]

    /// The formats that were said, or else the one of the file's name.
    private static func formats(_ said: [Picture.Format], _ arguments: Arguments) throws -> [Picture.Format] {
        let named = arguments.last("-o").flatMap { Picture.Format(fileExtension: FilePath(bytes: $0.bytes).ext) }
        if let named, said.count == 1, said[0] != named {
            throw Failure("-o names a \(named.rawValue) file, but --format is \(said[0].rawValue)")
        }
        return said.isEmpty ? [named ?? .png] : said
    }
}
