import Foundation
import Maquette
import MaquetteFiles
import MaquetteRenderer
import MaquetteSnapshots

/// The page of `preview test --report`: of each picture what the simulator stored, what was drawn here, and the difference.
@MainActor enum TestPicturePage {
    /// - Parameter project: paths in the report are relative to it.
    static func write(_ runs: [TestInputs.Run], into path: FilePath, of project: FilePath) throws {
        let folder = try ReportFolder(making: path)
        var entries: [ReportEntry] = []
        var taken: Set<String> = []
        for run in runs {
            for (test, picture) in run.results.pictures {
                guard let after = drawn(picture, in: run) else { continue }
                let plan = run.configuration.map { " (\($0))" } ?? ""
                var entry = ReportEntry(
                    id: FilePath(picture.reference).shown(from: project) + plan, state: .missing,
                    file: suite(of: test) + plan, name: (picture.reference as NSString).lastPathComponent,
                    summary: "there is no reference")
                guard taken.insert(entry.id).inserted else { continue }
                let before = reference(picture, scale: after.scale)
                if let before { judge(before, after, of: test, &entry) }
                try folder.write(before: before, after: after, to: &entry)
                entries.append(entry)
            }
        }
        try folder.write(
            Report(renderer: try RendererFingerprint.current().line, entries: entries.sorted { $0.id < $1.id }))
    }

    /// Of two pictures that differ, the test says whether they may.
    private static func judge(
        _ before: Bitmap, _ after: Bitmap, of test: TestResults.Test, _ entry: inout ReportEntry
    ) {
        let verdict = PictureComparison(before: before, after: after).verdict
        (entry.state, entry.summary) = (.same, "")
        guard verdict != .same else { return }
        entry.state = test.state == .passed ? .tolerated : .different
        entry.summary = verdict.words
        entry.differentShare = verdict.deviation?.differentShare
        entry.regions = Array((verdict.deviation?.regions ?? []).prefix(ReportEntry.mostRegions))
    }

    static func drawn(_ picture: TestResults.Picture, in run: TestInputs.Run, scale: Double = 1) -> Bitmap? {
        let path = FilePath(picture.picture)
        // Code of the project has written there, and says where.
        guard let real = path.real, let own = FilePath(run.folder).real, real.isBelow(own),
            let status = path.status(followingLinks: false), status.st_mode & S_IFMT == S_IFREG,
            let bytes = try? path.contents()
        else { return nil }
        return try? Bitmap(png: bytes, name: path.shown, scale: scale)
    }

    static func reference(_ picture: TestResults.Picture, scale: Double) -> Bitmap? {
        guard picture.referenceSize != nil, let bytes = try? FilePath(picture.reference).contents() else { return nil }
        return try? Bitmap(png: bytes, name: picture.reference, scale: scale)
    }

    /// `CardsTests.CardTests` of `CardsTests.CardTests/testTitle`.
    static func suite(of test: TestResults.Test) -> String {
        String(test.shownName.prefix { $0 != "/" })
    }
}
