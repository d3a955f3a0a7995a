import Foundation
import MaquetteViewModel

/// `scaffold.view(title).top(offset: 8).leading(offset: 16)`, activated all at once.
struct ScaffoldForm: DialectForm {
    let imports = ["Scaffold"]
    let reserved: Set = ["scaffold", "left"]

    func write(_ page: inout Page) {
        page.addHierarchy()
        guard !page.tree.relations.isEmpty else { return }
        let runs = Clause.runs(of: page.tree.relations, keepsOrder: page.keepsOrder) { words($0) != nil }
        page.code.blank()
        if runs.contains(where: { if case .clause = $0 { true } else { false } }) {
            page.code.add("let scaffold = Scaffold()")
        }
        var isWaiting = false
        for run in runs {
            switch run {
            case .clause(let clause):
                page.takeOut(clause.subject)
                page.code.add(chain: "scaffold.view(\(clause.subject.name))", calls(clause, page))
                isWaiting = true
            case .anchors(let relations):
                if isWaiting { page.code.add("scaffold.activate()") }
                isWaiting = false
                page.addAnchors(relations, beyond: "Scaffold")
            }
        }
        if isWaiting { page.code.add("scaffold.activate()") }
    }

    private func calls(_ clause: Clause, _ page: Page) -> [String] {
        guard !page.keepsOrder else { return clause.relations.compactMap(words) }
        let edges: [[NSLayoutConstraint.Attribute]] = [
            [.top, .bottom, .left, .right], [.top, .bottom, .leading, .trailing],
        ]
        let phrases = Phrase.phrases(
            of: clause.relations, edges: edges, hasSameSize: false, canName: { place($0) != nil })
        return phrases.compactMap { phrase in
            switch phrase {
            case .single(let relation): return words(relation)
            case .edges(let edges, let item, let inwards):
                guard let (view, guide) = place(item) else { return nil }
                var arguments = ["to: \(view.name)"]
                if !guide.isEmpty { arguments.append("layoutGuide: \(guide)") }
                if inwards != 0 { arguments.append("offset: \(SwiftText.number(inwards))") }
                if edges.contains(.leading) { arguments.append("rtl: true") }
                return call("attach", arguments)
            case .size(let size):
                let (width, height) = (SwiftText.number(size.width), SwiftText.number(size.height))
                return width == height ? ".size(\(width))" : ".size(width: \(width), height: \(height))"
            case .center(let item):
                guard let (view, guide) = place(item) else { return nil }
                return call(
                    "center",
                    (view === clause.subject.parent ? [] : ["in: \(view.name)"])
                        + (guide.isEmpty ? [] : ["layoutGuide: \(guide)"]))
            case .sameSize: return nil
            }
        }
    }

    /// Ten anchors of views and of four of their guides; multipliers only for lengths.
    private func words(_ relation: Relation) -> String? {
        let attribute = relation.first.attribute
        guard Self.attributes.contains(attribute) else { return nil }
        var details: [String] = []
        if relation.priority != .required { details.append("priority: \(SwiftText.priority(relation.priority))") }
        if let identifier = relation.identifier { details.append("identifier: \(SwiftText.text(identifier))") }
        let relatedBy = relation.relation == .equal ? [] : ["relatedBy: .\(relation.relation)"]

        guard let second = relation.second else {
            guard relation.isLength else { return nil }
            let bare = relation.relation == .equal ? [] : [".\(relation.relation)"]
            return call(attribute.name, [SwiftText.number(relation.constant)] + bare + details)
        }
        guard let (view, guide) = place(second.item), Self.attributes.contains(second.attribute) else { return nil }
        let other = ".\(second.attribute.name)(\(guide))"
        let isElsewhere = second.attribute != attribute || !guide.isEmpty
        if relation.isLength {
            var arguments = [".\(attribute.name)()"]
            if view !== relation.subject { arguments.append("to: \(view.name)") }
            if isElsewhere { arguments.append("on: \(other)") }
            arguments += relatedBy
            if relation.multiplier != 1 { arguments.append("multiplier: \(SwiftText.number(relation.multiplier))") }
            if relation.constant != 0 { arguments.append("value: \(SwiftText.number(relation.constant))") }
            // Without a second view a length is compared with itself.
            guard view !== relation.subject || isElsewhere else { return nil }
            return call("set", arguments + details)
        }
        guard relation.multiplier == 1 else { return nil }
        var arguments: [String] = []
        if view !== relation.subject?.parent { arguments.append("to: \(view.name)") }
        if isElsewhere { arguments.append("on: \(other)") }
        arguments += relatedBy
        if relation.constant != 0 { arguments.append("offset: \(SwiftText.number(relation.constant))") }
        return call(attribute.name, arguments + details)
    }

    private func call(_ name: String, _ arguments: [String]) -> String {
        ".\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// The view and its guide that an anchor belongs to; nil for the view itself.
    private func place(_ item: Relation.Item) -> (view: PrintedView, guide: String)? {
        switch item {
        case .view(let view): (view, "")
        case .system(.safeArea, let owner): (owner, ".safeArea")
        case .system(.readableContent, let owner): (owner, ".readableContent")
        case .system(.keyboard, let owner): (owner, ".keyboard")
        case .system, .guide: nil
        }
    }

    private static let attributes: [NSLayoutConstraint.Attribute] = [
        .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .width, .height,
    ]
}
