import Maquette
import MaquetteSnapshots
import MaquetteWorkers

/// `preview snapshot adopt`: how far the pictures of a suite can be trusted whose references a simulator recorded.
enum AdoptSnapshots: Subcommand {
    static let name = "snapshot adopt"
    static let summary = "compare layouts with references of a simulator"
    static let usage = ["snapshot adopt FOLDER [--accept] [options]"]
    static let options =
        [.flag("--accept", "make the pictures with the same layout the baselines")] + ReportRequest.options
        + TestCommand.runOptions
    static let notes = [
        "FOLDER has a package or a project with snapshot tests that were written for the simulator, and the references that\n"
            + "it recorded. The command runs the tests as `preview test` does, and compares each picture with its reference:\n"
            + "boxes, images and colours outside of letters; of texts where they begin, their baselines, lines and words, and\n"
            + "their width within 3 %. Letters may look different, as San Francisco may not be shipped.",
        "For each screen it says that the layout is the same, or where it differs and how, or why it cannot be compared. The\n"
            + "page of --report shows the simulator's picture, the one of this run, and the difference.",
        "With --accept, pictures with the same layout replace their references. `preview snapshot review` decides about the\n"
            + "others. Without, the command writes nothing into FOLDER.",
        "Exit code 0: all layouts are the same; 1: something differs; 2: something cannot be read or run.",
    ]
    static let examples = [
        "snapshot adopt ~/Developer/Cards --report report",
        "snapshot adopt Cards --device 'iPhone 13' --ios 16 --accept",
    ]

    /// The processes with tests have limits of their own.
    static func limits(_ arguments: ArraySlice<Argument>) -> Limits? { nil }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let path = try TestCommand.project(of: arguments, for: name)
        let request = try ReportRequest(arguments)
        _ = try TestRequest(arguments)
        if let words = TestInputs.failure { throw Failure(words) }
        Interruption.removeTemporaryFiles()
        let adoption = try Adoption(
            of: path, reportingInto: request.folder, accepts: arguments.has("--accept"),
            isWhole: arguments.all("--only").isEmpty && arguments.all("--target").isEmpty)
        let report = try adoption.report(TestInputs.runs)
        try request.write(report)
        try SnapshotSummary.print(report, for: request, withAccepted: true)
        return Outcome(rawValue: report.exitCode) ?? .badInput
    }
}
