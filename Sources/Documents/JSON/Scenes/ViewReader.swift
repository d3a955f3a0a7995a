import MaquetteViewModel

/// Reads the views of one scene and gives them numbers. Constraints wait until every id is known.
final class ViewReader {
    /// The keys of a view that are not properties.
    static let structure: [AnyField] = [
        field(
            "type", ["enum": .array(ViewType.all.map { .string($0.name) })], "The type of the view. Default: view."),
        field(
            "id", ["type": "string", "pattern": .string(DocumentName.pattern)],
            "The view's name for constraints and reports; unique in the scene. Letters, digits and underscores."),
        field("name", ["type": "string"], "A readable name for the view, for reports."),
        field("layoutGuides", namesSchema, "Names of layout guides that belong to this view."),
        field("constraints", .reference("constraints"), "Equations, visual formats or objects; `self` is this view."),
        field(
            "variations", ["type": "array", "items": .reference("variation")],
            "Other properties and more constraints under conditions. Later ones override earlier ones."),
        field("subviews", ["type": "array", "items": .reference("view")], "From back to front."),
        field(
            "accessibilityElements", namesSchema,
            "The ids of the elements inside this view, in the order in which assistive apps read them."),
        .comment,
    ]

    private static let namesSchema: JSONValue = [
        "type": "array", "items": ["type": "string", "pattern": .string(DocumentName.pattern)],
    ]

    private static func field(
        _ name: String, _ schema: @autoclosure @escaping @Sendable () -> JSONValue, _ summary: String
    ) -> AnyField {
        AnyField(name: name, schema: schema(), summary: summary) { _, _ in nil }
    }

    /// A list of constraints to be read later.
    struct Pending {
        var node: JSONNode
        var owner: Int
        var parent: Int?
        var conditions: [Condition]
    }

    private let reading: Reading
    private(set) var items: [String: ItemPlan] = [:]
    private(set) var guides: [(name: String, owner: Int)] = []
    private(set) var pending: [Pending] = []
    /// Names of views by the numbers of those that name them, to be looked up when all are known.
    private var namedElements: [(owner: Int, names: [JSONNode])] = []
    /// The numbers of the views that have the guides of scroll views.
    private(set) var scrollViews: Set<Int> = []
    private var count = 0

    init(_ reading: Reading) { self.reading = reading }

    func readView(_ node: JSONNode, in parent: ViewPlan? = nil) -> ViewPlan? {
        guard !reading.isFull else { return nil }
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: "a view as an object")
            return nil
        }
        guard let type = readType(node) else {
            // The properties of an unknown type cannot be checked, but its subviews can.
            readInner(of: node)
            return nil
        }
        let place = node.position
        var plan = ViewPlan(number: count, type: type, line: place.line, column: place.column)
        var (subviews, attributedText): (JSONNode?, JSONNode?)
        var hasText = false
        count += 1
        if type.hasScrollGuides { scrollViews.insert(plan.number) }
        for (key, value) in node.members where !reading.isFull {
            let name = key.string ?? ""
            switch name {
            case "type": break
            case "id": plan.id = readName(value, of: "a view", for: .view(plan.number))
            case "name": plan.name = Kind<String>.text.read(value, reading)
            case "layoutGuides": readGuides(value, owner: plan.number)
            case "constraints":
                pending.append(Pending(node: value, owner: plan.number, parent: parent?.number, conditions: []))
            case "variations": plan.variations = readVariations(value, of: plan, in: parent)
            case "accessibilityElements":
                if value.kind == .array {
                    namedElements.append((plan.number, Array(value.elements)))
                } else {
                    reading.reportUnexpected(value, expected: "an array of ids of views")
                }
            case "subviews": subviews = value
            case "comment": _ = Kind<String>.text.read(value, reading)
            default:
                if name == "text" { hasText = true } else if name == "attributedText" { attributedText = key }
                if let setting = readProperty(name, key, value, of: plan, in: parent) { plan.settings.append(setting) }
            }
        }
        if hasText, let attributedText {
            reading.report("a view has either `text` or `attributedText`, not both", at: attributedText)
        }
        plan.settings.sort { $0.number < $1.number }
        plan.subviews = readSubviews(subviews, of: plan)
        return plan
    }

    /// What containers name as their elements.
    func readNamedElements() -> [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for (owner, names) in namedElements {
            found[owner] = names.compactMap { node -> Int? in
                if let name = node.string, case .view(let number)? = items[name] { return number }
                guard let name = node.string else {
                    reading.reportUnexpected(node, expected: "the id of a view")
                    return nil
                }
                let views = items.filter { if case .view = $0.value { true } else { false } }.map(\.key)
                reading.report(
                    "there is no view \"\(name)\"\(NearestNames.suggestion(for: name, among: views.sorted()) ?? "")",
                    at: node)
                return nil
            }
        }
        return found
    }

    // MARK: Parts

    private func readType(_ node: JSONNode) -> ViewType? {
        guard let type = node["type"] else { return .named(ViewType.nameOfPlain) }
        guard let name = type.string else {
            reading.reportUnexpected(type, expected: "the name of a type of view")
            return nil
        }
        if let found = ViewType.named(name) { return found }
        let names = ViewType.all.map(\.name)
        let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
        let suggestion =
            NearestNames.suggestion(for: plain, among: names) ?? "; known are \(names.joined(separator: ", "))"
        reading.report("there is no type of view \"\(name)\"\(suggestion)", at: type)
        return nil
    }

    private func readSubviews(_ subviews: JSONNode?, of plan: ViewPlan?) -> [ViewPlan] {
        guard let subviews else { return [] }
        guard subviews.kind == .array else {
            reading.reportUnexpected(subviews, expected: "an array of views")
            return []
        }
        return subviews.elements.compactMap { readView($0, in: plan) }
    }

    private func readInner(of node: JSONNode) {
        if let id = node["id"] {
            _ = readName(id, of: "a view", for: .view(count))
        }
        _ = readSubviews(node["subviews"], of: nil)
    }

    private func readName(_ node: JSONNode, of owner: String, for item: ItemPlan) -> String? {
        guard let name = node.string, DocumentName.isValid(name) else {
            reading.reportUnexpected(
                node,
                expected: "a name for \(owner) of the letters A to Z, digits and underscores that begins with no digit")
            return nil
        }
        if ConstraintScope.reservedNames.contains(name) {
            reading.report(
                "\(owner) cannot be called \"\(name)\": constraints know another view by that word", at: node)
        } else if items[name] != nil {
            reading.report("the id \"\(name)\" is used twice in this scene", at: node)
        } else {
            items[name] = item
        }
        return name
    }

    private func readGuides(_ node: JSONNode, owner: Int) {
        guard node.kind == .array else {
            reading.reportUnexpected(node, expected: "an array of names")
            return
        }
        for name in node.elements {
            let number = guides.count
            if let name = readName(name, of: "a layout guide", for: .guide(number)) { guides.append((name, owner)) }
        }
    }

    private func readProperty(
        _ name: String, _ key: JSONNode, _ value: JSONNode, of plan: ViewPlan, in parent: ViewPlan?
    ) -> ViewPlan.NumberedSetting? {
        guard let number = plan.type.number(ofProperty: name) else {
            let known = plan.type.properties.map(\.name) + Self.structure.map(\.name)
            reading.reportUnknownKey(key, of: Self.article(plan.type.name), known: known)
            return nil
        }
        if name == "customSpacingAfter", parent?.type.name != ViewType.nameOfStacks {
            reading.report("only a subview of a stack view has a `customSpacingAfter`", at: key)
        }
        if name == "frame", parent?.type.name == ViewType.nameOfStacks {
            reading.report("a stack view places its subviews itself; `frame` is not allowed here", at: key)
        }
        guard let setting = plan.type.properties[number].read(value, reading) else { return nil }
        return (number, setting)
    }

    private static func article(_ name: String) -> String {
        "\("aeiou".contains(name.first ?? " ") ? "an" : "a") \(name)"
    }

    private func readVariations(_ node: JSONNode, of plan: ViewPlan, in parent: ViewPlan?) -> [(
        [Condition], ViewPlan.Settings
    )] {
        guard node.kind == .array else {
            reading.reportUnexpected(node, expected: "an array of variations")
            return []
        }
        return node.elements.compactMap { readVariation($0, of: plan, in: parent) }
    }

    private func readVariation(
        _ node: JSONNode, of plan: ViewPlan, in parent: ViewPlan?
    ) -> ([Condition], ViewPlan.Settings)? {
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: "a variation as an object with the key \"when\"")
            return nil
        }
        guard let when = node["when"] else {
            reading.report("a variation needs the key \"when\"", at: node)
            return nil
        }
        let conditions = Kind<[Condition]>.conditions.read(when, reading) ?? []
        var settings: ViewPlan.Settings = []
        for (key, value) in node.members where !reading.isFull {
            let name = key.string ?? ""
            switch name {
            case "when": break
            case "comment": _ = Kind<String>.text.read(value, reading)
            case "constraints":
                pending.append(Pending(node: value, owner: plan.number, parent: parent?.number, conditions: conditions))
            case "id", "type", "name", "subviews", "layoutGuides", "variations", "accessibilityElements":
                reading.report("\"\(name)\" cannot vary; only properties and constraints do", at: key)
            default:
                if let setting = readProperty(name, key, value, of: plan, in: parent) { settings.append(setting) }
            }
        }
        return (conditions, settings)
    }
}
