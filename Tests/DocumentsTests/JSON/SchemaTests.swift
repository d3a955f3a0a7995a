import Foundation
import Maquette
import MaquetteTestSupport
import Testing

/// The published schema and the reader agree.
@MainActor @Suite struct SchemaTests {
    private static let file = Fixture.folder.deletingLastPathComponent().appending(path: "Schema/maquette.schema.json")

    private static var validator: SchemaValidator { get throws { try SchemaValidator(Data(contentsOf: file)) } }

    /// With `MAQUETTE_RECORD` set, it is written anew.
    @Test func `The published schema is the one that the reader's tables give`() throws {
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil {
            try Data(JSONDocument.schema.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == JSONDocument.schema)
    }

    @Test func `Every fixture conforms`() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Fixture.folder, includingPropertiesForKeys: nil)
        let documents = files.filter { $0.pathExtension == "json" }
        #expect(documents.count >= 12)
        for file in documents {
            #expect(try Self.validator.problems(in: Data(contentsOf: file)) == [], "\(file.lastPathComponent)")
        }
    }

    /// The reader lists its keys when it meets one that is like none of them.
    private func keysOfReader(_ text: String) throws -> Set<String> {
        let problem = try #require(throws: UnusableDocument.self) { try JSONDocument(Data(text.utf8), file: "a.json") }
        let list = try #require(problem.problems.first?.message.components(separatedBy: "known are ").last)
        return Set(list.components(separatedBy: ", "))
    }

    @Test func `Views of every type have the keys of the schema`() throws {
        let validator = try Self.validator
        let types = validator.definitions.filter { $0.hasPrefix("type_") }
        #expect(types.count >= 5)
        for type in types {
            let keys = try keysOfReader(#"{ "view": { "type": "\#(type.dropFirst(5))", "qqqqqqqqqqqqqqqq": 1 } }"#)
            #expect(keys == validator.properties(of: type), "\(type)")
        }
    }

    @Test func `Documents and scenes have the keys of the schema`() throws {
        let validator = try Self.validator
        #expect(try keysOfReader(#"{ "view": {}, "qqqqqqqqqqqqqqqq": 1 }"#) == validator.rootProperties)
        #expect(
            try keysOfReader(#"{ "scenes": [{ "view": {}, "qqqqqqqqqqqqqqqq": 1 }] }"#)
                == validator.properties(of: "scene"))
    }

    @Test func `What the reader refuses the schema refuses`() throws {
        let validator = try Self.validator
        for text in [
            #"{ "view": { "corenrRadius": 4 } }"#, #"{ "view": { "type": "label", "axis": "vertical" } }"#,
            #"{ "view": { "alpha": 2 } }"#, ##"{ "view": { "backgroundColor": "#12345" } }"##, "{}",
            #"{ "view": { "subviews": [{ "type": "labl" }] } }"#, #"{ "view": { "frame": [1, 2, 3] } }"#,
            #"{ "view": {}, "device": "iPhone 99" }"#, #"{ "view": { "variations": [{ "alpha": 1 }] } }"#,
        ] {
            #expect(throws: UnusableDocument.self, "\(text)") { try JSONDocument(Data(text.utf8), file: "a.json") }
            #expect(try !validator.problems(in: Data(text.utf8)).isEmpty, "\(text)")
        }
    }
}
