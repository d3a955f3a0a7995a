import Foundation
import MaquetteViewModel

/// `title.attachToParent(card).pinTop(padding: 8).pinLeading(padding: 16)`: constraints are active at once.
struct SwiftUIKitUIForm: DialectForm {
    let imports = ["SwiftUIKitUI"]
    let reserved: Set<String> = []

    func write(_ page: inout Page) {
        var writer = ImmediateWriter(page.tree, keepsOrder: page.keepsOrder, can: { words($0) != nil })
        writer.write(
            &page, beyond: "SwiftUIKitUI",
            adding: { view, relations, page in
                guard let parent = view.parent else { return false }
                if view.isArranged {
                    guard parent.arrangesInOrder else { return false }
                    if parent.children.first(where: \.isArranged) === view {
                        let names = parent.children.filter(\.isArranged).map(\.name).joined(separator: ", ")
                        page.code.add("\(parent.name).addArrangedSubviews([\(names)])")
                    }
                    if !relations.isEmpty { page.code.add(chain: view.name, calls(relations, page)) }
                } else {
                    let calls = [".attachToParent(\(parent.name))"] + calls(relations, page)
                    page.code.add(chain: view.name, calls)
                }
                return true
            },
            saying: { clause, page in page.code.add(chain: clause.subject.name, calls(clause.relations, page)) })
    }

    private func calls(_ relations: [Relation], _ page: Page) -> [String] {
        guard !page.keepsOrder else { return relations.compactMap(words) }
        let parent = relations.first?.subject?.parent
        return Phrase.phrases(
            of: relations, edges: [[.left, .right, .top, .bottom]], isSize: { $0.width == $0.height },
            canName: { $0.view != nil }
        ).compactMap { phrase in
            switch phrase {
            case .single(let relation): return words(relation)
            case .edges(_, let item, let inwards):
                let padding = inwards == 0 ? [] : ["padding: \(SwiftText.number(inwards))"]
                return call("pinSides", toView(item, parent) + padding)
            case .size(let size): return ".makeSize(\(SwiftText.number(size.width)))"
            case .sameSize(let item): return call("matchSize", toView(item, parent))
            case .center(let item): return call("pinCenter", toView(item, parent))
            }
        }
    }

    private func call(_ name: String, _ arguments: [String]) -> String {
        ".\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Empty for the superview, which is the library's default.
    private func toView(_ item: Relation.Item, _ parent: PrintedView?) -> [String] {
        item.isSame(as: parent) ? [] : ["toView: \(item.text)"]
    }

    /// Ten anchors, to any anchor; multipliers only for lengths.
    private func words(_ relation: Relation) -> String? {
        let attribute = relation.first.attribute
        var details: [String] = []
        if relation.relation != .equal { details.append("constraintType: .\(relation.relation.word)") }
        if relation.priority != .required { details.append("priority: \(SwiftText.priority(relation.priority))") }
        let capture = relation.identifier.map { " { $0.identifier = \(SwiftText.text($0)) }" } ?? ""
        func call(_ name: String, _ arguments: [String]) -> String {
            let all = (arguments + details).joined(separator: ", ")
            return ".\(name)(\(all))\(capture)"
        }
        let word = attribute.name.capitalizedFirst
        guard let second = relation.second else {
            return relation.isLength ? call("make\(word)", [SwiftText.number(relation.constant)]) : nil
        }
        guard let anchor = AnchorWords.anchor(second.item, second.attribute) else { return nil }
        var arguments: [String] = []
        let parent = relation.subject?.parent
        let isSame = second.attribute == attribute
        if isSame, second.item.isSame(as: parent) {
        } else if isSame, !relation.isLength, case .system(.safeArea, let owner) = second.item, owner === parent {
            arguments.append("respectSafeAreas: true")
        } else {
            arguments.append("anchor: \(anchor)")
        }
        if relation.isLength {
            if relation.constant != 0 { arguments.append("offset: \(SwiftText.number(relation.constant))") }
            if relation.multiplier != 1 { arguments.append("multiplier: \(SwiftText.number(relation.multiplier))") }
            return call("match\(word)", arguments)
        }
        guard relation.multiplier == 1, let label = Self.labels[attribute] else { return nil }
        if relation.constant != 0 {
            let inwards = Self.farEdges.contains(attribute) ? -relation.constant : relation.constant
            let number = "\(label): \(SwiftText.number(inwards))"
            arguments.insert(number, at: arguments.first?.hasPrefix("anchor") == true ? 1 : 0)
        }
        return call("pin\(word)", arguments)
    }

    private static let labels: [NSLayoutConstraint.Attribute: String] = [
        .left: "padding", .right: "padding", .leading: "padding", .trailing: "padding", .top: "padding",
        .bottom: "padding", .centerX: "offset", .centerY: "offset",
    ]
    private static let farEdges: [NSLayoutConstraint.Attribute] = [.right, .trailing, .bottom]
}
