import Foundation
import MaquetteViewModel

/// Plain UIKit: anchors, and the long initialiser for what anchors cannot express.
@MainActor enum AnchorWords {
    /// An anchor of an item; nil when it has none for the attribute.
    static func anchor(_ item: Relation.Item, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        if let inside = attribute.insideMargins, case .view(let view) = item {
            return "\(view.name).layoutMarginsGuide.\(inside.name)Anchor"
        }
        if attribute == .notAnAttribute { return nil }
        if case .view = item { return "\(item.text).\(attribute.name)Anchor" }
        return [.firstBaseline, .lastBaseline].contains(attribute) ? nil : "\(item.text).\(attribute.name)Anchor"
    }

    private static func anchor(_ side: Relation.Side) -> String? {
        guard let end = anchor(side.item, side.attribute) else { return nil }
        guard let start = side.start else { return end }
        return anchor(start.item, start.attribute).map { "\($0).anchorWithOffset(to: \(end))" }
    }

    /// The constraint itself, without its priority and its identifier.
    static func constraint(_ relation: Relation) -> String {
        let word = relation.relation.word
        let first = anchor(relation.first)
        let isLength = relation.isLength || relation.first.start != nil
        guard let second = relation.second else {
            guard isLength, let first else { return long(relation) }
            return "\(first).constraint(\(word)Constant: \(SwiftText.number(relation.constant)))"
        }
        guard let first, let other = anchor(second), isLength || relation.multiplier == 1 else { return long(relation) }
        var arguments = ["\(word): \(other)"]
        if relation.multiplier != 1 { arguments.append("multiplier: \(SwiftText.number(relation.multiplier))") }
        if relation.constant != 0 { arguments.append("constant: \(SwiftText.number(relation.constant))") }
        return "\(first).constraint(\(arguments.joined(separator: ", ")))"
    }

    private static func long(_ relation: Relation) -> String {
        let second = relation.second
        return "NSLayoutConstraint(item: \(relation.first.item.text), attribute: .\(relation.first.attribute.name), "
            + "relatedBy: .\(relation.relation), toItem: \(second?.item.text ?? "nil"), "
            + "attribute: .\(second?.attribute.name ?? "notAnAttribute"), "
            + "multiplier: \(SwiftText.number(relation.multiplier)), constant: \(SwiftText.number(relation.constant)))"
    }

    /// A name for a constraint with more properties.
    private static func name(_ relation: Relation) -> String {
        let attribute = relation.first.attribute.name
        let host: String
        switch relation.first.item {
        case .view(let view): host = view.name
        case .system(let guide, let owner): host = owner.name + guide.rawValue.capitalizedFirst
        case .guide(let guide): host = guide.name
        }
        return host + attribute.capitalizedFirst
    }

    /// Statements that activate constraints in their order.
    static func activate(_ relations: [Relation], into code: inout CodeLines, names: inout Helpers) {
        var members: [String] = []
        for relation in relations {
            guard relation.priority != .required || relation.identifier != nil else {
                members.append(constraint(relation))
                continue
            }
            let name = names.freshName(name(relation))
            code.add("let \(name) = \(constraint(relation))")
            if relation.priority != .required {
                code.add("\(name).priority = \(SwiftText.priority(relation.priority))")
            }
            if let identifier = relation.identifier { code.add("\(name).identifier = \(SwiftText.text(identifier))") }
            members.append(name)
        }
        if members.count == 1 { return code.add("\(members[0]).isActive = true") }
        code.add("NSLayoutConstraint.activate([")
        code.indented { code in code.add(members.map { $0 + "," }) }
        code.add("])")
    }
}

extension NSLayoutConstraint.Relation {
    /// The word with which the first labels of UIKit's and SwiftLayout's methods begin.
    var word: String {
        switch self {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }
}
