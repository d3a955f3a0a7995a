import Maquette
import MaquetteSyntax

extension LintConfiguration {
    /// Reads a configuration file. All errors are reported at once, with lines and suggestions.
    public init(_ contents: Data, file: String) throws(UnusableDocument) {
        self = try JSONSettings.read(Self.kind, from: Array(contents), file: file)
        self.file = file
    }

    private static let kind = Kind<LintConfiguration>.record(Record("a configuration", Keys.all)) { values in
        var configuration = LintConfiguration()
        for setting in values[Keys.rules] ?? [] {
            configuration.severities[setting.rule] = .some(setting.severity)
            configuration.options[setting.rule] = setting.options
        }
        for (option, field) in Keys.looks { configuration.looks[option] = values[field] }
        configuration.excluded = values[Keys.exclude] ?? []
        configuration.checksAccessibility = values[Keys.accessibility] ?? false
        return configuration
    }

    private enum Keys {
        static let schema = Field("$schema", Kind<String>.text, "Where the schema of these files is.")
        static let rules = Field("rules", RuleSetting.list, "Rules by name: a severity, or an object with more.")
        static let accessibility = Field("accessibility", Kind<Bool>.flag, "Whether the rules about it run.")
        static let exclude = Field(
            "exclude", Kind<[String]>.list(of: .text, "an array of patterns"), "Files that are skipped.")
        /// The fields of looks by the corresponding options of the command.
        static let looks: [(option: String, field: Field<[String]>)] = [
            (
                "--device",
                names(
                    "devices", Headless.Device.all.map(\.name), "The devices to check on.",
                    near: DeviceNames.withNumbers(of:))
            ),
            (
                "--ios",
                names(
                    "ios", SystemRelease.known.map { "\($0.version)" }, "The releases of iOS to check on.",
                    near: { _ in [] })
            ),
            ("--orientation", names("orientations", ["portrait", "landscape"], "The orientations.")),
            (
                "--content-size",
                names(
                    "contentSizes",
                    ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
                    "The user's text sizes.")
            ),
            ("--appearance", names("appearances", ["light", "dark"], "The appearances.")),
            ("--direction", names("directions", ["ltr", "rtl"], "The layout directions.")),
            ("--locale", Field("locales", Kind<[String]>.list(of: .text, "an array of languages"), "Languages.")),
        ]

        static var all: [AnyField] {
            [schema.erased, rules.erased, accessibility.erased, exclude.erased] + looks.map(\.field.erased)
        }

        /// - Parameter near: similar names; all of them if nil.
        private static func names(
            _ name: String, _ known: [String], _ summary: String, near: (@Sendable (String) -> [String])? = nil
        ) -> Field<[String]> {
            let kind = Kind<String>.name(among: known, near: near ?? { _ in known })
            return Field(name, Kind<[String]>.list(of: kind, "an array of \(name)"), summary)
        }
    }
}

extension Kind where Value == String {
    /// A known word; for others, similar ones are suggested.
    fileprivate static func name(among known: [String], near: @escaping @Sendable (String) -> [String]) -> Kind {
        Kind("a name", schema: ["enum": .array(known.map { .string($0) })]) { node, reading in
            if let name = node.string, known.contains(name) { return name }
            let near = node.string.flatMap { NearestNames.suggestion(for: $0, among: near($0)) }
            let all =
                known.count > 20 ? "; `preview devices` lists what is" : "; known are \(known.joined(separator: ", "))"
            reading.report("\(node.excerpt) is not known here\(near ?? all)", at: node)
            return nil
        }
    }
}
