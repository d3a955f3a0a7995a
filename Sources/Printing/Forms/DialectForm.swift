import MaquetteViewModel

/// How a dialect builds the hierarchy and lays it out.
@MainActor protocol DialectForm {
    /// What the file imports; the libraries bring UIKit along.
    var imports: [String] { get }
    /// Names that the printed code uses itself.
    var reserved: Set<String> { get }
    /// Writes the hierarchy and the layout.
    func write(_ page: inout Page)
}

/// The state of the printer: the tree, and the code so far.
@MainActor struct Page {
    let tree: PrintedTree
    /// Whether the result depends on the order of the constraints: some are broken, or the layout is ambiguous.
    let keepsOrder: Bool
    var helpers: Helpers
    var code = CodeLines()
    /// The views whose autoresizing the form's methods have turned off.
    private var takenOut: Set<ObjectIdentifier> = []

    init(_ tree: PrintedTree, keepsOrder: Bool, helpers: Helpers) {
        (self.tree, self.keepsOrder, self.helpers) = (tree, keepsOrder, helpers)
    }

    mutating func takeOut(_ view: PrintedView) { takenOut.insert(ObjectIdentifier(view)) }

    /// Whether the printer has to turn off autoresizing for a view that constraints lay out.
    func needsFlag(_ view: PrintedView) -> Bool {
        view.isConstrained && !view.isArranged && !takenOut.contains(ObjectIdentifier(view))
    }

    /// Whether the form's methods have turned off autoresizing for a view that its mask lays out.
    func needsReturn(_ view: PrintedView) -> Bool {
        !view.isConstrained && takenOut.contains(ObjectIdentifier(view))
    }

    /// Constraints with a comment that says why they are separate.
    mutating func addAnchors(_ relations: [Relation], beyond dialect: String) {
        guard !relations.isEmpty else { return }
        code.blank()
        code.add(
            comment: "\(dialect) cannot express \(relations.count == 1 ? "this constraint" : "these constraints").")
        AnchorWords.activate(relations, into: &code, names: &helpers)
        code.blank()
    }

    /// UIKit's statement that adds a view to its superview.
    func addingStatement(_ view: PrintedView) -> String? {
        guard view.isAdded, let parent = view.parent else { return nil }
        return view.isArranged && parent.arrangesInOrder
            ? "\(parent.name).addArrangedSubview(\(view.name))" : "\(parent.name).addSubview(\(view.name))"
    }

    /// Stacks whose arranged order differs from the subview order: they are arranged when all views exist.
    func arrangingStatements(_ view: PrintedView) -> [String] {
        guard let stack = view.view as? UIStackView, !view.arrangesInOrder else { return [] }
        return stack.arrangedSubviews.compactMap { arranged in
            tree.name(of: arranged).map { "\(view.name).addArrangedSubview(\($0))" }
        }
    }

    /// The whole hierarchy with plain UIKit.
    mutating func addHierarchy() {
        for view in tree.all {
            if let statement = addingStatement(view) { code.add(statement) }
        }
        for view in tree.all { code.add(arrangingStatements(view)) }
    }
}

/// Consecutive constraints of one view.
@MainActor struct Clause {
    let subject: PrintedView
    var relations: [Relation]

    /// Groups the relations that a dialect can express by view, or where the order counts only
    /// neighbours. The rest is left for anchors.
    static func runs(
        of relations: [Relation], keepsOrder: Bool, saying words: (Relation) -> Bool
    ) -> [Run] {
        var runs: [Run] = []
        for relation in relations {
            if let way = relation.ways.first(where: { $0.subject != nil && words($0) }), let subject = way.subject {
                if case .clause(var clause)? = runs.last, clause.subject === subject {
                    clause.relations.append(way)
                    runs[runs.count - 1] = .clause(clause)
                } else {
                    runs.append(.clause(Clause(subject: subject, relations: [way])))
                }
            } else if case .anchors(let others)? = runs.last {
                runs[runs.count - 1] = .anchors(others + [relation])
            } else {
                runs.append(.anchors([relation]))
            }
        }
        return keepsOrder ? runs : gathered(runs)
    }

    enum Run {
        case clause(Clause)
        case anchors([Relation])
    }

    /// One clause for each view, from back to front, and all anchors at the end.
    private static func gathered(_ runs: [Run]) -> [Run] {
        var clauses: [Clause] = []
        var anchors: [Relation] = []
        for run in runs {
            switch run {
            case .anchors(let relations): anchors += relations
            case .clause(let clause):
                if let index = clauses.firstIndex(where: { $0.subject === clause.subject }) {
                    clauses[index].relations += clause.relations
                } else {
                    clauses.append(clause)
                }
            }
        }
        clauses.sort { $0.subject.number < $1.subject.number }
        return clauses.map { .clause($0) } + (anchors.isEmpty ? [] : [.anchors(anchors)])
    }
}
