import Maquette
import MaquetteSyntax
import MaquetteWorkers

/// `preview snapshot`: picture tests of documents.
enum SnapshotCommand: Subcommand {
    static let name = "snapshot"
    static let summary = "picture tests: record, verify, review, upgrade, clean, merge and adopt baselines"
    static let usage = parts.flatMap { $0.usage }
    static let notes = [
        parts.map { "  " + $0.name.split(separator: " ")[1].padding(toLength: 8) + $0.summary }.joined(separator: "\n"),
        "`preview snapshot record --help` and so on have the details.",
    ]
    static let examples = parts.compactMap { $0.examples.first }

    static let parts: [any Subcommand.Type] = [
        RecordSnapshots.self, VerifySnapshots.self, ReviewSnapshots.self, UpgradeSnapshots.self, CleanSnapshots.self,
        MergeSnapshots.self, AdoptSnapshots.self,
    ]

    /// Each option once, for completion.
    static var options: [Option] {
        var seen: Set<String> = []
        return parts.flatMap { $0.options }.filter { seen.insert($0.name).inserted }
    }

    static var help: String {
        (["\(summary.prefix(1).uppercased())\(summary.dropFirst()).", ""]
            + usage.enumerated().map { ($0.offset == 0 ? "usage: " : "       ") + "preview \($0.element)" }
            + notes.flatMap { ["", $0] } + ["", "examples:"] + examples.map { "  preview \($0)" })
            .joined(separator: "\n")
    }

    static func limits(_ arguments: ArraySlice<Argument>) -> Limits? {
        parts.first { $0.name == "snapshot \(arguments.first?.text ?? "")" }?.limits(arguments.dropFirst())
    }

    static func run(_ arguments: ArraySlice<Argument>) async throws -> Outcome {
        guard let word = arguments.first?.text else {
            throw Failure("say what to do with snapshots: \(actions.joined(separator: ", "))")
        }
        if word == "--help" || word == "-h" { throw HelpIsWanted() }
        guard let part = parts.first(where: { $0.name == "snapshot \(word)" }) else {
            let near = NearestNames.suggestion(for: word, among: actions)
            throw Failure(
                "there is no command `snapshot \(word)`\(near ?? "; snapshot has \(NearestNames.list(actions))")")
        }
        do {
            return try await part.run(arguments.dropFirst())
        } catch is HelpIsWanted {
            try StandardOutput.print(part.help)
            return .fine
        }
    }
}

extension Substring {
    fileprivate func padding(toLength length: Int) -> String { self + String(repeating: " ", count: length - count) }
}
