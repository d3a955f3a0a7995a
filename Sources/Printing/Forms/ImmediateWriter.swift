/// Writes for dialects whose constraints are active at once: all their views must be in the hierarchy before.
@MainActor struct ImmediateWriter {
    private let tree: PrintedTree
    private let keepsOrder: Bool
    private let can: (Relation) -> Bool
    /// The relations of each view whose other views are already there when it is added.
    private var early: [ObjectIdentifier: [Relation]] = [:]
    private var late: [Clause.Run] = []

    init(_ tree: PrintedTree, keepsOrder: Bool, can: @escaping (Relation) -> Bool) {
        (self.tree, self.keepsOrder, self.can) = (tree, keepsOrder, can)
        if keepsOrder {
            late = Clause.runs(of: tree.relations, keepsOrder: true, saying: can)
        } else {
            distribute()
        }
    }

    private mutating func distribute() {
        var rest: [Relation] = []
        for relation in tree.relations {
            let way = relation.ways.first { way in
                guard let subject = way.subject, can(way) else { return false }
                return way.participants.allSatisfy { $0.number <= subject.number }
            }
            if let way, let subject = way.subject {
                early[ObjectIdentifier(subject), default: []].append(way)
            } else {
                rest.append(relation)
            }
        }
        late = Clause.runs(of: rest, keepsOrder: false, saying: can)
    }

    /// - Parameters:
    ///   - adding: adds a view to its superview, with the possible relations; or false for plain UIKit.
    ///   - saying: writes more relations of a view that is there.
    mutating func write(
        _ page: inout Page, beyond dialect: String,
        adding: (PrintedView, [Relation], inout Page) -> Bool, saying: (Clause, inout Page) -> Void
    ) {
        for view in tree.all {
            let relations = early[ObjectIdentifier(view)] ?? []
            if !relations.isEmpty { page.takeOut(view) }
            if view.isAdded, adding(view, relations, &page) { continue }
            if let statement = page.addingStatement(view) { page.code.add(statement) }
            if !relations.isEmpty { saying(Clause(subject: view, relations: relations), &page) }
        }
        for view in tree.all { page.code.add(page.arrangingStatements(view)) }
        if !late.isEmpty { page.code.blank() }
        for run in late {
            switch run {
            case .clause(let clause):
                page.takeOut(clause.subject)
                saying(clause, &page)
            case .anchors(let relations): page.addAnchors(relations, beyond: dialect)
            }
        }
    }
}
