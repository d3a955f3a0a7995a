/// All rules, in the order of `--list-rules`. New rules are added here and nowhere else.
public enum RuleList {
    static let types: [any Rule.Type] = [
        AmbiguousRule.self, ConflictingRule.self, MisplacedRule.self, TruncatedRule.self, OffScreenRule.self,
        OverlappingRule.self, TouchTargetRule.self, UnknownElementRule.self, UnknownSymbolRule.self,
        DuplicateIDRule.self,
        UnusableConstraintRule.self, MissingImageRule.self, TranslationRule.self, ContrastRule.self,
        UnlabelledRule.self, RepeatedTraitRule.self, DuplicateLabelRule.self, TouchDistanceRule.self,
        FixedTextSizeRule.self, LargestTextRule.self, ColorAloneRule.self, FocusOrderRule.self,
        MissingHeadingsRule.self, SilentImageTextRule.self,
    ]

    public static var names: [String] { types.map { $0.name } }

    static let aboutAccessibility = Set(types.filter { $0.isAboutAccessibility }.map { $0.name })

    /// The names of the rules, and what each looks for.
    public static var summaries: [(name: String, summary: String)] { types.map { ($0.name, $0.summary) } }
}
