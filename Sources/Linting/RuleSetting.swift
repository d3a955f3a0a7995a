import MaquetteDocuments

/// The setting of one rule in a configuration file.
struct RuleSetting: Sendable {
    var rule: String
    /// nil switches it off.
    var severity: Severity?
    /// What else the rule can be told.
    var more: [@Sendable (inout Thresholds) -> Void] = []

    func apply(to configuration: inout LintConfiguration) {
        configuration.severities[rule] = .some(severity)
        for setting in more { setting(&configuration.thresholds) }
    }

    /// An object with the names of rules.
    static let list = Kind<[RuleSetting]>("an object with rules", schema: ["type": "object"]) { node, reading in
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: "an object with rules")
            return nil
        }
        return node.members.compactMap { key, value in
            guard let name = key.string, RuleList.names.contains(name) else {
                reading.reportUnknownKey(key, of: "the list of rules", known: RuleList.names)
                return nil
            }
            return setting(of: name, value, reading)
        }
    }

    private static func setting(of rule: String, _ node: JSONNode, _ reading: Reading) -> RuleSetting? {
        if node.kind != .object { return severity.read(node, reading).map { RuleSetting(rule: rule, severity: $0) } }
        let options = options(of: rule)
        let fields = [severityField.erased] + options.map(\.field)
        guard let values = Record("the rule \(rule)", fields).read(node, reading) else { return nil }
        var setting = RuleSetting(rule: rule, severity: values[severityField] ?? .warning)
        setting.more = options.compactMap { $0.setting(values) }
        return setting
    }

    private static let severityField = Field("severity", severity, "off, warning or error.")

    private static let severity = Kind<Severity?>.choice(
        "a severity", ["off": nil, "warning": .warning, "error": .error])

    /// What a rule has besides its severity.
    private struct Option {
        let field: AnyField
        /// nil where the file says nothing of it.
        let setting: (FieldValues) -> Setting?

        typealias Setting = @Sendable (inout Thresholds) -> Void

        init<Value: Sendable>(
            _ name: String, _ kind: Kind<Value>, _ summary: String,
            _ place: WritableKeyPath<Thresholds, Value> & Sendable
        ) {
            let field = Field(name, kind, summary)
            self.field = field.erased
            setting = { values in
                guard let value = values[field] else { return nil }
                return { thresholds in thresholds[keyPath: place] = value }
            }
        }

        init(_ name: String, points place: WritableKeyPath<Thresholds, Double> & Sendable) {
            self.init(name, Kind<Double>.number("a number of points", in: 0...10_000), "In points.", place)
        }
    }

    private static func options(of rule: String) -> [Option] {
        switch rule {
        case MisplacedRule.name: [Option("tolerance", points: \.misplaced)]
        case OffScreenRule.name: [Option("tolerance", points: \.offScreen)]
        case OverlappingRule.name: [Option("tolerance", points: \.overlapping)]
        case TouchTargetRule.name:
            [
                Option("minimum", points: \.touchTarget),
                Option(
                    "allowsTitleSize", Kind<Bool>.flag,
                    "Whether a button may be as small as its title.", \.touchTargetAllowsTitleSize),
            ]
        default: []
        }
    }
}
