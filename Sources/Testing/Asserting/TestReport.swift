import Foundation
import MaquetteFiles
import MaquetteSnapshots

/// The page with every picture that the assertions of this process compared: `MAQUETTE_REPORT=DIR swift test`.
///
/// It is written when the process ends, in the folder's form that `preview snapshot review` reads.
final class TestReport: @unchecked Sendable {
    static let variable = "MAQUETTE_REPORT"

    /// nil unless the environment names a folder.
    static let current: TestReport? = {
        guard let folder = ProcessInfo.processInfo.environment[variable], !folder.isEmpty else { return nil }
        guard let report = try? TestReport(FilePath(folder)) else { return nil }
        atexit { TestReport.current?.finish() }
        return report
    }()

    private let folder: ReportFolder
    private let lock = NSLock()
    private var entries: [ReportEntry] = []
    private var renderer = ""

    init(_ path: FilePath) throws { folder = try ReportFolder(making: path) }

    func add(_ finding: SnapshotFinding, _ snapshot: Snapshot, of place: SnapshotPlace, by check: SnapshotCheck) throws
    {
        var entry = ReportEntry(
            id: place.path.shown, state: finding.state, file: place.folder, name: "\(place.suite), \(place.fileName)")
        entry.take(finding)
        try folder.write(finding, snapshot, by: check, to: &entry)
        lock.withLock {
            renderer = check.fingerprint.line
            entries.append(entry)
        }
    }

    /// Tests run in any order; the report has always the same.
    func finish() {
        let (entries, renderer) = lock.withLock { (self.entries.sorted { $0.id < $1.id }, self.renderer) }
        do {
            try folder.write(Report(renderer: renderer, entries: entries))
        } catch {
            FileHandle.standardError.write(
                Data(
                    "the report of \(Self.variable) could not be written: \(SnapshotAssertion.words(for: error))\n".utf8
                ))
        }
    }
}
