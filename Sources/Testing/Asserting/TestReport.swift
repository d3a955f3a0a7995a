import Foundation
import MaquetteFiles
import MaquetteSnapshots

/// The page with every picture that the assertions of a run compared, and all else that failed: `MAQUETTE_REPORT=DIR swift test`.
///
/// It is written when the process ends, in the folder's form that `preview snapshot review` reads. The processes of one run write one.
final class TestReport: @unchecked Sendable {
    static let variable = "MAQUETTE_REPORT"

    /// nil unless the environment names a folder.
    static let current: TestReport? = {
        guard let folder = ProcessInfo.processInfo.environment[variable], !folder.isEmpty else { return nil }
        guard let report = try? TestReport(FilePath(folder).absolute) else { return nil }
        atexit { TestReport.current?.finish() }
        return report
    }()

    private let folder: ReportFolder
    /// Paths in the report are relative to where the tests began, which a test may leave.
    private let start = FilePath(".").absolute
    private let run: String
    private let lock = NSLock()
    private var entries: [ReportEntry] = []
    private var renderer = ""

    /// - Parameter run: what the processes have in common whose report this is. An earlier run's is removed.
    init(_ path: FilePath, run: String = TestRunMark.ofThisProcess) throws {
        self.run = run
        try AtomicFile.makeFolder(path)
        let lock = try FolderLock(path)
        folder = try withExtendedLifetime(lock) {
            let mark = path.appending(".run".utf8)
            if try mark.kind == .file && mark.contents().elementsEqual(run.utf8) { return ReportFolder(path) }
            let folder = try ReportFolder(making: path)
            try FileChange.removeWithContents(folder.file(ReportFolder.reportName)).make()
            try AtomicFile.write(Array(run.utf8), to: mark)
            return folder
        }
    }

    func add(_ finding: SnapshotFinding, _ snapshot: Snapshot, of place: SnapshotPlace, by check: SnapshotCheck) throws
    {
        var entry = self.entry(of: place, finding.state)
        entry.take(finding)
        try folder.write(finding, snapshot, by: check, to: &entry)
        lock.withLock {
            renderer = check.fingerprint.line
            entries.append(entry)
        }
    }

    /// A snapshot that is no picture, or that there could not be.
    func add(_ state: SnapshotState, _ words: String, of place: SnapshotPlace) {
        var entry = self.entry(of: place, state)
        entry.summary = words.replacing(start.shown + "/", with: "")
        lock.withLock { entries.append(entry) }
    }

    private func entry(of place: SnapshotPlace, _ state: SnapshotState) -> ReportEntry {
        ReportEntry(
            id: place.path.shown(from: start), state: state, file: FilePath(place.folder).shown(from: start),
            name: "\(place.suite), \(place.fileName)")
    }

    /// Joins what other processes of the run have written. Tests run in any order; the report has always the same.
    func finish() {
        let (own, renderer) = lock.withLock { (self.entries, self.renderer) }
        do {
            let lock = try FolderLock(folder.path)
            try withExtendedLifetime(lock) {
                let earlier = folder.file(ReportFolder.reportName).kind == .file ? try folder.read() : nil
                let ids = Set(own.map(\.id))
                let entries = own + (earlier?.entries ?? []).filter { !ids.contains($0.id) }
                let drawnBy = renderer.isEmpty ? earlier?.renderer ?? "" : renderer
                try folder.write(Report(renderer: drawnBy, entries: entries.sorted { $0.id < $1.id }))
            }
        } catch {
            FileHandle.standardError.write(
                Data(
                    "the report of \(Self.variable) could not be written: \(SnapshotAssertion.words(for: error))\n".utf8
                ))
        }
    }
}
