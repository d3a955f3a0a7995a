import Foundation
import MaquetteViewModel

/// `card.sl.sublayout { title.sl.anchors { … } }`: the hierarchy and the constraints as one expression.
struct SwiftLayoutForm: DialectForm {
    let imports = ["SwiftLayout"]
    let reserved: Set<String> = []

    func write(_ page: inout Page) {
        let runs = Clause.runs(of: page.tree.relations, keepsOrder: page.keepsOrder) { words($0) != nil }
        let clauses = runs.compactMap { if case .clause(let clause) = $0 { clause } else { nil } }
        let inTree = page.keepsOrder ? [] : clauses
        for view in page.tree.all where view !== page.tree.root && isInLayout(view) { page.takeOut(view) }

        // Views that stacks do not arrange in order, and views made by their superview, cannot be part of a layout.
        for view in page.tree.all where !isInLayout(view) {
            if let statement = page.addingStatement(view) { page.code.add(statement) }
        }
        for view in page.tree.all { page.code.add(page.arrangingStatements(view)) }
        let tops = page.tree.all.filter { ($0.parent == nil || !isInLayout($0)) && hasLayout($0, inTree) }
        for top in tops {
            page.code.blank()
            write(top, inTree, last: ".finalActive()", &page)
        }
        if page.keepsOrder {
            write(runs, &page)
        } else if case .anchors(let relations)? = runs.last {
            page.addAnchors(relations, beyond: "SwiftLayout")
        }
    }

    private func write(_ runs: [Clause.Run], _ page: inout Page) {
        for run in runs {
            switch run {
            case .clause(let clause):
                page.code.blank()
                page.code.add("\(clause.subject.name).sl.anchors {")
                page.code.indented { code in code.add(clause.relations.compactMap(words)) }
                page.code.add("}.finalActive()")
            case .anchors(let relations): page.addAnchors(relations, beyond: "SwiftLayout")
            }
        }
    }

    /// Whether the layout adds the view to its superview.
    private func isInLayout(_ view: PrintedView) -> Bool {
        guard view.isAdded, let parent = view.parent else { return false }
        guard parent.view is UIStackView else { return true }
        return parent.arrangesInOrder && view.isArranged
    }

    private func hasLayout(_ view: PrintedView, _ clauses: [Clause]) -> Bool {
        view.children.contains(where: isInLayout) || clauses.contains { $0.subject === view }
    }

    private func write(_ view: PrintedView, _ clauses: [Clause], last: String, _ page: inout Page) {
        let relations = clauses.first { $0.subject === view }?.relations ?? []
        let children = view.children.filter(isInLayout)
        guard !relations.isEmpty || !children.isEmpty else { return page.code.add(view.name + last) }
        if !relations.isEmpty {
            page.code.add("\(view.name).sl.anchors {")
            page.code.indented { code in code.add(statements(relations, of: view)) }
            if children.isEmpty { return page.code.add("}\(last)") }
        }
        page.code.add(relations.isEmpty ? "\(view.name).sl.sublayout {" : "}.sublayout {")
        page.code.indentBegin()
        for child in children { write(child, clauses, last: "", &page) }
        page.code.indentEnd()
        page.code.add("}\(last)")
    }

    // MARK: Words

    private func statements(_ relations: [Relation], of view: PrintedView) -> [String] {
        func target(_ item: Relation.Item, _ arguments: [String] = []) -> String {
            if !item.isSame(as: view.parent) {
                return ".equalTo(\(([item.text] + arguments).joined(separator: ", ")))"
            }
            return arguments.isEmpty ? "" : ".equalToSuper(\(arguments.joined(separator: ", ")))"
        }
        return Phrase.phrases(of: relations, edges: Self.composites.map(\.edges), canName: { _ in true }).compactMap {
            switch $0 {
            case .single(let relation): return words(relation)
            case .edges(let edges, let item, let inwards):
                let distance = inwards == 0 ? [] : ["inwardOffset: \(SwiftText.number(inwards))"]
                return Self.composites.first { $0.edges == edges }.map {
                    "Anchors.\($0.name)\(target(item, distance))"
                }
            case .size(let size):
                let (width, height) = (SwiftText.number(size.width), SwiftText.number(size.height))
                return "Anchors.size.equalTo(width: \(width), height: \(height))"
            case .sameSize(let item): return "Anchors.size\(target(item))"
            case .center(let item): return "Anchors.center\(target(item))"
            }
        }
    }

    private static let composites: [(name: String, edges: [NSLayoutConstraint.Attribute])] = [
        ("allSides", [.top, .bottom, .leading, .trailing]), ("cap", [.top, .leading, .trailing]),
        ("shoe", [.bottom, .leading, .trailing]), ("horizontal", [.leading, .trailing]), ("vertical", [.top, .bottom]),
    ]

    /// All attributes, relations, multipliers and priorities, to views and guides; no identifiers.
    private func words(_ relation: Relation) -> String? {
        guard relation.identifier == nil else { return nil }
        let attribute = relation.first.attribute
        var text = "Anchors.\(attribute.name)"
        let relationWord = relation.relation.word
        if let second = relation.second {
            var arguments: [String] = []
            if second.attribute != attribute { arguments.append("attribute: .\(second.attribute.name)") }
            let isSuper = second.item.isSame(as: relation.subject?.parent)
            if relation.constant != 0 {
                // An inset is easier to read, and needs no sign.
                let inward =
                    Self.farEdges.contains(attribute) && isSuper && second.attribute == attribute
                    && relation.constant < 0
                let number = SwiftText.number(inward ? -relation.constant : relation.constant)
                arguments.append("\(inward ? "inwardOffset" : "constant"): \(number)")
            }
            if !isSuper {
                text += ".\(relationWord)(\(([second.item.text] + arguments).joined(separator: ", ")))"
            } else if relation.relation != .equal || !arguments.isEmpty {
                text += ".\(relationWord)Super(\(arguments.joined(separator: ", ")))"
            }
        } else {
            guard relation.isLength else { return nil }
            text += ".\(relationWord)(constant: \(SwiftText.number(relation.constant)))"
        }
        if relation.multiplier != 1 { text += ".multiplier(\(SwiftText.number(relation.multiplier)))" }
        if relation.priority != .required { text += ".priority(\(SwiftText.priority(relation.priority)))" }
        return text
    }

    private static let farEdges: [NSLayoutConstraint.Attribute] = [
        .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin,
    ]
}
