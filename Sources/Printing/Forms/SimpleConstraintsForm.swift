import Foundation
import MaquetteViewModel

/// `card.edgesAndHeight(title, top: .top(card, 8), left: …)`: a call for each view, which adds it as well.
struct SimpleConstraintsForm: DialectForm {
    let imports = ["SimpleConstraints"]
    let reserved: Set<String> = []

    func write(_ page: inout Page) {
        var writer = ImmediateWriter(page.tree, keepsOrder: page.keepsOrder, can: { place($0) != nil })
        writer.write(
            &page, beyond: "SimpleConstraints",
            adding: { view, relations, page in
                guard let parent = view.parent, !view.isArranged, !relations.isEmpty else { return false }
                write(view, relations, parent: parent, adds: true, &page)
                return true
            },
            saying: { clause, page in
                write(
                    clause.subject, clause.relations, parent: clause.subject.parent ?? clause.subject, adds: false,
                    &page)
            })
    }

    /// A constraint in the library's form: the anchor of the view, and its target.
    private struct Place {
        let type: String
        /// The case that names an anchor, with its view and its distance; or a number.
        let target: String
        let number: CGFloat
        var isAnchor = true
    }

    private func write(
        _ view: PrintedView, _ relations: [Relation], parent: PrintedView, adds: Bool, _ page: inout Page
    ) {
        let places = relations.compactMap(place)
        let addition = adds ? [] : ["addSubView: false"]
        if let (name, arguments) = complete(places) {
            return page.code.add(
                "\(parent.name).\(name)(\(([view.name] + arguments + addition).joined(separator: ", ")))")
        }
        let straints = places.map { place in
            let anchor = place.isAnchor ? place.target : "\(place.target)(\(SwiftText.number(place.number)))"
            return "Straint(t: .\(place.type), c: \(anchor))\(places.count > 1 ? "," : "")"
        }
        page.code.add("\(parent.name).unsafeConstraints(")
        page.code.indented { code in
            code.add("\(view.name),")
            code.add("constraints: [")
            code.indented { code in code.add(straints) }
            code.add("]\(adds ? ")" : ", addSubView: false)")")
        }
    }

    /// The safe call for exactly these constraints, with its arguments.
    private func complete(_ places: [Place]) -> (name: String, arguments: [String])? {
        let types = places.map(\.type)
        guard let form = Self.forms.first(where: { Set($0.types) == Set(types) && $0.types.count == types.count })
        else {
            return nil
        }
        let arguments = form.types.compactMap { type -> String? in
            guard let place = places.first(where: { $0.type == type }) else { return nil }
            if place.isAnchor { return "\(type): \(place.target)" }
            let label = type.hasPrefix("ratio") ? "aspectRatio" : type
            return "\(label): \(SwiftText.number(place.number))"
        }
        return (form.name, arguments)
    }

    private static let forms: [(name: String, types: [String])] = [
        ("edges", ["top", "bottom", "left", "right"]),
        ("edgesAndHeight", ["top", "left", "right", "height"]),
        ("edgesAndHeight", ["bottom", "left", "right", "height"]),
        ("edgesAndWidth", ["top", "bottom", "left", "width"]),
        ("edgesAndWidth", ["top", "bottom", "right", "width"]),
        ("edgesAndSize", ["top", "left", "height", "width"]),
        ("edgesAndSize", ["top", "right", "height", "width"]),
        ("edgesAndSize", ["bottom", "left", "height", "width"]),
        ("edgesAndSize", ["bottom", "right", "height", "width"]),
        ("edgesAndRatio", ["top", "left", "right", "ratioHeight"]),
        ("edgesAndRatio", ["left", "bottom", "right", "ratioHeight"]),
        ("edgesAndRatio", ["top", "left", "bottom", "ratioWidth"]),
        ("edgesAndRatio", ["top", "right", "bottom", "ratioWidth"]),
        ("centerWithSize", ["centerX", "centerY", "height", "width"]),
        ("topCenterWithSize", ["top", "centerX", "height", "width"]),
        ("bottomCenterWithSize", ["bottom", "centerX", "height", "width"]),
        ("leftCenterWithSize", ["left", "centerY", "height", "width"]),
        ("rightCenterWithSize", ["right", "centerY", "height", "width"]),
    ]

    /// Required equations between edges, centres and numbers; nothing that depends on the layout direction.
    private func place(_ relation: Relation) -> Place? {
        guard relation.relation == .equal, relation.priority == .required, relation.identifier == nil,
            let subject = relation.subject, subject.parent != nil
        else { return nil }
        let attribute = relation.first.attribute
        guard let second = relation.second else {
            guard relation.isLength else { return nil }
            return Place(type: attribute.name, target: ".length", number: relation.constant, isAnchor: false)
        }
        if relation.isLength {
            let isRatio = second.item.isSame(as: subject) && second.attribute != attribute && relation.constant == 0
            guard isRatio, [.width, .height].contains(second.attribute) else { return nil }
            let type = attribute == .height ? "ratioHeight" : "ratioWidth"
            return Place(type: type, target: ".ratio", number: CGFloat(relation.multiplier), isAnchor: false)
        }
        guard relation.multiplier == 1, Self.partners[attribute]?.contains(second.attribute) == true else { return nil }
        let end: String
        switch second.item {
        case .view: end = ""
        case .system(.safeArea, _) where ![.centerX, .centerY].contains(attribute): end = "Safe"
        case .system, .guide: return nil
        }
        let target = ".\(second.attribute.name)\(end)(\(second.item.host.name), \(SwiftText.number(relation.constant)))"
        return Place(type: attribute.name, target: target, number: 0)
    }

    private static let partners: [NSLayoutConstraint.Attribute: [NSLayoutConstraint.Attribute]] = [
        .top: [.top, .bottom], .bottom: [.top, .bottom], .left: [.left, .right], .right: [.left, .right],
        .centerX: [.centerX], .centerY: [.centerY],
    ]
}
