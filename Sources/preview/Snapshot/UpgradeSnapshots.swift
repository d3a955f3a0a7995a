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
        "A baseline says which Maquette drew it: its release, the edition of its rules, its fonts. Those that were drawn by\n"
            + "another one and look different now are listed, each with what changed, and --accept replaces them. A baseline of\n"
            + "this Maquette that differs is a change of your code: it is listed, and stays.",
        "Run it before you change anything else, so that all that it lists is Maquette's doing.",
        "Exit code 0: nothing differs, or everything was accepted; 1: something differs; 2: something cannot be read or made.",
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
