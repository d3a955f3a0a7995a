import Foundation
import Maquette
import MaquetteSyntax

/// What a walk has found: for people, and for programs.
struct WalkReport {
    let walk: AppWalk
    /// The project's controllers, by module and class.
    let controllers: Set<String>
    /// The file of each screen's picture.
    let names: [String]

    init(_ walk: AppWalk, controllers: Set<String>) {
        (self.walk, self.controllers) = (walk, controllers)
        var names: [String] = []
        for (number, stop) in walk.stops.enumerated() {
            let slug = FileNames.slug(stop.screen.name)
            names.append(String(format: "%02d", number + 1) + (slug.isEmpty ? "" : "-\(slug)") + ".png")
        }
        self.names = names
    }

    private var reached: [String] {
        Set(walk.stops.flatMap(\.screen.controllers)).intersection(controllers).sorted()
    }

    /// What can be wrong with layouts.
    private static let layoutKinds: KeyValuePairs<AppWalk.Finding.Kind, String> = [
        .conflict: "conflicts of constraints", .cutOffText: "texts that are cut off",
        .ambiguity: "views whose position or size is ambiguous",
    ]

    private func findings(_ kind: AppWalk.Finding.Kind) -> [AppWalk.Finding] {
        walk.findings.filter { $0.kind == kind }
    }

    /// Its last line says how much of the app the walk has seen.
    var summary: String {
        let marked = walk.stops.count { !$0.screen.missing.isEmpty }
        var lines: [String] = []
        if marked > 0 { lines.append("screens that need missing code, which their lower edges name: \(marked)") }
        let problems = Self.layoutKinds.map { (words: $0.value, number: findings($0.key).count) }
            .filter { $0.number > 0 }
        if !problems.isEmpty {
            lines.append(problems.map { "\($0.words): \($0.number)" }.joined(separator: ", ") + " (see walk.md)")
        }
        let crashes = findings(.crash).count
        if crashes > 0 { lines.append("touches that ended in a crash: \(crashes) (see walk.md)") }
        let screens =
            "screens: \(walk.stops.count) reached on \(walk.ways) ways"
            + (walk.isCutShort ? ", with more to touch" : "")
        lines.append(
            controllers.isEmpty
                ? screens : "controllers: \(controllers.count); \(reached.count) reached by the walk; \(screens)")
        return lines.joined(separator: "\n")
    }

    /// A page with the pictures and the ways to them.
    var markdown: String {
        var lines = ["# Screens", "", summary.replacingOccurrences(of: "\n", with: "  \n"), ""]
        for (stop, name) in zip(walk.stops, names) {
            lines += ["## \(stop.screen.name)", "", "<img src=\"\(name)\" width=\"240\">", ""]
            if !stop.steps.isEmpty { lines += stop.steps.map { "1. `\($0)`" } + [""] }
            lines += stop.screen.problems.map { "- \($0.message)" }
            if !stop.screen.problems.isEmpty { lines.append("") }
        }
        func list(_ heading: String, _ findings: [AppWalk.Finding]) {
            if findings.isEmpty { return }
            lines += ["## \(heading)", ""]
            lines += findings.map { finding in
                let way = finding.steps.isEmpty ? "the start" : finding.steps.map { "`\($0)`" }.joined(separator: ", ")
                return "- \(way): \(finding.kind == .crash ? "crashed: " : "")\(finding.reason)"
            }
            lines.append("")
        }
        list("Findings", walk.findings.filter { $0.kind != .deadEnd })
        list("Ways that led nowhere", findings(.deadEnd))
        return lines.joined(separator: "\n")
    }

    func json(pictures: [String]) -> JSONValue {
        func texts(_ list: [String]) -> JSONValue { .array(list.map(JSONValue.string)) }
        return .object([
            "screens": .array(
                zip(walk.stops, pictures).map { stop, picture in
                    .object([
                        "name": .string(stop.screen.name), "picture": .string(picture), "steps": texts(stop.steps),
                        "controllers": texts(stop.screen.controllers), "missing": texts(stop.screen.missing),
                        "notDrawn": texts(stop.screen.notDrawn),
                        "problems": texts(stop.screen.problems.map(\.message)), "isBlank": .bool(stop.screen.isBlank),
                    ])
                }),
            "findings": .array(
                walk.findings.map { finding in
                    .object([
                        "steps": texts(finding.steps), "kind": .string(finding.kind.rawValue),
                        "isCrash": .bool(finding.kind == .crash), "reason": .string(finding.reason),
                    ])
                }),
            "ways": .number(Double(walk.ways)), "isCutShort": .bool(walk.isCutShort),
            "controllers": .object([
                "total": .number(Double(controllers.count)), "reached": texts(reached),
            ]),
        ])
    }
}
