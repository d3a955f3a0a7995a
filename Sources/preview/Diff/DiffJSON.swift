import Maquette
import MaquetteComparing

/// Differences for other programs, as one JSON document.
struct DiffJSON {
    let report: DiffReport

    var json: JSONText {
        .object([
            "old": .string(report.old), "new": .string(report.new), "changes": .list(report.changes.map(change)),
            "scenes": .list(report.looks.map(look)),
        ])
    }

    private func change(_ change: DocumentChange) -> JSONText {
        .object([
            "kind": .string(change.kind.rawValue), "subject": .string(change.subject),
            "id": change.id.map { .string($0) } ?? .null, "scene": change.scene.map { .string($0) } ?? .null,
            "line": .number(Double(change.line)), "details": .list(change.details.map { .string($0) }),
        ])
    }

    private func look(_ look: DiffReport.Look) -> JSONText {
        var share = JSONText.null
        let verdict: String
        switch look.verdict {
        case .same: (verdict, share) = ("same", .number(0))
        case .added: verdict = "added"
        case .removed: verdict = "removed"
        case .otherSize: verdict = "otherSize"
        case .unpainted: verdict = "failed"
        case .different(let different, _): (verdict, share) = ("different", .exactly(different))
        }
        return .object([
            "scene": .string(look.scene), "variant": .string(look.variant), "picture": .string(verdict),
            "differentShare": share, "error": look.failure.map { .string($0) } ?? .null,
            "frames": .list(look.frames.map(frame)),
        ])
    }

    private func frame(_ change: FrameChange) -> JSONText {
        .object([
            "id": change.id.map { .string($0) } ?? .null, "kind": .string(change.kind),
            "label": change.label.map { .string($0) } ?? .null, "before": rect(change.before),
            "after": rect(change.after),
        ])
    }

    private func rect(_ rect: CGRect) -> JSONText {
        .object([
            "x": .number(Double(rect.minX)), "y": .number(Double(rect.minY)), "width": .number(Double(rect.width)),
            "height": .number(Double(rect.height)),
        ])
    }
}
