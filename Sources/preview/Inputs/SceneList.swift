import Maquette
import MaquetteCode
import MaquetteSyntax

/// What `--list` prints: a line for each scene of documents and each preview of Swift files.
@MainActor struct SceneList {
    private let request: DocumentRequest
    private let isJSON: Bool

    init(_ arguments: Arguments, for verb: String) throws {
        isJSON = try JSONAnswer.isWanted(arguments)
        request = try DocumentRequest(arguments, for: verb)
    }

    func run() async throws -> Outcome {
        var outcome = request.missing.isEmpty ? Outcome.fine : .badInput
        for line in request.missing { StandardError.say("preview: \(line)") }
        for input in request.inputs {
            if let preview = input.preview {
                try Self.tell(preview, in: input.shown, asJSON: isJSON)
                continue
            }
            do {
                for scene in try scenes(of: input) { try tell(scene, in: input.shown) }
            } catch let unusable as UnusableDocument {
                for problem in unusable.problems { StandardError.say(problem.description) }
                outcome = .badInput
            }
        }
        return outcome
    }

    private func tell(_ scene: DocumentScene, in file: String) throws {
        guard isJSON else {
            return try StandardOutput.print("\(file): \(scene.name.isEmpty ? scene.id : scene.name)".onOneLine)
        }
        try JSONAnswer.print([
            "file": .string(file), "line": .null, "kind": "scene", "id": .string(scene.id), "name": .string(scene.name),
            "obstacle": .null,
        ])
    }

    /// A preview has no id that lasts; `FILE:LINE` chooses it.
    static func tell(_ preview: CodePreview, in file: String, asJSON isJSON: Bool) throws {
        guard isJSON else {
            let obstacle = preview.obstacle.map { ", cannot be shown: \($0)" } ?? ""
            return try StandardOutput.print(
                "\(file):\(preview.line): \(preview.displayName) (\(preview.kind.words))\(obstacle)".onOneLine)
        }
        try JSONAnswer.print([
            "file": .string(file), "line": .number(Double(preview.line)), "kind": .string(preview.kind.rawValue),
            "id": .null, "name": .string(preview.displayName),
            "obstacle": preview.obstacle.map { .string($0) } ?? .null,
        ])
    }

    private func scenes(of input: InputFile) throws(UnusableDocument) -> [DocumentScene] {
        try OpenDocument(reading: input).result.get().scenes(named: request.scenes)
    }
}

extension CodePreview.Kind {
    fileprivate var words: String {
        switch self {
        case .preview: "#Preview"
        case .provider: "PreviewProvider"
        case .app, .run: "the app's window"
        case .connection: "the scene's window"
        case .view, .cell, .controller, .scene: rawValue
        }
    }
}
