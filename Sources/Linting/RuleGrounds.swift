import MaquetteSyntax

/// Why a rule is one: for `lint --explain-rule`.
public struct RuleGrounds: Sendable {
    /// Clauses of WCAG 2.2, by number and name.
    var wcag: [String] = []
    /// What Apple asks for, and where.
    var apple: [String] = []
    /// How a finding is resolved.
    var remedy: String

    init(wcag: [String] = [], apple: [String] = [], remedy: String) {
        (self.wcag, self.apple, self.remedy) = (wcag, apple, remedy)
    }
}

extension RuleList {
    /// What a rule looks for, why, and what to do; nil for a name that no rule has.
    public static func explanation(of name: String) -> [String]? {
        guard let rule = types.first(where: { $0.name == name }) else { return nil }
        var lines = ["\(rule.name): \(rule.summary)"]
        if let grounds = rule.grounds {
            lines += grounds.wcag.map { "WCAG 2.2: \($0)" }
            lines += grounds.apple.map { "Apple: \($0)" }
            lines.append("Remedy: \(grounds.remedy)")
        }
        if rule.isAboutAccessibility {
            lines.append(
                "It runs with --accessibility, with \"accessibility\": true in the configuration, or by its name.")
        }
        return lines
    }

    /// What each rule looks for, why, and what to do, for other programs.
    package static var answers: [(name: String, answer: JSONValue)] {
        types.map { rule in
            let grounds = rule.grounds
            return (
                rule.name,
                [
                    "rule": .string(rule.name), "summary": .string(rule.summary),
                    "isAboutAccessibility": .bool(rule.isAboutAccessibility),
                    "wcag": .array((grounds?.wcag ?? []).map { .string($0) }),
                    "apple": .array((grounds?.apple ?? []).map { .string($0) }),
                    "remedy": grounds.map { .string($0.remedy) } ?? .null,
                ]
            )
        }
    }
}
