import Maquette
import MaquetteLinting
import MaquetteServing
import MaquetteSyntax

/// The lint findings of a document, by the configuration that `preview lint` would find.
@MainActor enum ServedFindings {
    static func bytes(_ task: ProjectTask) throws -> [UInt8] {
        let path = FilePath(task.files[0])
        let input = InputFile(path: path, relative: path)
        let inForce = try LintConfigurations(Arguments([], options: Lint.options)).configuration(for: input)
        guard !inForce.configuration.excludes(path.shown(from: inForce.folder)) else {
            return Envelope.bytes(["findings": []])
        }
        let document =
            try task.code.map { try ServedCode.document($0, named: task.files[0]) }
            ?? OpenDocument(reading: input).result.get()
        let findings = try inForce.linter.findings(in: document, scenes: document.scenes, named: input.shown)
        return Envelope.bytes([
            "findings": .array(
                findings.map { finding in
                    [
                        "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
                        "message": .string(finding.sentence), "line": ServedScene.number(finding.line),
                        "id": finding.id.map { .string($0) } ?? .null,
                        "scene": finding.scene.map { .string($0) } ?? .null,
                    ]
                })
        ])
    }
}
