import MaquetteViewModel

/// A problem of a layout.
@MainActor public struct LayoutProblem {
    public enum Kind: Sendable {
        /// Required constraints that contradict each other.
        case conflict(Headless.LayoutConflict)
        /// The constraints leave the view's position or size open.
        case ambiguous
        /// A label's text does not fit into it.
        case truncated(Headless.LabelReport)
    }

    public let kind: Kind
    /// The view; of a conflict that of the broken constraint.
    public let view: UIView?
    /// The element of the document that the view came from, or the nearest one around it.
    public let element: BuiltElement?
    /// The property that holds the view, where code has made it.
    fileprivate var propertyName: String?

    /// The constraints of a conflict, with the document's names.
    fileprivate var statements = ""
    /// The constraints that take part in a conflict.
    fileprivate var constraints: [NSLayoutConstraint] = []

    /// One line: the view and its problem.
    public var message: String { "\(name): \(explanation)" }

    /// The problem, without the view.
    public var explanation: String {
        switch kind {
        case .conflict: "constraints contradict each other, and this one was broken: \(statements)"
        case .ambiguous: "its position or size is ambiguous"
        case .truncated(let report): "the text is cut off after \(report.lines.count.lines)"
        }
    }

    /// Whether a view takes part in a conflict, by itself or by one of its guides.
    package func mentions(_ view: UIView) -> Bool {
        constraints.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                item === view || (item as? UILayoutGuide).map { $0.owningView === view } ?? false
            }
        }
    }

    /// The id or text of the view, and its class.
    private var name: String {
        guard let view else { return "a layout guide" }
        let words =
            element.flatMap { $0.view === view ? $0.id ?? $0.label.map(Self.inShort) : nil }
            ?? view.accessibilityIdentifier ?? propertyName
            ?? (view as? UILabel)?.text.map { "\"\(Self.inShort($0))\"" }
        return [view.knownClassName, words].compactMap { $0 }.joined(separator: " ")
    }

    /// A text may be as long as a page.
    private static func inShort(_ text: String) -> String {
        text.prefix(40).replacingOccurrences(of: "\n", with: " ")
    }
}

extension Shown {
    /// Conflicts, then what is ambiguous and cut off from back to front.
    public var problems: [LayoutProblem] {
        // Most layouts have no problem, and then the elements of views are not needed.
        lazy var described = DescribedViews(elements, scene == nil ? PropertyNames(below: canvas) : nil)
        let broken = canvas.brokenConstraints
        var problems = broken.isEmpty ? [] : conflicts(broken, described)
        // Views of code are what they are; those of a document are looked at as an app would have them.
        let isCode = scene?.listsAllViews ?? true
        let isAmbiguous = isCode && canvas.treeIsAmbiguous
        let open = isCode ? [] : Set(openViews().map { ObjectIdentifier($0.element.view) })
        func visit(_ view: UIView) {
            guard !view.isHidden || view === canvas else { return }
            if isAmbiguous && view !== canvas && view.hasAmbiguousLayout || open.contains(ObjectIdentifier(view)) {
                problems.append(described.problem(.ambiguous, view))
            }
            if let label = view as? UILabel, Headless.cutsOff(label), let report = Headless.report(on: label) {
                problems.append(described.problem(.truncated(report), label))
            }
            // Text in a field may be longer than the field, which scrolls.
            let written = (view as? UITextField)?.text.flatMap { $0.isEmpty ? nil : $0 }
            for subview in view.subviews where written == nil || (subview as? UILabel)?.text != written {
                visit(subview)
            }
        }
        visit(canvas)
        return problems
    }

    /// Required constraints that contradict each other.
    private func conflicts(_ broken: [BrokenConstraint], _ described: DescribedViews) -> [LayoutProblem] {
        let names = itemNames
        return broken.map { broken in
            var found = described.problem(.conflict(broken.conflict), broken.view)
            found.statements = Self.statements(of: broken) { names.name(of: $0) }
            found.constraints = ([broken.member] + broken.opponents).map(\.constraint)
            return found
        }
    }
}

/// Finds the elements of a document that views came from.
@MainActor private struct DescribedViews {
    private let elements: [BuiltElement]
    private let properties: PropertyNames?
    /// Places among the elements, each of which is ten times as large.
    private var places: [ObjectIdentifier: Int32] = [:]

    /// - Parameter properties: of views that are no elements of a document.
    init(_ elements: [BuiltElement], _ properties: PropertyNames?) {
        (self.elements, self.properties) = (elements, properties)
        places.reserveCapacity(elements.count)
        for place in elements.indices.reversed() { places[ObjectIdentifier(elements[place].view)] = Int32(place) }
    }

    func problem(_ kind: LayoutProblem.Kind, _ view: UIView?) -> LayoutProblem {
        var around = view
        while let candidate = around, places[ObjectIdentifier(candidate)] == nil { around = candidate.superview }
        let place = around.flatMap { places[ObjectIdentifier($0)] }
        return LayoutProblem(
            kind: kind, view: view, element: place.map { elements[Int($0)] },
            propertyName: view.flatMap { properties?.name(of: $0) })
    }
}

/// The names of the items of constraints in messages.
@MainActor package struct ItemNames {
    private let ids: [ObjectIdentifier: String]
    /// The names of properties in code, whose views may have no names at all.
    private let properties: PropertyNames?
    private let numbers: [ObjectIdentifier: Int]

    fileprivate init(_ elements: [BuiltElement], codeBelow root: UIView?) {
        ids = Dictionary(elements.compactMap { element in element.id.map { (ObjectIdentifier(element.view), $0) } }) {
            first, _ in first
        }
        properties = root.map(PropertyNames.init(below:))
        numbers = root.map(Self.numbers) ?? [:]
    }

    /// The place of each view among those of its class, where there are several.
    private static func numbers(below root: UIView) -> [ObjectIdentifier: Int] {
        var byClass: [String: [UIView]] = [:]
        var waiting = [root]
        while let view = waiting.popLast() {
            byClass[view.knownClassName, default: []].append(view)
            waiting += view.subviews.reversed()
        }
        let several = byClass.values.filter { $0.count > 1 }.flatMap { $0.enumerated() }
        return Dictionary(uniqueKeysWithValues: several.map { (ObjectIdentifier($1), $0) })
    }

    /// The name of a view in the document or code; nil when there is none.
    package func givenName(of view: UIView) -> String? {
        ids[ObjectIdentifier(view)] ?? view.accessibilityIdentifier ?? properties?.name(of: view)
    }

    /// A view without a name is called by its class, and of several as `--explain` finds it: `UIStackView[1]`.
    package func name(of item: AnyObject) -> String {
        if let view = item as? UIView {
            let number = numbers[ObjectIdentifier(view)].map { "[\($0)]" } ?? ""
            return givenName(of: view) ?? view.knownClassName + number
        }
        guard let guide = item as? UILayoutGuide else { return String(describing: type(of: item)) }
        let identifier = guide.identifier.isEmpty ? nil : guide.identifier
        return [guide.owningView.map { name(of: $0) }, identifier].compactMap { $0 }.joined(separator: ".")
    }
}

extension Shown {
    package var itemNames: ItemNames {
        let isOfCode = scene == nil || scene?.listsAllViews == true
        return ItemNames(elements, codeBelow: isOfCode ? canvas : nil)
    }

    /// A line has space for a few constraints only.
    private static let mostOpponents = 4

    private static func statements(of broken: BrokenConstraint, naming: (AnyObject) -> String) -> String {
        let statement = sentence(broken.member, naming)
        guard !broken.opponents.isEmpty else { return statement }
        let label = broken.conflict.brokenIdentifier.map { "`\($0)`, " } ?? ""
        let more = broken.opponents.count - mostOpponents
        let opponents = broken.opponents.prefix(mostOpponents).map { sentence($0, naming) }
        let others = broken.opponents.count == 1 ? "another says that" : "others say that"
        return "\(label)\(statement); \(others) \(opponents.joined(separator: ", "))"
            + (more > 0 ? " and \(more) more" : "")
    }

    /// What a constraint says, and where that comes from if nobody wrote it.
    private static func sentence(_ member: BrokenConstraint.Member, _ naming: (AnyObject) -> String) -> String {
        let words = member.constraint.sentence(naming: naming)
        return switch member.origin {
        case .constraint: words
        case .frame: words + " (its frame)"
        case .hugging, .compressionResistance: words + " (its content)"
        }
    }
}

extension Int {
    fileprivate var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
