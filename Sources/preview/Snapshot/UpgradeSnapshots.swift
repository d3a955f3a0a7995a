import Maquette
import MaquetteSnapshots

/// `preview snapshot upgrade`: what another Maquette draws differently.
enum UpgradeSnapshots: Subcommand {
    static let name = "snapshot upgrade"
    static let takesCode: CodeInputs.Taking? = .found
    static func words(_ typed: Arguments) -> [Argument] { SnapshotRequest.documents(of: typed) }
    static let summary = "after an update of Maquette, show and accept what it draws differently"
    static let usage = ["snapshot upgrade [FILE…] [--accept] [options]"]
    static let options =
        SnapshotRequest.options + [
            .flag("--accept", "make the new pictures the baselines"), DocumentCode.option,
        ] + SnapshotRequest.toleranceOptions + ReportRequest.options + BatchOptions.options
    static let notes = [
        "A baseline says which Maquette drew it: the release, the edition of its rules, the fonts. The command lists the\n"
            + "baselines of another Maquette that look different now, with what changed; --accept replaces them. If a baseline\n"
            + "of this Maquette differs, your code has changed: the command lists the baseline and keeps it.",
        "Run it before you change anything else, so that it lists only changes that come from Maquette.",
        "Exit code 0: nothing differs, or everything was accepted; 1: something differs; 2: something cannot be read or\n"
            + "made.",
    ]
    static let examples = [
        "snapshot upgrade Screens --report report", "snapshot upgrade Screens --accept",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        SystemFonts.prepare()
        var request = try SnapshotRequest(arguments, mode: arguments.has("--accept") ? .failed : .never)
        request.upgradesOnly = true
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        let report = try await SnapshotRun(request).run()
        try SnapshotSummary.print(report, for: request.reports, withAccepted: true)
        return Outcome(rawValue: report.exitCode) ?? .badInput
    }
}
