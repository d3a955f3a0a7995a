import Foundation
import MaquetteViewModel

/// `layout.view(title).top(card + 8).leading(card + 16)`, activated all at once.
struct FormationLayoutForm: DialectForm {
    let imports = ["FormationLayout"]
    let reserved: Set = ["layout"]

    func write(_ page: inout Page) {
        let runs = Clause.runs(of: page.tree.relations, keepsOrder: page.keepsOrder) { words($0) != nil }
        let clauses = runs.compactMap { if case .clause(let clause) = $0 { clause } else { nil } }
        guard !clauses.isEmpty else {
            page.addHierarchy()
            page.addAnchors(page.tree.relations, beyond: "FormationLayout")
            return
        }
        let root = page.tree.root
        page.takeOut(root)
        for clause in clauses { page.takeOut(clause.subject) }
        page.code.add("let layout = FormationLayout(rootView: \(root.name))")
        if page.keepsOrder {
            page.addHierarchy()
            page.code.blank()
            write(runs, &page)
        } else {
            writeFromBackToFront(clauses, &page)
            if case .anchors(let relations)? = runs.last { page.addAnchors(relations, beyond: "FormationLayout") }
        }
    }

    private func write(_ runs: [Clause.Run], _ page: inout Page) {
        var isWaiting = false
        for run in runs {
            switch run {
            case .clause(let clause):
                page.code.add(chain: "layout.view(\(clause.subject.name))", clause.relations.compactMap(words))
                isWaiting = true
            case .anchors(let relations):
                if isWaiting { page.code.add("layout.activate()") }
                isWaiting = false
                page.addAnchors(relations, beyond: "FormationLayout")
            }
        }
        if isWaiting { page.code.add("layout.activate()") }
    }

    /// Each view is added together with its constraints.
    private func writeFromBackToFront(_ clauses: [Clause], _ page: inout Page) {
        for view in page.tree.all {
            let clause = clauses.first { $0.subject === view }
            guard let clause else {
                if let statement = page.addingStatement(view) { page.code.add(statement) }
                continue
            }
            var base = "layout.view(\(view.name))"
            if let parent = view.parent, view.isAdded, !view.isArranged, parent !== page.tree.root {
                base = "layout.view(\(view.name), container: \(parent.name))"
            } else if view.isArranged, let statement = page.addingStatement(view) {
                page.code.add(statement)
            }
            page.code.add(chain: base, calls(clause))
        }
        for view in page.tree.all { page.code.add(page.arrangingStatements(view)) }
        page.code.add("layout.activate()")
    }

    /// With one method for both lengths, and one for both centres.
    private func calls(_ clause: Clause) -> [String] {
        Phrase.phrases(of: clause.relations, isSize: { $0.width == $0.height }, canName: { $0.view != nil })
            .compactMap { phrase in
                switch phrase {
                case .single(let relation): words(relation)
                case .size(let size): ".size(\(SwiftText.number(size.width)))"
                case .sameSize(let item): ".size(\(item.text))"
                case .center(let item): ".center(\(item.text))"
                case .edges: nil
                }
            }
    }

    /// Every attribute of views, with multiples and sums; no guides.
    private func words(_ relation: Relation) -> String? {
        guard let subject = relation.subject else { return nil }
        var details = relation.priority == .required ? "" : ", priority: \(SwiftText.priority(relation.priority))"
        details += ")"
        if let identifier = relation.identifier { details += " { $0.identifier = \(SwiftText.text(identifier)) }" }
        let attribute = relation.first.attribute
        let name = Self.names[attribute].map { $0 + Self.endings(relation.relation) }

        guard let second = relation.second else {
            guard relation.isLength, let name else { return nil }
            return ".\(name)(\(SwiftText.number(relation.constant))\(details)"
        }
        guard case .view(let view) = second.item else { return nil }
        // The library leaves out what compares a view with itself.
        if view === subject, second.attribute == attribute { return nil }
        if let position = position(relation), view !== subject {
            return ".\(position)(\(term(view.name, relation))\(details)"
        }
        var target = view.name
        if second.attribute != attribute {
            target += Self.names[second.attribute].map { ".\($0)" } ?? ".layoutTarget(.\(second.attribute.name))"
        }
        target = term(target, relation)
        if let name { return ".\(name)(\(target)\(details)" }
        let isBareView = target == view.name
        return
            ".attribute(.\(attribute.name), relatedBy: .\(relation.relation), \(isBareView ? "toView" : "target"): \(target)\(details)"
    }

    private func term(_ target: String, _ relation: Relation) -> String {
        let product = relation.multiplier == 1 ? target : "\(target) * \(SwiftText.number(relation.multiplier))"
        return SwiftText.sum(product, relation.constant)
    }

    private func position(_ relation: Relation) -> String? {
        guard relation.relation == .equal, let second = relation.second else { return nil }
        return switch (relation.first.attribute, second.attribute) {
        case (.top, .bottom): "below"
        case (.bottom, .top): "above"
        case (.leading, .trailing): "after"
        case (.trailing, .leading): "before"
        default: nil
        }
    }

    private static func endings(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "LessThanOrEqual"
        case .greaterThanOrEqual: "GreaterThanOrEqual"
        }
    }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
        .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY", .lastBaseline: "baseline",
        .firstBaseline: "firstBaseline",
    ]
}
