import Foundation
import Maquette
import MaquetteFiles
import MaquetteRenderer
import MaquetteSnapshots

/// Compares the pictures of a suite with the references that a simulator recorded, one pair after the other.
@MainActor struct Adoption {
    private let project: FilePath
    private let folder: ReportFolder?
    private let accepts: Bool
    /// Whether every test was run, and so every reference should have a picture.
    private let isWhole: Bool
    private let fingerprint: RendererFingerprint

    init(of project: FilePath, reportingInto folder: FilePath?, accepts: Bool, isWhole: Bool) throws {
        (self.project, self.accepts, self.isWhole) = (project, accepts, isWhole)
        fingerprint = try .current()
        self.folder = try folder.map { try ReportFolder(making: $0) }
    }

    func report(_ runs: [TestInputs.Run]) throws -> Report {
        var report = Report(renderer: fingerprint.line)
        var taken: Set<String> = []
        for run in runs {
            if let problem = run.problem { report.problems.append("\(run.project.project): \(problem)") }
            report.problems += crashes(in: run)
            for (test, picture) in run.results.pictures {
                let reference = FilePath(picture.reference)
                let plan = run.configuration.map { " (\($0))" } ?? ""
                let path = reference.shown(from: FilePath("."))
                // Where each configuration of a plan takes the picture, only the first one's may take the reference's place.
                let isFirst = !taken.contains(path)
                var entry = ReportEntry(
                    id: isFirst ? path : path + plan, state: .missing, file: TestPicturePage.suite(of: test) + plan,
                    name: (picture.reference as NSString).lastPathComponent, summary: "there is no reference")
                guard taken.insert(entry.id).inserted else { continue }
                try compare(picture, of: test, in: run, with: reference, isFirst: isFirst, &entry)
                report.entries.append(entry)
            }
        }
        report.entries.sort { $0.id < $1.id }
        if report.entries.isEmpty, report.problems.isEmpty {
            report.problems.append("\(project.shown): no test took a picture")
        }
        if isWhole { report.notes += pictureless(runs) }
        try folder?.write(report)
        return report
    }

    private func compare(
        _ picture: TestResults.Picture, of test: TestResults.Test, in run: TestInputs.Run, with reference: FilePath,
        isFirst: Bool, _ entry: inout ReportEntry
    ) throws {
        let places = places(beside: FilePath(picture.picture))
        guard let ours = TestPicturePage.drawn(picture, in: run, scale: places?.scale ?? 1) else {
            (entry.state, entry.summary) = (.failed, "there is no picture")
            return
        }
        let snapshot = Snapshot(image: ours)
        let check = SnapshotCheck(mode: .never, fingerprint: fingerprint)
        func write(before: Bitmap?) throws {
            guard isFirst, isInProject(reference) else {
                try folder?.write(before: before, after: ours, to: &entry)
                return
            }
            var finding = SnapshotFinding(entry.state, entry.summary)
            (finding.before, finding.after) = (before, ours)
            try folder?.write(finding, snapshot, by: check, to: &entry)
        }
        guard let bytes = contents(of: reference) else { return try write(before: nil) }
        entry.baselineFile = Digest(bytes)
        let simulators: Bitmap
        do {
            simulators = try Bitmap(png: bytes, name: "of the reference", scale: ours.scale)
        } catch {
            (entry.state, entry.summary) = (.unusable, "the reference is not a picture: \(error)")
            return try write(before: nil)
        }
        let verdict = verdict(simulators, ours, places, test)
        entry.take(verdict, scale: ours.scale)
        if verdict == .same, simulators.hasSamePixels(as: ours) {
            (entry.state, entry.summary) = (.same, "every pixel is the same")
        } else if verdict == .same, accepts, isFirst {
            do {
                try accept(ours, of: snapshot, as: reference, by: check)
                entry.state = .rerecorded
            } catch { (entry.state, entry.summary) = (.failed, "\(error)") }
        }
        try write(before: simulators)
    }

    /// The tests that ended before they took a picture: of these nothing is known.
    private func crashes(in run: TestInputs.Run) -> [String] {
        let withPicture = Set(run.results.pictures.map(\.test.name))
        return run.results.tests.filter { $0.state == .crashed && !withPicture.contains($0.name) }.map {
            "\($0.name) crashed before it took a picture" + ($0.failures.first.map { ": \($0.message)" } ?? "")
        }
    }

    private func verdict(
        _ simulators: Bitmap, _ ours: Bitmap, _ places: DrawnPlaces?, _ test: TestResults.Test
    ) -> LayoutComparison.Verdict {
        if !test.isWhole {
            let reason = test.state == .crashed ? "the test crashed" : "code of the test was left out"
            return .incomparable("\(reason)\(test.cuts.first.map { ": \($0)" } ?? "")")
        }
        guard let places else { return .incomparable("the test makes and compares its picture by code of its own") }
        if Blankness(ours) != nil, Blankness(simulators) == nil { return .incomparable("the picture is blank") }
        return LayoutComparison(simulator: simulators, ours: ours, places: places).verdict
    }

    /// Code of the project has named the file, which may lead anywhere.
    private func contents(of reference: FilePath) -> [UInt8]? {
        guard isInProject(reference), let status = reference.status(followingLinks: true),
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return try? reference.contents()
    }

    private func isInProject(_ reference: FilePath) -> Bool {
        FileBoundary(around: project, startingAt: project).place(of: reference) != nil
    }

    /// What the process with the tests has written about a picture.
    private func places(beside picture: FilePath) -> DrawnPlaces? {
        let file = picture.withoutExtension + DrawnPlaces.ending
        guard let status = file.status(followingLinks: false), status.st_mode & S_IFMT == S_IFREG,
            status.st_size < DrawnPlaces.mostBytes, let bytes = try? file.contents()
        else { return nil }
        return DrawnPlaces(json: bytes)
    }

    private func accept(_ ours: Bitmap, of snapshot: Snapshot, as reference: FilePath, by check: SnapshotCheck) throws {
        guard reference.status(followingLinks: false).map({ $0.st_mode & S_IFMT }) == S_IFREG, reference.ext == "png"
        else { throw Failure("\(reference.shown): it is not a file that a picture can replace") }
        let png = try ours.png()
        try Baseline(reference).write(png: png, sidecar: check.sidecar(for: snapshot, ours, png: png).text)
    }

    // MARK: Pictures that are missing

    private static let mostNamed = 10

    /// The references beside those that were compared whose tests took no picture.
    private func pictureless(_ runs: [TestInputs.Run]) -> [String] {
        let compared = Set(runs.flatMap { $0.results.pictures.map(\.picture.reference) })
        let folders = Set(compared.map { FilePath($0).folder.shown }).sorted()
        let left = folders.flatMap { folder -> [String] in
            let path = FilePath(folder)
            guard isInProject(path) else { return [] }
            let names = ((try? path.namesOfEntries()) ?? []).map { path.appending($0) }
            return names.filter { $0.ext == "png" && !compared.contains($0.shown) }.map { $0.shown(from: project) }
        }.sorted()
        guard !left.isEmpty else { return [] }
        let named = left.prefix(Self.mostNamed).joined(separator: ", ")
        let rest = left.count - Self.mostNamed
        return [
            "\(left.count == 1 ? "1 reference has" : "\(left.count) references have") no picture of this run: \(named)"
                + (rest > 0 ? " and \(rest) more" : "")
        ]
    }
}
