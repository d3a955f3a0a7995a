import Maquette
import MaquetteDrawing
import MaquetteFiles
import MaquetteRenderer

/// Compares snapshots with baselines, and writes those that its mode asks for. Any thread may use it.
public struct SnapshotCheck: Sendable {
    public var mode: RecordMode
    public var tolerance: Tolerance
    /// Whether to paint even when an equal display list from the same renderer makes the pixels known.
    public var repaints: Bool
    public let fingerprint: RendererFingerprint
    /// The baselines that a process wrote which did not come to the end of this run, and whether each was there before: this one
    /// checks once more, and says what became of them.
    package var written: [FilePath: Bool] = [:]
    /// Whether places count, and letters may look otherwise, as in a simulator's picture.
    package var comparesLayout = false
    /// Whether only baselines of another Maquette are replaced, as by an upgrade.
    package var upgradesOnly = false

    public init(
        mode: RecordMode, tolerance: Tolerance = .exact, repaints: Bool = false, fingerprint: RendererFingerprint
    ) {
        self.mode = mode
        self.tolerance = tolerance
        self.repaints = repaints
        self.fingerprint = fingerprint
    }

    package func run(_ snapshot: Snapshot, against baseline: Baseline) throws -> SnapshotFinding {
        let finding = try judge(snapshot, against: baseline)
        guard mode != .never, finding.state == .same, let wasThere = written[baseline.path.absolute] else {
            return finding
        }
        return SnapshotFinding(wasThere ? .rerecorded : .recorded, finding.summary)
    }

    private func judge(_ snapshot: Snapshot, against baseline: Baseline) throws -> SnapshotFinding {
        guard let contents = try baseline.read(knowing: snapshot.alike) else {
            let bitmap = try snapshot.picture.bitmap()
            guard mode != .never, !upgradesOnly else {
                return finding(.missing, "there is no baseline at \(baseline.path.shown)", snapshot, after: bitmap)
            }
            return try record(bitmap, of: snapshot, as: baseline, because: "there was no baseline")
        }
        if isKnown(snapshot, contents.sidecar) {
            if upgradesOnly { try takeOver(baseline, contents, snapshot) }
            return SnapshotFinding(.same, "the display list is the same")
        }
        let bitmap = try snapshot.picture.bitmap()
        var finding = compare(bitmap, of: snapshot, with: contents)
        finding.baselineFile = contents.digest
        let isUpToDate = finding.state == .same && contents.sidecar?.isMade(by: fingerprint) == true
        if upgradesOnly, mode != .never, finding.state == .same { try takeOver(baseline, contents, snapshot) }
        let mayRecord = !upgradesOnly || finding.formerVersion != nil
        let mustRecord = mode == .failed && !finding.state.passes && mayRecord || mode == .all && !isUpToDate
        if mustRecord {
            var recorded = try record(
                bitmap, of: snapshot, as: baseline, because: finding.summary, state: .rerecorded)
            // What changed is worth knowing after it was accepted, too.
            if upgradesOnly { (recorded.changes, recorded.deviation) = (finding.changes, finding.deviation) }
            return recorded
        }
        return finding
    }

    /// Whether the pixels are known without painting. An edited picture does not have its sidecar any more.
    private func isKnown(_ snapshot: Snapshot, _ sidecar: Sidecar?) -> Bool {
        guard !repaints, let sidecar, sidecar.list == snapshot.list, sidecar.isMade(by: fingerprint) else {
            return false
        }
        return !sidecar.isSingleColor || tolerance.allowsSingleColor
    }

    // MARK: Comparing

    private func compare(_ bitmap: Bitmap, of snapshot: Snapshot, with contents: Baseline.Contents) -> SnapshotFinding {
        if let words = blankness(of: bitmap) { return finding(.different, words, snapshot, after: bitmap) }
        let sidecar = contents.sidecar
        let size = ImageHeader(contents.bytes).map { PixelSize(width: $0.width, height: $0.height) }
        // The pixels' digest holds for this file, so the file need not be decoded.
        if let sidecar, size == PixelSize(bitmap), sidecar.pixels == bitmap.pixelDigest {
            return SnapshotFinding(.same, "every pixel is the same")
        }
        let before: Bitmap
        do {
            before = try Bitmap(png: contents.bytes, name: "of the baseline", scale: bitmap.scale)
        } catch {
            return finding(.unusable, "the baseline is not a picture: \(error)", snapshot, after: bitmap)
        }
        if comparesLayout { return compareLayout(bitmap, of: snapshot, with: before) }
        let ignored = snapshot.ignored.areas(before: sidecar?.layout, scale: bitmap.scale)
        let verdict = PictureComparison(
            before: before, after: bitmap, tolerance: tolerance, ignoring: ignored
        ).verdict
        if verdict == .same {
            let place = ignored.isEmpty ? "" : " outside of the views that are ignored"
            return SnapshotFinding(.same, "every pixel\(place) is the same")
        }
        var finding = finding(verdict.passes ? .tolerated : .different, verdict.words, snapshot, after: bitmap)
        finding.deviation = verdict.deviation
        finding.before = before
        finding.ignored = ignored
        if let former = sidecar?.layout, let layout = snapshot.changedLayout {
            finding.changes = LayoutChanges(from: former, to: layout)
        }
        if finding.state == .different, let hint = codeHint(snapshot, sidecar) { finding.summary += hint }
        if finding.state == .different { tellMaker(of: contents, &finding, snapshot) }
        if let sidecar, !sidecar.isMade(by: fingerprint) {
            finding.formerRenderer = sidecar.renderer
            // When only pixels differ, nobody can distinguish a change of the layout from one of the machine.
            if finding.state == .different, finding.deviation != nil { finding.state = .otherRenderer }
        }
        return finding
    }

    /// Says which Maquette made a baseline, before pixels are spoken of: nobody has to look for a change of the code that is one of
    /// Maquette's.
    private func tellMaker(of contents: Baseline.Contents, _ finding: inout SnapshotFinding, _ snapshot: Snapshot) {
        // Without a sidecar of its own, the picture may be anybody's.
        guard let sidecar = contents.sidecar else { return }
        let own = SnapshotMaker(fingerprint, release: snapshot.release)
        if let maker = sidecar.maker, maker.drawsAs(own) { return }
        let former = sidecar.maker?.words ?? "an older Maquette"
        finding.formerVersion = former
        finding.summary = "drawn by another Maquette (\(former)): " + finding.summary
    }

    private func compareLayout(_ bitmap: Bitmap, of snapshot: Snapshot, with before: Bitmap) -> SnapshotFinding {
        let places = DrawnPlaces(snapshot.picture.list, scale: bitmap.scale)
        let ignored = snapshot.ignored.areas(before: nil, scale: bitmap.scale)
        let verdict = LayoutComparison(simulator: before, ours: bitmap, places: places, ignoring: ignored).verdict
        var finding = finding(verdict.state, verdict.words, snapshot, after: bitmap)
        finding.ignored = ignored
        finding.changes.frames = verdict.differences.map(\.words)
        finding.before = before
        return finding
    }

    /// A picture with the project's code is another one than without.
    private func codeHint(_ snapshot: Snapshot, _ sidecar: Sidecar?) -> String? {
        guard let sidecar else { return nil }
        func hasCode(_ setting: String) -> Bool { setting.contains(ReportEntry.Variant.withCode) }
        let hadCode = hasCode(sidecar.setting)
        if hadCode == hasCode(snapshot.setting) { return nil }
        return hadCode ? "; the baseline is with the project's code, as by --code" : "; the baseline is without --code"
    }

    private func blankness(of bitmap: Bitmap) -> String? {
        guard let blankness = Blankness(bitmap), !blankness.isAllowed(by: tolerance) else { return nil }
        return blankness.words
    }

    private func finding(
        _ state: SnapshotState, _ summary: String, _ snapshot: Snapshot, after: Bitmap
    ) -> SnapshotFinding {
        var finding = SnapshotFinding(state, summary)
        finding.after = after
        return finding
    }

    // MARK: Recording

    /// Says of a baseline whose picture is still the same that this Maquette draws it so.
    private func takeOver(_ baseline: Baseline, _ contents: Baseline.Contents, _ snapshot: Snapshot) throws {
        let own = SnapshotMaker(fingerprint, release: snapshot.release)
        guard mode != .never, var sidecar = contents.sidecar, sidecar.maker?.drawsAs(own) != true else { return }
        sidecar.maker = own
        try baseline.write(png: contents.bytes, sidecar: sidecar.text)
    }

    private func record(
        _ bitmap: Bitmap, of snapshot: Snapshot, as baseline: Baseline, because reason: String,
        state: SnapshotState = .recorded
    ) throws -> SnapshotFinding {
        // As a baseline it would match any other empty picture, whatever the system draws over it.
        if let words = blankness(of: try snapshot.picture.ofScreenAlone?.bitmap() ?? bitmap) {
            return finding(.failed, "\(words), and does not become a baseline", snapshot, after: bitmap)
        }
        let png = try bitmap.png()
        try baseline.write(png: png, sidecar: sidecar(for: snapshot, bitmap, png: png).text)
        return SnapshotFinding(state, reason)
    }

    /// The sidecar of a snapshot's picture.
    package func sidecar(for snapshot: Snapshot, _ bitmap: Bitmap, png: [UInt8]) -> Sidecar {
        Sidecar(
            renderer: fingerprint.line, setting: snapshot.setting, size: PixelSize(bitmap),
            isSingleColor: Blankness(bitmap) != nil, file: Digest(png), pixels: bitmap.pixelDigest,
            list: snapshot.list, maker: SnapshotMaker(fingerprint, release: snapshot.release), layout: snapshot.layout)
    }
}
