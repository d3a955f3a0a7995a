import Foundation
import MaquetteViewModel

/// Screens written down in JSON. Everything is checked when it is made, so that building cannot fail.
public struct JSONDocument: Document {
    public let file: String
    public let scenes: [DocumentScene]
    public let warnings: [DocumentProblem]
    private let plans: [String: ScenePlan]

    /// `file` stands in messages; paths of images begin in its folder unless another one is given.
    public init(_ contents: Data, file: String, folder: String? = nil) throws(UnusableDocument) {
        let (text, problems) = JSONParser.parse(Array(contents))
        guard problems.isEmpty else {
            throw UnusableDocument(
                problems.map { problem in
                    let position = text.position(ofByte: problem.offset)
                    return DocumentProblem(
                        file: file, line: position.line, column: position.column, message: problem.message)
                })
        }
        let folder = folder ?? URL(fileURLWithPath: file).deletingLastPathComponent().path
        let reading = Reading(file: file, folder: folder)
        let scenes = DocumentReader(reading: reading).read(text.root)
        guard reading.problems.isEmpty else {
            let inOrder = reading.problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
            let rest = DocumentProblem(file: file, message: "there may be more; these are the first \(inOrder.count)")
            throw UnusableDocument(reading.isFull ? inOrder + [rest] : inOrder)
        }
        self.file = file
        self.scenes = scenes.map(\.scene)
        warnings = reading.warnings
        plans = Dictionary(scenes.compactMap { scene in scene.plan.map { (scene.scene.id, $0) } }) { first, _ in first }
    }

    @MainActor public func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        guard let plan = plans[scene.id] else {
            let names = scenes.map(\.id).joined(separator: ", ")
            throw UnusableDocument([
                DocumentProblem(file: file, message: "there is no scene \"\(scene.id)\"; there are \(names)")
            ])
        }
        return PlanBuilder.build(plan)
    }

    /// The JSON Schema of these documents, for editors: the same tables as the reader's.
    public static var schema: String { DocumentSchema.text }
}
