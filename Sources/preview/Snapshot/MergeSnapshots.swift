import Maquette
import MaquetteSnapshots

/// `preview snapshot merge`: one report of the parts of a run.
enum MergeSnapshots: Subcommand {
    static let name = "snapshot merge"
    static let summary = "join the reports of shards into one, and their exit codes"
    static let usage = ["snapshot merge REPORT… [-o FOLDER] [options]"]
    static let options =
        [.value("-o", "FOLDER", "where the joined report goes", completion: .files)]
        + ReportRequest.options.filter { $0.name != "--report" }
    static let notes = [
        "A REPORT is a folder that --report made. A duplicate shard is an error. If a shard is missing, the others are\n"
            + "joined and the exit code is 2. Otherwise the exit code is the\n"
            + "highest of the parts."
    ]
    static let examples = ["snapshot merge report-* -o report", "snapshot merge shards/* -o report --junit junit.xml"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard !arguments.rest.isEmpty else {
            throw Failure("merge needs reports; `preview snapshot merge --help` shows how")
        }
        let folders = arguments.rest.map { ReportFolder(FilePath(bytes: $0.bytes)) }
        let parts = try folders.map { try $0.read() }
        let merged = try Report.merged(zip(folders, parts).map { Report.Source(name: $0.path.shown, report: $1) })
        let target = arguments.last("-o").map { FilePath(bytes: $0.bytes) }
        if let target {
            if folders.contains(where: { $0.path.isSameFile(as: target) }) {
                throw Failure("-o names \(target.shown), which is one of the parts")
            }
            let folder = try ReportFolder(making: target)
            for (part, from) in zip(parts, folders) {
                for entry in part.entries { try folder.copyPictures(of: entry, from: from) }
            }
            try folder.write(merged)
        }
        let reports = try ReportRequest(arguments)
        try reports.write(merged)
        try SnapshotSummary.print(merged, for: reports, folder: target)
        return Outcome(rawValue: merged.exitCode) ?? .badInput
    }
}
