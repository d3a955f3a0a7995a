import Maquette
import MaquetteSnapshots
import Synchronization

/// Holds everything that a request asks for against its baselines, or records it.
@MainActor final class SnapshotRun: DocumentWorker {
    private let request: SnapshotRequest
    private let inputs: [InputFile]
    private let check: SnapshotCheck
    private let folder: ReportFolder?
    private var names: SnapshotNames
    private var progress: Progress
    private var notes: [String] = []
    private var outcome = Outcome.fine
    private let results = SharedResults()
    /// Every baseline that the documents have, those of other shards too.
    private(set) var expected: Set<FilePath> = []

    init(_ request: SnapshotRequest) throws {
        self.request = request
        let shard = request.shard
        inputs =
            shard?.dealsDocuments(of: request.inputs.count) == true
            ? request.inputs.enumerated().filter { shard?.has($0.offset) != false }.map(\.element) : request.inputs
        check = SnapshotCheck(
            mode: request.mode, tolerance: request.tolerance, repaints: request.repaints,
            fingerprint: try RendererFingerprint.current())
        folder = try request.reports.folder.map { try ReportFolder(making: $0) }
        names = SnapshotNames(root: request.root)
        progress = Progress(total: inputs.count)
    }

    /// Results that other threads add to.
    private final class SharedResults: Sendable {
        struct Entry {
            var result: SnapshotResult
            var formerRenderer: String?
        }

        private let entries = Mutex<[Entry]>([])

        func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

        var sorted: [Entry] { entries.withLock { $0 }.sorted { $0.result.id < $1.result.id } }
    }

    // MARK: Running

    var isEnded: Bool { false }

    func run() async throws -> SnapshotReport {
        for line in request.missing { fail(line) }
        await DocumentPipeline.run(inputs, by: self)
        progress.clear()
        let entries = results.sorted
        noteOtherRenderers(entries.map(\.formerRenderer), entries.map(\.result))
        if request.isWhole, outcome == .fine { noteOrphans() }
        for entry in entries {
            outcome.worsen(
                to: entry.result.state == .failed ? .badInput : entry.result.state.passes ? .fine : .findings)
        }
        let report = SnapshotReport(
            renderer: check.fingerprint.line, shard: request.shard?.text, results: entries.map(\.result), notes: notes,
            outcome: Int(outcome.rawValue))
        try folder?.write(report)
        try request.reports.write(report)
        return report
    }

    func layOut(_ document: OpenDocument, _ index: Int) -> [Work] {
        do {
            let document = try document.result.get()
            let wanted = try names.snapshots(in: document, from: inputs[index], for: request)
            expected.formUnion(wanted.map(\.baseline.path))
            return wanted.enumerated().filter { isDealtToUs($0.offset, of: index) }.map { work($0.element) }
        } catch {
            note(error, index)
            return []
        }
    }

    /// Few documents are dealt out by their snapshots, each from another shard on. Which document is read first, as
    /// threads have it, makes no difference.
    private func isDealtToUs(_ snapshot: Int, of document: Int) -> Bool {
        guard let shard = request.shard, !shard.dealsDocuments(of: request.inputs.count) else { return true }
        return shard.has(document + snapshot)
    }

    /// Lays out one scene in one way, and leaves the rest for later.
    private func work(_ wanted: WantedSnapshot) -> Work {
        let (look, baseline) = (wanted.look, wanted.baseline)
        var result = SnapshotResult(
            id: baseline.path.shown, state: .failed, file: look.document.file, name: wanted.name, device: "",
            summary: "")
        do {
            var findings = Findings(variants: request.variants)
            let (snapshot, device) = try look.show(findings: &findings) { shown in
                let spared = request.repaints ? nil : baseline
                return (
                    Snapshot(shown, unlessAlike: spared, fingerprint: check.fingerprint),
                    shown.stage.settings.device.name
                )
            }
            result.device = device
            return { [check, folder, results, result] in
                var result = result
                var formerRenderer: String?
                do {
                    let finding = try check.run(snapshot, against: baseline)
                    result.take(finding)
                    formerRenderer = finding.state == .otherRenderer ? finding.formerRenderer : nil
                    try folder?.write(finding, snapshot, by: check, to: &result)
                } catch {
                    result.state = .failed
                    result.summary = Self.words(for: error)
                }
                results.add(SharedResults.Entry(result: result, formerRenderer: formerRenderer))
            }
        } catch {
            result.summary = Self.words(for: error)
            results.add(SharedResults.Entry(result: result))
            return {}
        }
    }

    func note(_ error: any Error, _ index: Int) {
        let lines = (error as? UnusableDocument)?.problems.map(\.description) ?? [Self.words(for: error)]
        for line in lines { fail(line) }
    }

    func finish(_ index: Int) { progress.advance(past: inputs[index].shown) }

    private func fail(_ line: String) {
        notes.append(line)
        outcome = .badInput
    }

    private nonisolated static func words(for error: any Error) -> String {
        switch error {
        case let failure as Failure: failure.lines.joined(separator: "; ")
        case let unusable as UnusableDocument: unusable.problems.map(\.description).joined(separator: "; ")
        default: "\(error)"
        }
    }

    // MARK: What concerns many

    /// One word about a renderer instead of one about each of its baselines.
    private func noteOtherRenderers(_ formers: [String?], _ results: [SnapshotResult]) {
        let counts = Dictionary(formers.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        for (renderer, count) in counts.sorted(by: { $0.key < $1.key }) {
            let number = count == 1 ? "1 baseline that differs" : "\(count) baselines that differ"
            notes.append(
                """
                \(number) came from another renderer: record them again here, or compare where they were made
                    theirs: \(renderer)
                    here:   \(check.fingerprint.line)
                """)
        }
    }

    private func noteOrphans() {
        let orphans = SnapshotOrphans(of: request.inputs, root: request.root, expected: expected).baselines
        guard !orphans.isEmpty else { return }
        let number = orphans.count == 1 ? "1 baseline belongs" : "\(orphans.count) baselines belong"
        notes.append("\(number) to nothing any more; `preview snapshot clean` removes such")
    }
}

extension SnapshotResult {
    mutating func take(_ finding: SnapshotFinding) {
        state = finding.state
        summary = finding.summary
        changes = finding.changes
        wrongShare = finding.deviation?.wrongShare
        regions = Array((finding.deviation?.regions ?? []).prefix(20))
        baselineFile = finding.baselineFile
    }
}
