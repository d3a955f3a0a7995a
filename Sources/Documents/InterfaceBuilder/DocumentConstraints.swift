import Foundation
import MaquetteViewModel

/// Turns `<constraint …/>` elements into constraints, once all views of a scene are there.
@MainActor struct DocumentConstraints {
    /// Views and guides by their ids.
    let items: [String: AnyObject]
    private(set) var warnings: [DocumentProblem] = []
    /// The ids of the constraints that were made.
    private(set) var ids: [ObjectIdentifier: String] = [:]
    private let file: String

    init(items: [String: AnyObject], file: String) {
        self.items = items
        self.file = file
    }

    /// Makes and activates the constraints that an element lists for its view.
    mutating func activate(_ elements: [MarkupElement], of view: UIView) {
        for element in elements where element.name == "constraint" {
            do {
                let constraint = try constraint(element, of: view)
                constraint.isActive = true
                ids[ObjectIdentifier(constraint)] = element.id
            } catch {
                var problem = DocumentProblem(
                    file: file, line: element.line, column: element.column,
                    place: "constraint \(element.id ?? "without id")", message: error.words)
                problem.kind = .unusableConstraint
                warnings.append(problem)
            }
        }
    }

    typealias Refusal = NSLayoutConstraint.Complaint

    private func constraint(_ element: MarkupElement, of view: UIView) throws(Refusal) -> NSLayoutConstraint {
        let first = try item(element["firstItem"]) ?? view
        let firstAttribute = try attribute(element["firstAttribute"])
        let second = try item(element["secondItem"])
        // Without a second item Interface Builder leaves the second attribute out as well.
        let secondAttribute = second == nil ? .notAnAttribute : try attribute(element["secondAttribute"])
        let constraint = try NSLayoutConstraint.checked(
            first, firstAttribute, relation(element["relation"]), second, secondAttribute,
            multiplier: try multiplier(element["multiplier"]), constant: constant(element))
        if let priority = element.number("priority") {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func item(_ id: String?) throws(Refusal) -> AnyObject? {
        guard let id else { return nil }
        guard let item = items[id] else { throw Refusal(words: "there is no view or guide \(id) in this scene") }
        return item
    }

    /// Standard spacing is written out as a number too; it is nothing between bars and what they stand on.
    private func constant(_ element: MarkupElement) -> CGFloat {
        CGFloat(min(max(element.number("constant") ?? 0, -1e5), 1e5))
    }

    private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "greaterThanOrEqual": .greaterThanOrEqual
        case "lessThanOrEqual": .lessThanOrEqual
        default: .equal
        }
    }

    /// `0.5`, or a ratio as people type it: `16:9`, `1/3`.
    private func multiplier(_ text: String?) throws(Refusal) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) ?? .nan }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
        guard parts.count <= 2, value.isFinite, value != 0, abs(value) < 1e5 else {
            throw Refusal(words: "the multiplier \(text) is no number and no ratio")
        }
        return CGFloat(value)
    }

    private func attribute(_ name: String?) throws(Refusal) -> NSLayoutConstraint.Attribute {
        guard let name, let attribute = Self.attributes[name] else {
            throw Refusal(words: "there is no attribute \(name ?? "given")")
        }
        return attribute
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
