import Foundation
import MaquetteViewModel

/// Turns `<constraint …/>` elements into constraints, when all views of a scene exist.
@MainActor struct DocumentConstraints {
    /// Views and guides by their ids.
    let items: [String: AnyObject]
    private(set) var warnings: [DocumentProblem] = []
    /// The places of the constraints that were made.
    let places = ConstraintPlaces()
    /// The constraints with an id, for outlets.
    private(set) var made: [(id: String, constraint: NSLayoutConstraint)] = []
    private let file: String
    /// The scene with its variations for every size class.
    private let scene: MarkupElement

    init(items: [String: AnyObject], of scene: MarkupElement, file: String) {
        self.items = items
        self.scene = scene
        self.file = file
    }

    /// Makes and activates the constraints that an element lists for its view.
    mutating func activate(_ elements: [MarkupElement], of view: UIView) {
        for element in elements where element.name == "constraint" {
            do {
                let constraint = try constraint(element, of: view)
                constraint.isActive = true
                let id = element.id
                places.note(ConstraintPlace(id: id, line: element.line, column: element.column), of: constraint)
                if let id { made.append((id, constraint)) }
            } catch {
                if isAboutWhatIsNotInstalled(element) { continue }
                warn(element, error.words, kind: .unusableConstraint)
            }
        }
    }

    /// Whether an item of the constraint is installed for other size classes only: then the constraint is too.
    private func isAboutWhatIsNotInstalled(_ element: MarkupElement) -> Bool {
        let missing = [element["firstItem"], element["secondItem"]].compactMap { $0 }.filter { items[$0] == nil }
        guard !missing.isEmpty, scene.holds(.variation) else { return false }
        var isKnown = false
        scene.forEachDescendant { if let id = $0.id, missing.contains(id) { isKnown = true } }
        return isKnown
    }

    private mutating func warn(_ element: MarkupElement, _ message: String, kind: DocumentProblem.Kind = .other) {
        var problem = DocumentProblem(
            file: file, line: element.line, column: element.column,
            place: "constraint \(element.id?.shortened ?? "without id")", message: message)
        problem.kind = kind
        warnings.append(problem)
    }

    typealias Refusal = NSLayoutConstraint.Complaint

    private mutating func constraint(_ element: MarkupElement, of view: UIView) throws(Refusal) -> NSLayoutConstraint {
        let first = try item(element["firstItem"]) ?? view
        let firstAttribute = try attribute(element["firstAttribute"])
        let second = try item(element["secondItem"])
        // Without a second item Interface Builder leaves the second attribute out as well.
        let secondAttribute = second == nil ? .notAnAttribute : try attribute(element["secondAttribute"])
        let constraint = try NSLayoutConstraint.checked(
            first, firstAttribute, relation(element["relation"]), second, secondAttribute,
            multiplier: try multiplier(element["multiplier"]),
            constant: isStandardSpace(element, first, second)
                ? 0 : CGFloat(number("constant", of: element, in: -1e5...1e5) ?? 0))
        if let priority = number("priority", of: element, in: 1...1000) {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// The standard space between a safe area's edge and a view inside is none, whatever number a document has beside `symbolic`:
    /// recorded by 9 repositories (Evidence/symbolic-spaces.csv), whose labels are at the edge.
    private func isStandardSpace(_ element: MarkupElement, _ first: AnyObject, _ second: AnyObject?) -> Bool {
        element.flag("symbolic") == true
            && [first, second].contains {
                ($0 as? UILayoutGuide).map { $0.owningView?.safeAreaLayoutGuide === $0 } ?? false
            }
    }

    private func item(_ id: String?) throws(Refusal) -> AnyObject? {
        guard let id else { return nil }
        guard let item = items[id] else {
            throw Refusal(words: "there is no view or guide \(id.shortened) in this scene")
        }
        return item
    }

    /// The number of an attribute, clamped to its range. An invalid number counts as missing; both are reported.
    private mutating func number(
        _ attribute: String, of element: MarkupElement, in range: ClosedRange<Double>
    ) -> Double? {
        guard let text = element[attribute] else { return nil }
        guard let number = element.number(attribute) else {
            warn(element, "the \(attribute) \(text.shortened) is not a number and is ignored")
            return nil
        }
        let usable = min(max(number, range.lowerBound), range.upperBound)
        if usable != number {
            let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
            warn(
                element,
                "the \(attribute) \(text.shortened) is not between \(least) and \(most); it counts as \(Int(usable))")
        }
        return usable
    }

    private func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "greaterThanOrEqual": .greaterThanOrEqual
        case "lessThanOrEqual": .lessThanOrEqual
        default: .equal
        }
    }

    /// `0.5`, or a ratio: `16:9`, `1/3`.
    private func multiplier(_ text: String?) throws(Refusal) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) ?? .nan }
        let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
        guard parts.count <= 2, value.isFinite, value != 0, abs(value) < 1e5 else {
            throw Refusal(words: "the multiplier \(text.shortened) is neither a number nor a ratio")
        }
        return CGFloat(value)
    }

    private func attribute(_ name: String?) throws(Refusal) -> NSLayoutConstraint.Attribute {
        guard let name, let attribute = Self.attributes[name] else {
            throw Refusal(words: "there is no attribute \(name?.shortened ?? "given")")
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
