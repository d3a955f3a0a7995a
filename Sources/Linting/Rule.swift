import MaquetteSyntax

/// A lint rule: a plain value that checks one scene at a time.
@MainActor protocol Rule: Sendable {
    /// The rule's name in configuration files, options and reports.
    nonisolated static var name: String { get }
    /// One line for `--list-rules`.
    nonisolated static var summary: String { get }
    /// The rule's options in configuration files, besides the severity.
    nonisolated static var options: [RuleOption<Self>] { get }
    /// Whether the document alone decides: then its findings hold for every device and language.
    nonisolated static var needsNoLayout: Bool { get }
    /// Whether the rule is about what people with other senses and hands get. Such rules run when they are asked for.
    nonisolated static var isAboutAccessibility: Bool { get }
    /// Whether the rule looks at the scene in the largest text size, and only there.
    nonisolated static var needsLargestText: Bool { get }
    /// Why the rule exists; nil where that goes without saying.
    nonisolated static var grounds: RuleGrounds? { get }
    /// The rule with its default options.
    init()
    func check(_ scene: LintedScene, _ report: inout Report)
}

extension Rule {
    nonisolated static var options: [RuleOption<Self>] { [] }
    nonisolated static var needsNoLayout: Bool { false }
    nonisolated static var isAboutAccessibility: Bool { false }
    nonisolated static var needsLargestText: Bool { false }
    nonisolated static var grounds: RuleGrounds? { nil }

    /// The keys of its options.
    nonisolated static var fields: [AnyField] { options.map(\.field) }

    /// The rule with the options of a configuration file.
    init(_ values: FieldValues) {
        self.init()
        for option in Self.options { option.set(&self, values) }
    }
}

/// An option of a rule in configuration files.
struct RuleOption<Owner: Rule>: Sendable {
    let field: AnyField
    /// Leaves the rule unchanged if the file has no value.
    let set: @MainActor @Sendable (inout Owner, FieldValues) -> Void

    init<Value: Sendable>(
        _ name: String, _ kind: Kind<Value>, _ summary: String, _ place: WritableKeyPath<Owner, Value> & Sendable
    ) {
        let field = Field(name, kind, summary)
        self.field = field.erased
        set = { rule, values in
            if let value = values[field] { rule[keyPath: place] = value }
        }
    }

    /// A number of points.
    static func points(_ name: String, _ place: WritableKeyPath<Owner, Double> & Sendable) -> RuleOption {
        RuleOption(name, .number("a number of points", in: 0...10_000), "In points.", place)
    }
}

/// The findings of a rule about a scene.
@MainActor struct Report {
    struct Remark {
        var element: LintedElement?
        var line: Int?
        var column: Int?
        /// The file that the remark is about, where it is not the document.
        var file: String?
        var message: String
    }

    private(set) var remarks: [Remark] = []

    mutating func add(_ message: String, about element: LintedElement?) {
        remarks.append(
            Remark(element: element, line: element?.built.line, column: element?.built.column, message: message))
    }

    mutating func add(_ message: String, line: Int?, column: Int?, file: String? = nil) {
        remarks.append(Remark(line: line, column: column, file: file, message: message))
    }
}
