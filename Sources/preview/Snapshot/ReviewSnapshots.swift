import Foundation
import Maquette
import MaquetteSnapshots
import MaquetteSyntax

/// `preview snapshot review`: accepts or rejects new pictures.
enum ReviewSnapshots: Subcommand {
    static let name = "snapshot review"
    static let summary = "accept or reject what a report shows"
    static let usage = ["snapshot review REPORT [options]"]
    static let options: [Option] = [
        .value("--decisions", "FILE", "the list that the report's page exported", completion: .files),
        .flag("--accept-all", "make everything in the report the baseline"),
        .flag("--list", "only list what needs a decision"), JSONAnswer.option,
    ]
    static let notes = [
        "REPORT is a folder that --report made. Accepting makes the new picture the baseline, with its text; rejecting\n"
            + "leaves the baseline as it is. A baseline that has changed since the report was made is not replaced. You are\n"
            + "not asked again about what you have accepted.",
        "Run it in the folder where the report was made: its paths are relative to that.",
        "Exit code 1: something was rejected or is undecided.",
    ]
    static let examples = [
        "snapshot review report", "snapshot review report --decisions decisions.json",
        "snapshot review report --accept-all",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard let word = arguments.rest.first, arguments.rest.count == 1 else {
            throw Failure("review needs one report; `preview snapshot review --help` shows how")
        }
        let folder = ReportFolder(FilePath(bytes: word.bytes))
        let report = try folder.read()
        let open = report.entries.filter(\.isOpen)
        let entries = try open.filter { try !folder.isAccepted($0) }
        let isJSON = try JSONAnswer.isWanted(arguments)
        if arguments.has("--list") {
            let answer = Answer(accepted: 0, rejected: 0, left: entries.map(\.id))
            if isJSON { try answer.printJSON() } else { for id in answer.left { try StandardOutput.print(id) } }
            return entries.isEmpty ? .fine : .findings
        }
        if entries.isEmpty {
            let words = open.isEmpty ? "there is nothing to decide" : "everything was accepted before"
            if isJSON { try Answer().printJSON() } else { try StandardOutput.print(words) }
            return .fine
        }
        let decide = try decision(arguments, about: report, in: folder)
        Interruption.removeTemporaryFiles()
        let (answer, outcome) = try review(entries, of: folder, by: decide)
        if isJSON { try answer.printJSON() } else { try StandardOutput.print(answer.words) }
        return outcome == .fine && !(answer.left.isEmpty && answer.rejected == 0) ? .findings : outcome
    }

    /// What came of a review.
    private struct Answer {
        var accepted = 0
        var rejected = 0
        /// What is undecided.
        var left: [String] = []

        var words: String { "\(accepted) accepted, \(rejected) rejected, \(left.count) left" }

        func printJSON() throws {
            try JSONAnswer.print([
                "accepted": .number(Double(accepted)), "rejected": .number(Double(rejected)),
                "undecided": .array(left.map { .string($0) }),
            ])
        }
    }

    private enum Decision {
        case accept, reject, skip, quit
    }

    private static func decision(
        _ arguments: Arguments, about report: Report, in folder: ReportFolder
    ) throws -> (ReportEntry, String) throws -> Decision {
        if arguments.has("--accept-all") { return { _, _ in .accept } }
        if let list = arguments.last("--decisions") {
            let decisions = try read(FilePath(bytes: list.bytes), about: report)
            return { entry, _ in
                decisions.accepted.contains(entry.id)
                    ? .accept : decisions.rejected.contains(entry.id) ? .reject : .skip
            }
        }
        guard StandardStreams.inputIsTerminal else {
            throw Failure("there is no terminal to ask on; use --decisions FILE or --accept-all")
        }
        return { try ask(about: $0, number: $1, in: folder) }
    }

    private static func read(_ path: FilePath, about report: Report) throws -> Decisions {
        do {
            return try Decisions(json: try path.contents(), file: path.shown, about: report)
        } catch let error as SystemError {
            throw Failure("\(path.shown) cannot be read: \(error.words)")
        }
    }

    private static func review(
        _ entries: [ReportEntry], of folder: ReportFolder, by decide: (ReportEntry, String) throws -> Decision
    ) throws -> (Answer, Outcome) {
        var (answer, outcome) = (Answer(), Outcome.fine)
        for (number, entry) in entries.enumerated() {
            switch try decide(entry, "\(number + 1)/\(entries.count)") {
            case .accept:
                do {
                    try folder.accept(entry)
                    answer.accepted += 1
                } catch let failure as Failure {
                    for line in failure.lines { StandardError.say("preview: \(line)") }
                    answer.left.append(entry.id)
                    outcome = .badInput
                }
            case .reject: answer.rejected += 1
            case .skip: answer.left.append(entry.id)
            case .quit:
                answer.left += entries[number...].map(\.id)
                return (answer, outcome)
            }
        }
        return (answer, outcome)
    }

    private static func ask(about entry: ReportEntry, number: String, in folder: ReportFolder) throws -> Decision {
        var lines = ["", "\(number)  \(entry.file): \(entry.title)", "    \(entry.summary)"]
        lines += entry.changes.lines.map { "    \($0)" }
        if let picture = entry.pictures.difference ?? entry.pictures.after {
            lines.append("    \(folder.file(picture).shown)")
        }
        for line in lines { StandardError.say(line) }
        while true {
            StandardError.write("[a]ccept, [r]eject, [s]kip, [q]uit, [?] ")
            guard let answer = readLine() else {
                StandardError.say("")
                return .quit
            }
            switch answer.lowercased() {
            case "a", "accept": return .accept
            case "r", "reject": return .reject
            case "s", "skip": return .skip
            case "q", "quit": return .quit
            default: for line in help { StandardError.say(line) }
            }
        }
    }

    private static let help = [
        "  a  the new picture becomes the baseline", "  r  the baseline is right, and the layout needs a fix",
        "  s  decide later", "  q  leave the rest for later; what was accepted stays accepted",
    ]
}
