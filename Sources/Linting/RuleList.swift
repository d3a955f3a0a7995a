/// All rules, in the order of `--list-rules`. New rules are added here and nowhere else.
public enum RuleList {
    static let types: [any Rule.Type] = [
        AmbiguousRule.self, ConflictingRule.self, MisplacedRule.self, TruncatedRule.self, OffScreenRule.self,
        OverlappingRule.self, TouchTargetRule.self, UnknownElementRule.self, DuplicateIDRule.self,
        UnusableConstraintRule.self, MissingImageRule.self, TranslationRule.self,
    ]

    public static var names: [String] { types.map { $0.name } }

    /// The names of the rules, and what each looks for.
    public static var summaries: [(name: String, summary: String)] { types.map { ($0.name, $0.summary) } }
}
