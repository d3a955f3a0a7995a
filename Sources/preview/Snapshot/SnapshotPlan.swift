import MaquetteSnapshots
import MaquetteSyntax

/// A project's snapshot settings in one file: documents, the matrix, the tolerance.
struct SnapshotPlan {
    static let usualName = ".maquette-snapshots.json"
    static let noDocuments = Failure(
        "name a document or folder, as in `preview snapshot verify Screens`, or list them in \(usualName): "
            + #"{"documents": ["Screens"]}"#)

    /// The folder that the file's paths are relative to.
    private let folder: FilePath
    private let values: FieldValues

    /// The file that was named, or the usual one in the current folder, or an empty plan.
    init(_ named: Argument?) throws {
        let path = FilePath(bytes: named?.bytes ?? Array(Self.usualName.utf8))
        let reach = Reach(of: path.folder)
        guard named != nil || reach.includes(named: path) else {
            throw Failure("\(path.shown): this link leads out of the project; --config takes it all the same")
        }
        guard named != nil || path.kind == .file else {
            (folder, values) = (FilePath("."), FieldValues())
            return
        }
        folder = path.folder
        do {
            let kind = Kind<FieldValues>.record(Record("a plan of snapshots", Keys.all)) { $0 }
            values = try JSONSettings.read(kind, from: path.contents(), file: path.shown)
        } catch let error as SystemError {
            throw Failure("\(path.shown) cannot be read: \(error.words)")
        } catch let unusable as UnusableDocument {
            throw Failure(lines: unusable.problems.map(\.description))
        }
        for (field, option, paths) in [
            ("documents", "the command line", values[Keys.documents] ?? []),
            ("baselines", "--baselines", values[Keys.baselines].map { [$0] } ?? []),
        ] {
            for place in paths where !reach.includes(named: FilePath(place)) {
                throw Failure(
                    "\(path.shown): `\(field)` leads out of the project with \(place.shortened); \(option) may name it")
            }
        }
    }

    private enum Keys {
        static let documents = texts("documents", "Files and folders with documents.")
        static let code = Field("code", .flag, "Whether views of the project's own classes draw themselves: `--code`.")
        static let bare = Field(
            "bare", .flag, "Whether screens are without status bar, home indicator and keyboard: `--bare`.")
        static let baselines = Field("baselines", text, "The folder of the baselines.")
        /// The fields of the matrix by the corresponding options of the command.
        static let matrix: [(option: String, field: Field<[String]>)] = [
            ("--device", texts("devices", "The devices.")),
            ("--ios", Field("ios", listed(release, "a release or an array of releases"), "The releases of iOS.")),
            ("--orientation", texts("orientations", "Portrait, landscape or both.")),
            ("--size", texts("sizes", "Sizes in points, as in 320x200.")),
            ("--appearance", texts("appearances", "Light, dark or both.")),
            ("--content-size", texts("contentSizes", "The user's text sizes.")),
            ("--direction", texts("directions", "Left to right, right to left or both.")),
            ("--locale", texts("locales", "Languages.")),
            ("--scale", Field("scales", listed(scale, "a scale or an array of scales"), "Pixels per point.")),
        ]
        static let precision = share("precision", "The share of pixels that must match.")
        static let perceptualPrecision = share("perceptualPrecision", "How similar a pixel must look to match.")
        static let largestRegion = Field(
            "largestRegion", Kind<Double>.number("a number from 0 to \(Arguments.short(largest))", in: 0...largest),
            "The largest connected region of wrong pixels, in square points.")
        static let ignoring = texts("ignoring", "Views, by their names, whose places are left out of comparisons.")
        static let allowsSingleColor = Field(
            "allowsSingleColor", .flag, "Whether pictures of a single colour are allowed.")

        static let largest = 1e6

        static var all: [AnyField] {
            [documents.erased, code.erased, bare.erased, baselines.erased] + matrix.map(\.field.erased)
                + [
                    precision.erased, perceptualPrecision.erased, largestRegion.erased, allowsSingleColor.erased,
                    ignoring.erased,
                ]
        }

        private static let text = Kind<String>("a text", schema: ["type": "string"]) { node in
            node.string.flatMap { $0.isEmpty ? nil : $0 }
        }
        private static let scale = Kind<String>("a scale", schema: ["type": "number"]) { node in
            node.number.map { Arguments.short($0) } ?? node.string
        }

        private static let release = Kind<String>("a release of iOS", schema: ["type": "number"]) { node in
            node.number.map { Arguments.short($0) } ?? node.string
        }

        /// One value or an array of them.
        private static func listed(_ kind: Kind<String>, _ expected: String) -> Kind<[String]> {
            .either(
                expected, string: kind.map { [$0] }, number: kind.map { [$0] }, array: .list(of: kind, expected))
        }

        private static func texts(_ name: String, _ summary: String) -> Field<[String]> {
            Field(name, listed(text, "a text or an array of texts"), summary)
        }

        private static func share(_ name: String, _ summary: String) -> Field<Double> {
            Field(name, .number("a number from 0 to 1", in: 0...1), summary)
        }
    }

    var documents: [Argument] { (values[Keys.documents] ?? []).map { Argument(bytes: placed($0).bytes) } }

    /// Whether the documents' project is built, as by `--code`.
    var usesCode: Bool { values[Keys.code] ?? false }

    /// The views that comparisons leave out.
    var ignoring: [String] { values[Keys.ignoring] ?? [] }

    var baselines: FilePath? { values[Keys.baselines].map(placed) }

    /// Sets the options of the matrix that are not on the command line.
    func supply(_ arguments: inout Arguments) {
        for (option, field) in Keys.matrix { arguments.supply(option, values[field] ?? []) }
        if values[Keys.bare] == true { arguments.supply(flag: "--bare") }
    }

    func tolerance(_ typed: Arguments) throws -> Tolerance {
        Tolerance(
            precision: try typed.number("--precision", in: 0...1, default: values[Keys.precision] ?? 1),
            perceptualPrecision: try typed.number(
                "--perceptual-precision", in: 0...1, default: values[Keys.perceptualPrecision] ?? 1),
            largestRegion: try typed.number(
                "--largest-region", in: 0...Keys.largest, default: values[Keys.largestRegion] ?? 4),
            allowsSingleColor: typed.has("--allow-single-color") || values[Keys.allowsSingleColor] ?? false)
    }

    private func placed(_ text: String) -> FilePath {
        text.hasPrefix("/") || folder == FilePath(".") ? FilePath(text) : folder.appending(text.utf8)
    }
}
