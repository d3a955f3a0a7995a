import Foundation
import FoundationXML

/// Reads the `contents` of a data model as Xcode keeps it. What its attributes mean, say Apple's documents of such models
/// and the names in Xcode's inspector.
final class ModelReader: NSObject, XMLParserDelegate {
    /// - Parameter path: of the folder with all versions, or of one version.
    static func entities(ofModel path: String) -> [NSEntityDescription]? {
        guard let data = FileManager.default.contents(atPath: version(of: path) + "/contents") else { return nil }
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        reader.connect()
        return reader.entities
    }

    /// The current version, as Xcode remembers it.
    private static func version(of path: String) -> String {
        guard path.hasSuffix(".xcdatamodeld") else { return path }
        if let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return path + "/" + name
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return path + "/" + (names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().first ?? "")
    }

    private var entities: [NSEntityDescription] = []
    private var property: NSPropertyDescription?
    /// The names that the relationships and entities have for others.
    private var destinations: [(NSRelationshipDescription, entity: String?, inverse: String?)] = []
    private var parents: [(NSEntityDescription, name: String)] = []

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "entity": beginEntity(attributes)
        case "attribute": begin(attribute(attributes), attributes)
        case "relationship": begin(relationship(attributes), attributes)
        case "fetchedProperty": begin(NSFetchedPropertyDescription(), attributes)
        case "uniquenessConstraint": entities.last?.uniquenessConstraints.append([])
        case "constraint":
            guard let entity = entities.last, !entity.uniquenessConstraints.isEmpty else { return }
            entity.uniquenessConstraints[entity.uniquenessConstraints.count - 1].append(attributes["value"] ?? "")
        case "entry":
            guard let key = attributes["key"] else { return }
            if let property {
                property.userInfo = (property.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
            } else if let entity = entities.last {
                entity.userInfo = (entity.userInfo ?? [:]).merging([key: attributes["value"] ?? ""]) { $1 }
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if ["attribute", "relationship", "fetchedProperty"].contains(element) { property = nil }
    }

    private func beginEntity(_ attributes: [String: String]) {
        let entity = NSEntityDescription()
        entity.name = attributes["name"]
        entity.isAbstract = attributes["isAbstract"] == "YES"
        // The product's own module is written as nothing before the dot.
        let name = attributes["representedClassName"] ?? "NSManagedObject"
        entity.managedObjectClassName = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
        entities.append(entity)
    }

    private func begin(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        property.isOptional = attributes["optional"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
        self.property = property
        entities.last?.properties.append(property)
    }

    // MARK: Attributes

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType,
        "UUID": .UUIDAttributeType, "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        "Composite": .compositeAttributeType,
    ]

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
        let attribute = attributes["derived"] == "YES" ? NSDerivedAttributeDescription() : NSAttributeDescription()
        attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.valueTransformerName = attributes["valueTransformerName"]
        attribute.attributeValueClassName = attributes["customClassName"]
        attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
        attribute.defaultValue = defaultValue(attribute.attributeType, attributes)
        return attribute
    }

    private func defaultValue(_ type: NSAttributeType, _ attributes: [String: String]) -> Any? {
        if type == .dateAttributeType {
            let seconds = attributes["defaultDateTimeInterval"].flatMap(TimeInterval.init)
            return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        guard let text = attributes["defaultValueString"] else { return nil }
        switch type {
        case .stringAttributeType: return text
        case .booleanAttributeType: return NSNumber(value: ["YES", "1", "true"].contains(text))
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    // MARK: Relationships

    private static let rules: [String: NSDeleteRule] = [
        "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
        "Deny": .denyDeleteRule,
    ]

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.maxCount =
            attributes["maxCount"].flatMap { Int($0) } ?? (attributes["toMany"] == "YES" ? 0 : 1)
        relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.deleteRule = Self.rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
        destinations.append((relationship, attributes["destinationEntity"], attributes["inverseName"]))
        return relationship
    }

    /// What was named before it was read.
    private func connect() {
        let known = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for (entity, name) in parents { known[name]?.subentities.append(entity) }
        for (relationship, entity, inverse) in destinations {
            relationship.destinationEntity = entity.flatMap { known[$0] }
            relationship.inverseRelationship =
                inverse.flatMap { relationship.destinationEntity?.property($0) } as? NSRelationshipDescription
        }
    }
}
