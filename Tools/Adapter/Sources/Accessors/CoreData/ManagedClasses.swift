/// The code that Xcode makes for the entities of a data model: the classes, their properties, and methods for relationships to
/// many.
struct ManagedClasses {
    private let entities: [DataModel.Entity]
    /// What the module's code declares itself.
    private let declares: (String) -> Bool
    private let isIdentifiable: (String) -> Bool

    init(
        _ model: DataModel, declares: @escaping (String) -> Bool, isIdentifiable: @escaping (String) -> Bool
    ) {
        entities = model.entities
        (self.declares, self.isIdentifiable) = (declares, isIdentifiable)
    }

    /// Nil if no entity asks for code.
    var text: String? {
        let parts = entities.flatMap(code)
        return parts.isEmpty ? nil : "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
    }

    private func code(for entity: DataModel.Entity) -> [String] {
        guard let name = entity.className, let kind = entity.codeGeneration, ["class", "category"].contains(kind) else {
            return []
        }
        var parts: [String] = []
        if kind == "class", !declares(name) {
            let parent = entity.parent.map(type) ?? "NSManagedObject"
            parts.append("@objc(\(name))\npublic class \(name): \(parent) {\n}\n")
        }
        let properties =
            entity.attributes.map(property)
            + entity.fetched.map {
                "    @NSManaged public var \(SwiftNames.escaped($0.name)): [\($0.entity.map(type) ?? "NSManagedObject")]?\n"
            } + entity.relationships.map(property)
        parts.append(
            """
            extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            \(properties.joined())}

            """)
        parts += entity.relationships.filter(\.isToMany).map { accessors(for: $0, of: name) }
        if !isIdentifiable(name), !inheritsIdentity(entity) { parts.append("extension \(name): Identifiable {\n}\n") }
        return parts
    }

    /// A conformance is that of the classes below, too.
    private func inheritsIdentity(_ entity: DataModel.Entity) -> Bool {
        guard let parent = entity.parent, let above = entities.first(where: { $0.name == parent }) else { return false }
        return above.className != nil && above.codeGeneration != nil || inheritsIdentity(above)
    }

    /// The type of an entity's objects.
    private func type(_ entity: String) -> String {
        entities.first { $0.name == entity }?.className ?? "NSManagedObject"
    }

    // MARK: Properties

    private func property(_ attribute: DataModel.Attribute) -> String {
        "    @NSManaged public var \(SwiftNames.escaped(attribute.name)): \(Self.type(of: attribute))\n"
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
            "Boolean": "Bool", "Date": "TimeInterval",
        ]
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        switch attribute.type {
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary", "Binary Data": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Composite": return "[String: Any]?"
        default: return (attribute.customClass ?? "NSObject") + "?"
        }
    }

    private func property(_ relationship: DataModel.Relationship) -> String {
        let one = relationship.destination.map(type) ?? "NSManagedObject"
        let type = relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : one
        return "    @NSManaged public var \(SwiftNames.escaped(relationship.name)): \(type)?\n"
    }

    // MARK: Relationships to many

    private func accessors(for relationship: DataModel.Relationship, of type: String) -> String {
        let one = relationship.destination.map(self.type) ?? "NSManagedObject"
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods: [(selector: String, method: String)] = []
        if relationship.isOrdered {
            methods = [
                ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(one), at idx: Int)"),
                ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
                ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(one)], at indexes: NSIndexSet)"),
                ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(one))"),
                (
                    "replace\(name)AtIndexes:with\(name):",
                    "replace\(name)(at indexes: NSIndexSet, with values: [\(one)])"
                ),
            ]
        }
        methods += [
            ("add\(name)Object:", "addTo\(name)(_ value: \(one))"),
            ("remove\(name)Object:", "removeFrom\(name)(_ value: \(one))"),
            ("add\(name):", "addTo\(name)(_ values: \(set))"),
            ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
        ]
        let lines = methods.map { "    @objc(\($0.selector))\n    @NSManaged public func \($0.method)\n" }
        return "extension \(type) {\n\(lines.joined(separator: "\n"))}\n"
    }
}
