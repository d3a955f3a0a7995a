import Maquette
import MaquetteSnapshots

/// `preview snapshot verify`: compares pictures with their baselines.
enum VerifySnapshots: Subcommand {
    static let name = "snapshot verify"
    static let takesCode: CodeInputs.Taking? = .found
    static func words(_ typed: Arguments) -> [Argument] { SnapshotRequest.documents(of: typed) }
    static let summary = "compare documents with their baselines"
    static let usage = ["snapshot verify [FILE…] [options]"]
    static let options =
        SnapshotRequest.options
        + [AgainstRevision.option, AgainstRevision.twice, DocumentCode.option, GitChanges.option]
        + SnapshotRequest.toleranceOptions
        + ReportRequest.options
        + BatchOptions.options
    static let notes = [
        "FILEs are documents, folders and patterns as for `preview render`. Without FILEs, the plan names them. The\n"
            + "command writes only reports; a missing baseline is a failure.",
        "If the display list, libraries and fonts are those of the baseline, the pixels must be the same, and nothing is\n"
            + "painted unless you give --repaint.",
        "With --against nothing is recorded: the command draws the documents of the revision with its code and images,\n"
            + "and compares yours with them. A document that the revision does not have passes. With --twice each document is\n"
            + "compared with itself.",
        "Exit code 0: all match; 1: something does not; 2: something cannot be read or made.",
    ]
    static let examples = [
        "snapshot verify Screens --report report", "snapshot verify --shard 2/4 --report report-2 --github",
        "snapshot verify Screens --against git:origin/main --ignoring clock",
        "snapshot verify Screens --precision 0.999 --perceptual-precision 0.98",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        SystemFonts.prepare()
        let request = try SnapshotRequest(arguments, mode: .never)
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        let report = try await SnapshotRun(request).run()
        try SnapshotSummary.print(report, for: request.reports)
        return Outcome(rawValue: report.exitCode) ?? .badInput
    }
}

/// The summary on the terminal after a run.
@MainActor enum SnapshotSummary {
    private static let mostChanges = 12

    /// - Parameter withAccepted: whether what was recorded is worth a line, too.
    static func print(
        _ report: Report, for request: ReportRequest, folder: FilePath? = nil, withAccepted: Bool = false
    ) throws {
        func say(_ line: String) throws {
            if request.takesStandardOutput { StandardError.say(line) } else { try StandardOutput.print(line) }
        }
        // Baselines from another machine are reported once.
        for entry in report.entries
        where !entry.state.passes && (withAccepted || entry.state != .otherRenderer)
            || withAccepted && entry.state == .rerecorded
        {
            try say("\(entry.file): \(entry.title): \(entry.summary)")
            for change in entry.changes.lines.prefix(mostChanges) { try say("    \(change)") }
            let rest = entry.changes.lines.count - mostChanges
            if rest > 0 { try say("    and \(rest) more changes") }
        }
        for entry in report.entries where entry.state == .tolerated {
            try say("\(entry.file): \(entry.title): \(entry.summary)")
        }
        for note in report.allProblems + report.remarks { StandardError.say(note) }
        if report.entries.isEmpty, !report.allProblems.isEmpty { return }
        let place = (folder ?? request.folder).map { "; see \($0.appending("index.html".utf8).shown)" } ?? ""
        try say(report.tally + place)
    }
}
