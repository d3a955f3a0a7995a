import Maquette
import MaquetteComparing
import MaquetteSyntax

/// Differences for other programs, as one JSON document.
struct DiffJSON {
    let report: DiffReport

    var json: JSONValue {
        let members: [JSONValue.Member] = [
            JSONValue.Member(key: "old", value: .string(report.old)),
            JSONValue.Member(key: "new", value: .string(report.new)),
            JSONValue.Member(key: "changes", value: .array(report.changes.map(change))),
            JSONValue.Member(key: "scenes", value: .array(report.looks.map(look))),
        ]
        let problems = report.troubles.map { JSONValue.string($0) }
        return .object(members + (problems.isEmpty ? [] : [JSONValue.Member(key: "problems", value: .array(problems))]))
    }

    private func change(_ change: DocumentChange) -> JSONValue {
        .object([
            "kind": .string(change.kind.rawValue), "subject": .string(change.subject),
            "id": change.id.map { .string($0) } ?? .null, "scene": change.scene.map { .string($0) } ?? .null,
            "line": .number(Double(change.line)), "details": .array(change.details.map { .string($0) }),
        ])
    }

    private func look(_ look: DiffReport.Look) -> JSONValue {
        var share = JSONValue.null
        let verdict: String
        switch look.verdict {
        case .same: (verdict, share) = ("same", .number(0))
        case .added: verdict = "added"
        case .removed: verdict = "removed"
        case .otherSize: verdict = "otherSize"
        case .unpainted: verdict = "failed"
        case .different(let different, _): (verdict, share) = ("different", .number(different))
        }
        return .object([
            "scene": .string(look.scene), "variant": .string(look.variant), "picture": .string(verdict),
            "differentShare": share, "error": look.failure.map { .string($0) } ?? .null,
            "frames": .array(look.frames.map(frame)), "layout": .array(look.layout.map { .string($0) }),
        ])
    }

    private func frame(_ change: FrameChange) -> JSONValue {
        .object([
            "id": change.id.map { .string($0) } ?? .null, "kind": .string(change.kind),
            "label": change.label.map { .string($0) } ?? .null, "before": rect(change.before),
            "after": rect(change.after),
        ])
    }

    private func rect(_ rect: CGRect) -> JSONValue {
        .object([
            "x": .points(rect.minX), "y": .points(rect.minY), "width": .points(rect.width),
            "height": .points(rect.height),
        ])
    }
}
