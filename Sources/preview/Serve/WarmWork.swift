import Foundation
import Maquette
import MaquetteDocuments
import MaquetteRenderer
import MaquetteServing
import MaquetteSyntax

/// What children of the warm process do, each of them once.
@MainActor enum WarmWork {
    /// Does once what every child would have to do: reads fonts, and goes each way that a screen goes. On one thread, since
    /// what other threads hold would be held for ever in the children.
    static func prepare() {
        MainQueue.keepPlace()
        SharedWork.pause()
        defer { SharedWork.resume() }
        guard Headless.fontProblem == nil,
            let document = try? Documents.read(Array(sample.utf8), named: "sample.json"),
            let scene = document.scenes.first
        else { return }
        _ = try? SceneLook(document: document, scene: scene, variant: Variant()).show { shown, _ in
            _ = try shown.picture().png()
            _ = (shown.problems, shown.frames)
        }
    }

    /// The weights and controls that most screens have.
    private static let sample = """
        {"view": {"id": "screen", "backgroundColor": "systemBackground", "subviews": [
          {"type": "label", "id": "a", "text": "Sample", "font": {"size": 17, "weight": "bold"}, "constraints": [
            "leading == screen.leading + 16", "top == screen.top + 24"]},
          {"type": "label", "id": "b", "text": "Sample", "font": {"size": 17, "weight": "semibold"}, "constraints": [
            "leading == a.leading", "top == a.bottom + 8"]},
          {"type": "label", "id": "c", "text": "Sample", "constraints": [
            "leading == a.leading", "top == b.bottom + 8"]},
          {"type": "button", "id": "d", "title": "Sample", "constraints": [
            "leading == a.leading", "top == c.bottom + 8"]}]}}
        """

    static func answer(_ request: [UInt8]) -> [UInt8] {
        guard let task = try? ProjectTask(request) else { return failing(["the request cannot be read"]) }
        guard chdir(task.root) == 0 else { return failing(["the folder of the project is gone"]) }
        do {
            switch task.name {
            case "list": return try JSONEncoder().encode(task.files.map(contents)).map { $0 }
            case "scene": return try ServedScene(task).bytes()
            case "explain":
                return try ServedScene(task).explanation(ofViewNumber: Int(task.arguments["view"] ?? "") ?? 0)
            case "lint": return try ServedFindings.bytes(task)
            default: return failing(["there is no task \(task.name)"])
            }
        } catch let unusable as UnusableDocument {
            return failing(unusable.problems)
        } catch let failure as Failure {
            return failing(failure.lines)
        } catch {
            return failing(["\(error)"])
        }
    }

    /// What is in a document.
    private static func contents(of file: String) -> FoundContents {
        do {
            let bytes = try FilePath(file).contents()
            guard Documents.mayBeDocument(by: bytes, named: file) else { return FoundContents() }
            return FoundContents(scenes: try Documents.read(bytes, named: file).scenes.map { ($0.id, $0.name) })
        } catch let error as SystemError {
            return FoundContents(error: error.words)
        } catch let unusable as UnusableDocument {
            return FoundContents(error: unusable.problems.map(\.description).joined(separator: "\n"))
        } catch {
            return FoundContents(error: "\(error)")
        }
    }

    private static func failing(_ lines: [String]) -> [UInt8] {
        Envelope.bytes(["errors": .array(lines.map { ["message": .string($0)] })])
    }

    private static func failing(_ problems: [DocumentProblem]) -> [UInt8] {
        Envelope.bytes([
            "errors": .array(
                problems.map { problem in
                    [
                        "message": .string(problem.message),
                        "file": .string(FilePath(problem.file).absolute.shown(from: FilePath(".").absolute)),
                        "line": ServedScene.number(problem.line), "column": ServedScene.number(problem.column),
                        "source": source(of: problem).map { .string($0) } ?? .null,
                    ]
                })
        ])
    }

    /// The line of code that a problem is about.
    private static func source(of problem: DocumentProblem) -> String? {
        guard let line = problem.line, line > 0, FilePath(problem.file).ext == "swift",
            let bytes = try? FilePath(problem.file).contents()
        else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        return String(decoding: lines[line - 1].prefix(mostBytesOfSource), as: UTF8.self)
    }

    private static let mostBytesOfSource = 300
}
