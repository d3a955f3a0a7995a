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

    var summary: String {
        let crashes = walk.findings.count { $0.isCrash }
        let marked = walk.stops.count { !$0.screen.missing.isEmpty }
        var lines = [
            "screens: \(walk.stops.count) reached on \(walk.ways) ways"
                + (walk.isCutShort ? ", with more to touch" : "")
        ]
        if !controllers.isEmpty { lines.append("controllers: \(reached.count) of \(controllers.count) reached") }
        if marked > 0 { lines.append("screens that need missing code, which their lower edges name: \(marked)") }
        let problems = walk.stops.reduce(0) { $0 + $1.screen.problems.count }
        if problems > 0 { lines.append("problems of layouts: \(problems) (see walk.md)") }
        if crashes > 0 { lines.append("touches that ended in a crash: \(crashes) (see walk.md)") }
        return lines.joined(separator: "\n")
    }

    /// A page with the pictures and the ways to them.
    var markdown: String {
        var lines = ["# Screens", "", summary.replacingOccurrences(of: "\n", with: "  \n"), ""]
        for (stop, name) in zip(walk.stops, names) {
            lines += ["## \(stop.screen.name)", "", "<img src=\"\(name)\" width=\"240\">", ""]
            if !stop.steps.isEmpty { lines += stop.steps.map { "1. `\($0)`" } + [""] }
            lines += stop.screen.problems.map { "- \($0)" }
            if !stop.screen.problems.isEmpty { lines.append("") }
        }
        let findings = walk.findings
        if !findings.isEmpty { lines += ["## Ways that led nowhere", ""] }
        for finding in findings {
            let way = finding.steps.isEmpty ? "the start" : finding.steps.map { "`\($0)`" }.joined(separator: ", ")
            lines.append("- \(way): \(finding.isCrash ? "crashed: " : "")\(finding.reason)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    func json(pictures: [String]) -> JSONValue {
        func texts(_ list: [String]) -> JSONValue { .array(list.map(JSONValue.string)) }
        return .object([
            "screens": .array(
                zip(walk.stops, pictures).map { stop, picture in
                    .object([
                        "name": .string(stop.screen.name), "picture": .string(picture), "steps": texts(stop.steps),
                        "controllers": texts(stop.screen.controllers), "missing": texts(stop.screen.missing),
                        "problems": texts(stop.screen.problems), "isBlank": .bool(stop.screen.isBlank),
                    ])
                }),
            "findings": .array(
                walk.findings.map { finding in
                    .object([
                        "steps": texts(finding.steps), "isCrash": .bool(finding.isCrash),
                        "reason": .string(finding.reason),
                    ])
                }),
            "ways": .number(Double(walk.ways)), "isCutShort": .bool(walk.isCutShort),
            "controllers": .object([
                "total": .number(Double(controllers.count)), "reached": texts(reached),
            ]),
        ])
    }
}
