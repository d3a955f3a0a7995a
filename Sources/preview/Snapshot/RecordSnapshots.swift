import Maquette
import MaquetteSnapshots

/// `preview snapshot record`: writes baselines.
enum RecordSnapshots: Subcommand {
    static let name = "snapshot record"
    static let takesCode: CodeInputs.Taking? = .found
    static func words(_ typed: Arguments) -> [Argument] { SnapshotRequest.documents(of: typed) }
    static let summary = "record baselines of documents"
    static let usage = ["snapshot record [FILE…] [options]"]
    static let options =
        SnapshotRequest.options + [
            .value(
                "--mode", "MODE",
                "all; missing, which keeps existing ones; or failed,\nwhich replaces those that do not match (all)",
                completion: .words(modes.map(\.key))),
            DocumentCode.option, GitChanges.option,
        ] + SnapshotRequest.toleranceOptions + ReportRequest.options + BatchOptions.options
    static let notes = [
        "FILEs are documents, folders and patterns as for `preview render`. Without FILEs, the plan names them. Beside each\n"
            + "picture the command writes a text file with frames, texts and constraints, for review.",
        "Several processes may record into one folder: each file is replaced completely or not at all. An empty picture\n"
            + "never becomes a baseline.",
        "The plan, \(SnapshotPlan.usualName), lists documents and the matrix of their pictures:\n"
            + "  {\"documents\": [\"Screens\"], \"devices\": [\"iPhone 16\", \"iPad Air (11-inch)\"],\n"
            + "   \"appearances\": [\"light\", \"dark\"], \"contentSizes\": [\"L\", \"AX3\"], \"locales\": [\"en\", \"mirrored\"]}\n"
            + "It can also have code, ios, orientations, sizes, directions, scales, baselines, precision, perceptualPrecision,\n"
            + "largestRegion, allowsSingleColor and ignoring. Options override it.",
    ]
    static let examples = [
        "snapshot record Screens", "snapshot record Screens --device 'iPhone 16,iPhone SE' --appearance light,dark",
        "snapshot record --mode missing",
    ]

    private static let modes: KeyValuePairs<String, RecordMode> = [
        "all": .all, "missing": .missing, "failed": .failed,
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        SystemFonts.prepare()
        let mode = try arguments.choices("--mode", among: modes).last ?? .all
        let request = try SnapshotRequest(arguments, mode: mode)
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        let report = try await SnapshotRun(request).run()
        try SnapshotSummary.print(report, for: request.reports)
        return Outcome(rawValue: report.exitCode) ?? .badInput
    }
}
