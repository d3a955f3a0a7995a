import Maquette
import MaquetteSyntax

/// A document that was read, or its problems.
struct OpenDocument: Sendable {
    let input: InputFile
    let result: Result<any Document, UnusableDocument>

    /// May be made on any thread.
    init(reading input: InputFile) {
        self.input = input
        do {
            if let preview = input.preview {
                result = .success(try CodeInputs.document(for: input, preview))
                return
            }
            let bytes = try input.path?.contents() ?? SystemFile.read(from: 0)
            let document = try Documents.read(bytes, named: Self.name(of: input, bytes))
            // What crashed with the project's code is shown without.
            result = .success(input.crash == nil ? try DocumentCode.document(document, at: input.path) : document)
        } catch let error as SystemError {
            result = .failure(UnusableDocument([DocumentProblem(file: input.shown, message: error.words)]))
        } catch let unusable as UnusableDocument {
            result = .failure(Self.placed(unusable, in: input))
        } catch {
            result = .failure(UnusableDocument([DocumentProblem(file: input.shown, message: "\(error)")]))
        }
    }

    /// The format follows from the extension. Streams have none: markup begins with a bracket, JSON does not.
    static func name(of input: InputFile, _ bytes: [UInt8]) -> String {
        if let path = input.path, !path.isOpenStream { return path.shown }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let first = bytes.first { $0 > 0x20 && !byteOrderMark.contains($0) }
        return first == UInt8(ascii: "<") ? "standard input.xib" : "standard input.json"
    }

    private static func placed(_ unusable: UnusableDocument, in input: InputFile) -> UnusableDocument {
        UnusableDocument(
            unusable.problems.map { problem in
                var problem = problem
                problem.file = input.shown
                return problem
            })
    }
}

extension Document {
    /// The scenes of a name or id, or all of them.
    func scenes(named names: [String]) throws(UnusableDocument) -> [DocumentScene] {
        guard !names.isEmpty else { return scenes }
        var chosen: [DocumentScene] = []
        for name in names {
            let found = scenes(called: name)
            if found.isEmpty {
                let known = scenes.map { $0.name.isEmpty ? $0.id : $0.name }
                let near = NearestNames.suggestion(for: name, among: known)
                let message =
                    "there is no scene `\(name.shortened)`\(near ?? "; the document has \(NearestNames.list(known))")"
                throw UnusableDocument([DocumentProblem(file: file, message: message)])
            }
            chosen += found.filter { scene in !chosen.contains { $0.id == scene.id } }
        }
        return chosen
    }

    /// The scenes of an id, name, other identifier, or number in the document, whichever matches first.
    private func scenes(called name: String) -> [DocumentScene] {
        let wanted = name.lowercased()
        let exact = scenes.filter { $0.id == name }
        if !exact.isEmpty { return exact }
        let named = scenes.filter { $0.name.lowercased() == wanted }
        if !named.isEmpty { return named }
        let aliased = scenes.filter { $0.aliases.contains { $0.lowercased() == wanted } }
        if !aliased.isEmpty { return aliased }
        guard let number = Int(name), scenes.indices.contains(number - 1) else { return [] }
        return [scenes[number - 1]]
    }
}
