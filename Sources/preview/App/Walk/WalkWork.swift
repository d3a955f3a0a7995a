import Foundation
import Maquette
import MaquetteCode
import MaquetteWorkers
import UIKit

/// What a process of a walk does: it starts the app, does the steps on its screen, and tells what is there then.
@MainActor enum WalkWork {
    /// What comes back, before the picture.
    struct Answer: Codable {
        var screen: WalkedScreen?
        var problem: String?
    }

    static func bytes(of answer: Answer, _ picture: [UInt8] = []) -> [UInt8] {
        let head = (try? JSONEncoder().encode(answer)).map { [UInt8]($0) } ?? []
        return head + [UInt8(ascii: "\n")] + picture
    }

    static func answer(from bytes: [UInt8]) -> (answer: Answer, picture: [UInt8])? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes[..<end]))
        else { return nil }
        return (answer, Array(bytes[(end + 1)...]))
    }

    /// A request is the steps from the start of the app, as JSON.
    static func answer(_ request: [UInt8], _ variant: Variant) -> [UInt8] {
        do {
            let words = try JSONDecoder().decode([String].self, from: Data(request))
            guard let project = ProjectInputs.built.values.joined().first(where: { $0.image != nil }) else {
                throw Failure("nothing of the project compiles")
            }
            var variant = variant
            variant.touch = try TouchSteps.touch(words)
            return try walk(project, variant)
        } catch {
            let words =
                (error as? UnusableDocument)?.problems.map(\.message).joined(separator: "; ")
                ?? (error as? Failure)?.lines.joined(separator: "; ") ?? "\(error)"
            return bytes(of: Answer(problem: words))
        }
    }

    private static func walk(_ project: BuiltProject, _ variant: Variant) throws -> [UInt8] {
        let compiled = try RunningApp.compiled(in: project)
        let document = try RunningApp.document(compiled, named: compiled.file)
        return try SceneLook(document: document, scene: document.scenes[0], variant: variant).show { shown, _ in
            let plain = shown.picture()
            var lacking = Lacking()
            lacking.take(CodeDocument.takeMissing())
            lacking.notDrawn = Headless.Diagnostics.takeNotDrawn()
            let screen = WalkedScreen(shown, lacking, isBlank: plain.isBlank)
            let picture = try lacking.note(withoutCodeOf: "project's").map { try plain.telling($0) } ?? plain
            return bytes(of: Answer(screen: screen), try picture.bytes(as: .png))
        }
    }
}
