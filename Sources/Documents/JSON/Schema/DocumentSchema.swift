/// Writes the schema of JSON documents from the tables that the reader uses.
enum DocumentSchema {
    static let address = "https://json-schema.org/draft/2020-12/schema"

    static var text: String { schema.text() + "\n" }

    static var schema: JSONValue {
        let document = DocumentReader.record.schema
            .with("anyOf", [["required": ["view"]], ["required": ["scenes"]]])
            .with("description", .string(description))
            .with("title", "Maquette document")
            .with("$schema", .string(address))
        guard case .object(let members) = document else { return document }
        return .object(members + [JSONValue.Member(key: "$defs", value: .object(definitions))])
    }

    private static let description = """
        Screens for Maquette. Documents are strict JSON: no comments and no trailing commas; any object may have a \
        `comment` key instead.
        """

    private static var definitions: [JSONValue.Member] {
        let shared: [(String, JSONValue)] = [
            ("scene", SceneReader.record.schema.with("description", "One screen, or one part of a screen.")),
            ("view", viewByType), ("variation", variationSchema), ("constraints", ConstraintReader.schema),
            ("color", Kind.colorDefinition), ("font", Kind.fontDefinition),
            ("paragraph", Kind.paragraphDefinition), ("image", Kind.imageDefinition),
        ]
        let types = ViewType.all.map { (definition(of: $0), schema(of: $0)) }
        return (shared + types).map { JSONValue.Member(key: $0.0, value: $0.1) }
    }

    // MARK: Views

    private static func definition(of type: ViewType) -> String { "type_\(type.name)" }

    /// The keys of a view depend on its type; editors offer only those.
    private static var viewByType: JSONValue {
        let types = JSONValue.array(ViewType.all.map { .string($0.name) })
        let choices = ViewType.all.map { type -> JSONValue in
            let isThis: JSONValue = ["properties": ["type": ["const": .string(type.name)]]]
            let condition = type.name == ViewType.nameOfPlain ? isThis : isThis.with("required", ["type"])
            return ["if": condition, "then": .reference(definition(of: type))]
        }
        return [
            "description": "A view. Without a type it is a plain one.", "type": "object",
            "properties": ["type": ["enum": types]], "allOf": .array(choices),
        ]
    }

    private static func schema(of type: ViewType) -> JSONValue {
        let structure = ViewReader.structure.map { member($0.name, $0.schema, $0.summary) }
        let properties = type.properties.map { member($0.name, $0.schema, $0.summary) }
        return [
            "description": .string(type.summary), "type": "object", "properties": .object(structure + properties),
            "additionalProperties": false,
        ]
    }

    /// A variation may set the properties of any type here; the reader checks them against the view's type.
    private static var variationSchema: JSONValue {
        var names: Set<String> = []
        let properties = ViewType.all.flatMap(\.properties).filter { names.insert($0.name).inserted }
        let own = [
            member(
                "when", Kind<[Condition]>.conditions.schema, "One condition, or several that must all hold."),
            member("constraints", .reference("constraints"), "Constraints that hold besides the view's own."),
            member(AnyField.comment.name, AnyField.comment.schema, AnyField.comment.summary),
        ]
        return [
            "description": "Other properties and more constraints under conditions.", "type": "object",
            "properties": .object(own + properties.map { member($0.name, $0.schema, $0.summary) }),
            "required": ["when"], "additionalProperties": false,
        ]
    }

    private static func member(_ name: String, _ schema: JSONValue, _ summary: String) -> JSONValue.Member {
        JSONValue.Member(key: name, value: schema.with("description", .string(summary)))
    }
}
