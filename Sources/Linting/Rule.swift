import MaquetteSyntax

/// Something that layouts can be checked for. A rule is a plain value; what it looks at is handed to it.
@MainActor protocol Rule: Sendable {
    /// Its name in configuration files, options and reports.
    nonisolated static var name: String { get }
    /// One line for `--list-rules`.
    nonisolated static var summary: String { get }
    /// What a configuration file may say of it besides its severity.
    nonisolated static var options: [RuleOption<Self>] { get }
    /// Whether the document alone decides: then its findings hold for every device and language.
    nonisolated static var needsNoLayout: Bool { get }
    /// Whether looking changes the scene. Such rules look last.
    nonisolated static var changesTheScene: Bool { get }
    /// The rule as it is where nobody says anything of it.
    init()
    func check(_ scene: LintedScene, _ report: inout Report)
}

extension Rule {
    nonisolated static var options: [RuleOption<Self>] { [] }
    nonisolated static var needsNoLayout: Bool { false }
    nonisolated static var changesTheScene: Bool { false }

    /// The keys of its options.
    nonisolated static var fields: [AnyField] { options.map(\.field) }

    /// The rule as a configuration file wants it.
    init(_ values: FieldValues) {
        self.init()
        for option in Self.options { option.set(&self, values) }
    }
}

/// Something that a configuration file can tell a rule.
struct RuleOption<Owner: Rule>: Sendable {
    let field: AnyField
    /// Leaves the rule as it is where the file says nothing of it.
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

/// What a rule has to say about a scene.
@MainActor struct Report {
    struct Remark {
        var element: LintedElement?
        var line: Int?
        var column: Int?
        /// Another file than the document.
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
