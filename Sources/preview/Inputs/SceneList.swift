import Maquette
import MaquetteSyntax

/// What `--list` prints: a line for each scene of documents and each preview of Swift files.
@MainActor struct SceneList {
    private let request: DocumentRequest

    init(_ arguments: Arguments, for verb: String) throws {
        request = try DocumentRequest(arguments, for: verb)
    }

    func run() async throws -> Outcome {
        var outcome = request.missing.isEmpty ? Outcome.fine : .badInput
        for line in request.missing { StandardError.say("preview: \(line)") }
        for input in request.inputs {
            if let preview = input.preview {
                try StandardOutput.print(CodeInputs.listing(of: input, preview))
                continue
            }
            do {
                for scene in try scenes(of: input) {
                    try StandardOutput.print("\(input.shown): \(scene.name.isEmpty ? scene.id : scene.name)")
                }
            } catch let unusable as UnusableDocument {
                for problem in unusable.problems { StandardError.say(problem.description) }
                outcome = .badInput
            }
        }
        return outcome
    }

    private func scenes(of input: InputFile) throws(UnusableDocument) -> [DocumentScene] {
        try OpenDocument(reading: input).result.get().scenes(named: request.scenes)
    }
}
