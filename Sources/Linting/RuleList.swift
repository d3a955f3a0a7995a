/// All rules, in the order in which `--list-rules` has them.
public enum RuleList {
    static let types: [any Rule.Type] = [
        AmbiguousRule.self, ConflictingRule.self, MisplacedRule.self, TruncatedRule.self, OffScreenRule.self,
        OverlappingRule.self, TouchTargetRule.self, UnknownElementRule.self, DuplicateIDRule.self,
        UnusableConstraintRule.self, MissingImageRule.self, TranslationRule.self,
    ]

    public static var names: [String] { types.map { $0.name } }

    /// The names of the rules, and what each looks for.
    public static var summaries: [(name: String, summary: String)] { types.map { ($0.name, $0.summary) } }

    /// The rules with the thresholds that a project has chosen.
    @MainActor static func rules(_ thresholds: Thresholds) -> [any Rule] {
        [
            AmbiguousRule(), ConflictingRule(), MisplacedRule(tolerance: thresholds.misplaced), TruncatedRule(),
            OffScreenRule(tolerance: thresholds.offScreen), OverlappingRule(tolerance: thresholds.overlapping),
            TouchTargetRule(
                minimum: thresholds.touchTarget, allowsTitleSize: thresholds.touchTargetAllowsTitleSize),
            UnknownElementRule(), DuplicateIDRule(), UnusableConstraintRule(), MissingImageRule(), TranslationRule(),
        ]
    }
}

/// From which number of points on something is worth a word, and what is let pass whatever its size.
public struct Thresholds: Hashable, Sendable {
    public var misplaced = 1.0
    public var offScreen = 1.0
    public var overlapping = 2.0
    public var touchTarget = 44.0
    /// Whether a button may be as small as its title.
    public var touchTargetAllowsTitleSize = false

    public init() {}
}
