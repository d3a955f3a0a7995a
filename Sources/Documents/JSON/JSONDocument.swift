import Foundation
import MaquetteViewModel

/// Screens described in JSON. Everything is checked when the document is read, so that building cannot fail.
public struct JSONDocument: Document {
    public let file: String
    public let scenes: [DocumentScene]
    public let warnings: [DocumentProblem]
    private let plans: [String: ScenePlan]
    private let contents: Data

    /// `file` is the name for messages. Paths of images are relative to its folder unless another one is given.
    public init(_ contents: Data, file: String, folder: String? = nil) throws(UnusableDocument) {
        let root = try JSONNode.root(of: Array(contents), file: file)
        let folder = folder ?? URL(fileURLWithPath: file).deletingLastPathComponent().path
        let reading = Reading(file: file, folder: folder)
        let scenes = DocumentReader(reading: reading).read(root)
        guard reading.problems.isEmpty else { throw UnusableDocument(reading.problemsInOrder) }
        self.file = file
        self.contents = contents
        self.scenes = scenes.map(\.scene)
        warnings = reading.warnings
        plans = Dictionary(scenes.compactMap { scene in scene.plan.map { (scene.scene.id, $0) } }) { first, _ in first }
    }

    @MainActor public func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        guard let plan = plans[scene.id] else {
            let names = NearestNames.list(scenes.map(\.id))
            throw UnusableDocument([
                DocumentProblem(file: file, message: "there is no scene `\(scene.id)`; the document has \(names)")
            ])
        }
        return PlanBuilder.build(plan)
    }

    /// Parsed again each time: only comparisons need them, and the text takes less memory than its values.
    public var parts: [DocumentPart] {
        (try? JSONNode.root(of: Array(contents), file: file)).map { JSONParts($0).scenes } ?? []
    }

    /// The JSON Schema of these documents, for editors, made from the same tables that the reader uses.
    public static var schema: String { DocumentSchema.text }
}

extension JSONDocument {
    /// Whether a file may be a document: projects contain other JSON too. Invalid JSON may be a document with a typo,
    /// and so may an object with a key that is nearly right, and has what such a key has.
    package static func mayBeDocument(by contents: [UInt8]) -> Bool {
        guard let root = try? JSONNode.root(of: contents, file: "") else { return true }
        guard root.kind == .object else { return false }
        return root.members.contains { key, value in
            guard let name = key.string else { return false }
            if name == "view" || name == "scenes" { return true }
            switch NearestNames.suggestion(for: name, among: ["view", "scenes"]).flatMap({ _ in value.kind }) {
            case .object: return true
            case .array: return value.elements.contains { $0.kind == .object }
            default: return false
            }
        }
    }
}
