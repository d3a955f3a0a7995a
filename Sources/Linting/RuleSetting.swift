import MaquetteDocuments

/// What a configuration file says of one rule.
struct RuleSetting: Sendable {
    var rule: String
    /// nil switches it off.
    var severity: Severity?
    var threshold: (@Sendable (inout Thresholds) -> Void)?

    func apply(to configuration: inout LintConfiguration) {
        configuration.severities[rule] = .some(severity)
        threshold?(&configuration.thresholds)
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
        let threshold = Self.threshold(of: rule)
        let fields = [severityField.erased] + (threshold.map { [$0.field.erased] } ?? [])
        guard let values = Record("the rule \(rule)", fields).read(node, reading) else { return nil }
        var setting = RuleSetting(rule: rule, severity: values[severityField] ?? .warning)
        if let threshold, let number = values[threshold.field] {
            let place = threshold.place
            setting.threshold = { $0[keyPath: place] = number }
        }
        return setting
    }

    private static let severityField = Field("severity", severity, "off, warning or error.")

    private static let severity = Kind<Severity?>.choice(
        "a severity", ["off": nil, "warning": .warning, "error": .error])

    private struct Threshold {
        let field: Field<Double>
        let place: WritableKeyPath<Thresholds, Double> & Sendable
    }

    private static func threshold(of rule: String) -> Threshold? {
        func field(_ name: String) -> Field<Double> {
            Field(name, Kind<Double>.number("a number of points", in: 0...10_000), "In points.")
        }
        switch rule {
        case MisplacedRule.name: return Threshold(field: field("tolerance"), place: \.misplaced)
        case OffScreenRule.name: return Threshold(field: field("tolerance"), place: \.offScreen)
        case OverlappingRule.name: return Threshold(field: field("tolerance"), place: \.overlapping)
        case TouchTargetRule.name: return Threshold(field: field("minimum"), place: \.touchTarget)
        default: return nil
        }
    }
}
