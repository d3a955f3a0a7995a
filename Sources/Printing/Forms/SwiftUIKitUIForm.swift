import Foundation
import MaquetteViewModel

/// `title.attachToParent(card).pinTop(padding: 8).pinLeading(padding: 16)`: constraints are active as they are said.
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
        return Phrase.phrases(
            of: relations, edges: [[.left, .right, .top, .bottom]], isSize: { $0.width == $0.height }
        ).compactMap { phrase in
            switch phrase {
            case .single(let relation): words(relation)
            case .edges(_, let inwards): ".pinSides(\(inwards == 0 ? "" : "padding: \(SwiftText.number(inwards))"))"
            case .size(let size): ".makeSize(\(SwiftText.number(size.width)))"
            case .center: ".pinCenter()"
            }
        }
    }

    /// Ten anchors, to any anchor; multiples of lengths alone.
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
