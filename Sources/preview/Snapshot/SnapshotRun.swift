import Maquette
import MaquetteCode
import MaquetteSnapshots
import MaquetteSyntax
import MaquetteWorkers
import Synchronization

/// Compares everything in a request with its baselines, or records it.
@MainActor final class SnapshotRun: DocumentWorker {
    private let request: SnapshotRequest
    private let inputs: [InputFile]
    private let check: SnapshotCheck
    private let folder: ReportFolder?
    private var names: SnapshotNames
    private var progress: Progress
    private var notes: [String] = []
    private var results: [Result]
    private let entries = SharedEntries()
    /// The names of views that were left out of comparisons.
    private var ignored: Set<String> = []
    /// Every baseline that the documents have, those of other shards too.
    var expected: Set<FilePath> {
        Set(results.flatMap(\.baselines).map { FilePath(bytes: $0) })
    }

    init(_ request: SnapshotRequest) throws {
        self.request = request
        let shard = request.shard
        inputs =
            shard?.dealsDocuments(of: request.inputs.count) == true
            ? request.inputs.enumerated().filter { shard?.has($0.offset) != false }.map(\.element) : request.inputs
        var check = SnapshotCheck(
            mode: request.mode, tolerance: request.tolerance, repaints: request.repaints,
            fingerprint: try RendererFingerprint.current())
        check.written = Ledger.current?.written ?? [:]
        check.upgradesOnly = request.upgradesOnly
        self.check = check
        // What an earlier process of this run put there stays.
        let isFirst = Ledger.current?.isFirst != false
        folder = try request.reports.folder.map { isFirst ? try ReportFolder(making: $0) : ReportFolder($0) }
        results = inputs.map { _ in Result() }
        names = SnapshotNames(root: request.root)
        progress = Progress(total: inputs.count)
    }

    /// The result of a document besides its snapshots.
    private struct Result: LedgerResult {
        /// The paths.
        var baselines: [[UInt8]] = []
        var problems: [String] = []
        /// Empty until later processes of the run get them.
        var entries: [ReportEntry] = []
    }

    /// What other threads add to, by documents.
    private final class SharedEntries: Sendable {
        private let entries = Mutex<[Int: [ReportEntry]]>([:])

        func add(_ entry: ReportEntry, of document: Int) {
            entries.withLock { $0[document, default: []].append(entry) }
        }

        func of(_ document: Int) -> [ReportEntry] { entries.withLock { $0[document] ?? [] } }

        var sorted: [ReportEntry] { entries.withLock { $0.values.joined() }.sorted { $0.id < $1.id } }
    }

    /// Orphans are of no document.
    private static let noDocument = -1

    // MARK: Running

    func run() async throws -> Report {
        await DocumentPipeline.run(inputs, by: self)
        progress.clear()
        let problems = request.missing + results.flatMap(\.problems)
        if request.isWhole, problems.isEmpty { addOrphans() }
        noteUnknownNames()
        let report = Report(
            renderer: check.fingerprint.line, shards: request.shard.map { [$0] } ?? [], entries: entries.sorted,
            notes: notes, problems: problems)
        try folder?.write(report)
        try request.reports.write(report)
        return report
    }

    func layOut(_ document: OpenDocument, _ index: Int, begin: (@escaping Work) -> Void) {
        do {
            let document = try document.result.get()
            let wanted = try names.snapshots(in: document, from: inputs[index], for: request)
            results[index].baselines = wanted.map(\.baseline.path.bytes)
            for (offset, snapshot) in wanted.enumerated() where isDealtToUs(offset, of: index) {
                begin(work(snapshot, of: index))
            }
        } catch {
            note(error, index)
        }
    }

    /// Few documents are distributed by snapshots, each starting at another shard. Which document is read first, as
    /// threads decide, makes no difference.
    private func isDealtToUs(_ snapshot: Int, of document: Int) -> Bool {
        guard let shard = request.shard, !shard.dealsDocuments(of: request.inputs.count) else { return true }
        return shard.has(document + snapshot)
    }

    /// Lays out one scene in one variant; comparing is done later.
    private func work(_ wanted: WantedSnapshot, of document: Int) -> Work {
        let (look, baseline, input) = (wanted.look, wanted.baseline, inputs[document])
        var entry = ReportEntry(
            id: baseline.path.shown, state: .failed, file: look.document.file, name: wanted.name)
        do {
            _ = CodeDocument.takeMissing()
            let snapshot = try look.show { shown, _ in
                entry.variant = ReportEntry.Variant(shown, locale: look.variant.language?.name)
                entry.line = input.preview?.line ?? shown.elements.first?.line
                let snapshot = Snapshot(
                    shown, unlessAlike: baseline, fingerprint: check.fingerprint, ignoring: request.ignored)
                ignored.formUnion(snapshot.ignored.found)
                return snapshot
            }
            let missing = CodeInputs.areUsed ? CodeDocument.takeMissing() : []
            guard missing.isEmpty else {
                entry.summary = "code is missing: " + missing.joined(separator: "; ")
                entries.add(entry, of: document)
                return {}
            }
            return { [check, folder, entries, entry] in
                var entry = entry
                do {
                    let finding = try check.run(snapshot, against: baseline)
                    entry.take(finding)
                    try folder?.write(finding, snapshot, by: check, to: &entry)
                } catch {
                    entry.state = .failed
                    entry.summary = Self.words(for: error)
                }
                entries.add(entry, of: document)
            }
        } catch {
            entry.line = input.preview?.line
            entry.summary = Self.words(for: error)
            entries.add(entry, of: document)
            return {}
        }
    }

    func note(_ error: any Error, _ index: Int) {
        results[index].problems += (error as? UnusableDocument)?.problems.map(\.description) ?? [Self.words(for: error)]
    }

    func finish(_ index: Int) {
        progress.advance(past: inputs[index].shown)
        guard let ledger = Ledger.current else { return }
        var result = results[index]
        result.entries = entries.of(index)
        ledger.finish(index, encoding: result)
    }

    func takeOver(_ result: [UInt8], _ index: Int) throws -> Bool {
        let result: Result = try Ledger.result(from: result)
        for entry in result.entries { entries.add(entry, of: index) }
        names.take(result.baselines.map { FilePath(bytes: $0) })
        results[index] = result
        return true
    }

    private nonisolated static func words(for error: any Error) -> String {
        switch error {
        case let failure as Failure: failure.lines.joined(separator: "; ")
        case let unusable as UnusableDocument: unusable.problems.map(\.description).joined(separator: "; ")
        default: "\(error)"
        }
    }

    // MARK: What concerns many

    /// A name that is not in any picture may be a slip. A part of a run does not see all pictures.
    private func noteUnknownNames() {
        guard request.shard == nil, request.changes == nil, Ledger.current?.isFirst != false else { return }
        let unknown = request.ignored.subtracting(ignored).sorted()
        if !unknown.isEmpty { notes.append("no view is called \(NearestNames.list(unknown)), which is to be ignored") }
    }

    private func addOrphans() {
        let orphans = SnapshotOrphans(of: request, besides: expected).baselines
        guard !orphans.isEmpty else { return }
        for orphan in orphans {
            let path = orphan.path
            entries.add(
                ReportEntry(
                    id: path.shown, state: .orphaned, file: path.folder.shown,
                    name: String(decoding: path.name, as: UTF8.self),
                    summary: "its document or scene does not exist any more"), of: Self.noDocument)
        }
        if let revision = AgainstRevision.revision {
            let number =
                orphans.count == 1 ? "1 picture of \(revision) has" : "\(orphans.count) pictures of \(revision) have"
            return notes.append("\(number) no document any more")
        }
        let number = orphans.count == 1 ? "1 baseline is" : "\(orphans.count) baselines are"
        notes.append("\(number) orphaned; `preview snapshot clean` removes such baselines")
    }
}
