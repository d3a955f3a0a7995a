import MaquetteSyntax

/// The setting of one rule in a configuration file.
struct RuleSetting: Sendable {
    var rule: String
    /// nil switches it off.
    var severity: Severity?
    /// The rule's options.
    var options = FieldValues()

    /// An object with the names of rules.
    static let list = Kind<[RuleSetting]>("an object with rules", schema: ["type": "object"]) { node, reading in
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: "an object with rules")
            return nil
        }
        return node.members.compactMap { key, value in
            guard let rule = RuleList.types.first(where: { $0.name == key.string }) else {
                reading.reportUnknownKey(key, of: "the list of rules", known: RuleList.names)
                return nil
            }
            return setting(of: rule, value, reading)
        }
    }

    /// A severity, or an object with more.
    private static func setting(of rule: any Rule.Type, _ node: JSONNode, _ reading: Reading) -> RuleSetting? {
        if node.kind != .object {
            return severity.read(node, reading).map { RuleSetting(rule: rule.name, severity: $0) }
        }
        let record = Record("the rule \(rule.name)", [severityField.erased] + rule.fields)
        return record.read(node, reading).map { values in
            RuleSetting(rule: rule.name, severity: values[severityField] ?? .warning, options: values)
        }
    }

    private static let severityField = Field("severity", severity, "off, warning or error.")

    private static let severity = Kind<Severity?>.choice(
        "a severity", ["off": nil, "warning": .warning, "error": .error])
}
