import Foundation
import FoundationXML

/// The entities of a data model, as Xcode keeps them, as far as the classes that it makes depend on them.
final class DataModel: NSObject, XMLParserDelegate {
    struct Entity {
        var name: String
        /// Nil for one whose objects have no class of their own.
        var className: String?
        var parent: String?
        /// `class` and `category` ask for code.
        var codeGeneration: String?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        /// The names of fetched properties, with the entities that they fetch.
        var fetched: [(name: String, entity: String?)] = []
    }

    struct Attribute {
        var name: String
        var type: String
        var isScalar: Bool
        var customClass: String?
    }

    struct Relationship {
        var name: String
        var destination: String?
        var isToMany: Bool
        var isOrdered: Bool
    }

    private(set) var entities: [Entity] = []

    /// - Parameter path: a folder that ends with `.xcdatamodeld`.
    init(_ path: String) {
        super.init()
        guard let data = FileManager.default.contents(atPath: Self.currentVersion(of: path) + "/contents") else {
            return
        }
        let parser = XMLParser(data: data)
        parser.delegate = self
        if !parser.parse() { entities = [] }
    }

    private static func currentVersion(of path: String) -> String {
        if let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return path + "/" + name
        }
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return path + "/" + (versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted().first ?? "")
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard let name = attributes["name"] else { return }
        if element == "entity" {
            // `.Card` and `App.Card` name a module.
            let type = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
            entities.append(
                Entity(
                    name: name, className: type == "NSManagedObject" ? nil : type, parent: attributes["parentEntity"],
                    codeGeneration: attributes["codeGenerationType"]))
        }
        guard !entities.isEmpty else { return }
        let last = entities.count - 1
        switch element {
        case "attribute":
            entities[last].attributes.append(
                Attribute(
                    name: name, type: attributes["attributeType"] ?? "",
                    isScalar: attributes["usesScalarValueType"] == "YES", customClass: attributes["customClassName"]))
        case "relationship":
            entities[last].relationships.append(
                Relationship(
                    name: name, destination: attributes["destinationEntity"], isToMany: attributes["toMany"] == "YES",
                    isOrdered: attributes["ordered"] == "YES"))
        case "fetchedProperty": entities[last].fetched.append((name, nil))
        case "fetchRequest":
            guard let place = entities[last].fetched.indices.last else { break }
            entities[last].fetched[place].entity = attributes["entity"]
        default: break
        }
    }
}
