import Foundation
import Maquette
import MaquetteFiles
import MaquetteSnapshots
import UIKit

/// Takes snapshots of views and holds them against baselines in a folder that goes away with the test.
@MainActor final class Studio {
    nonisolated let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "studio-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var baseline: Baseline { Baseline(FilePath(folder + "/view.png")) }

    func check(
        _ view: UIView, _ mode: RecordMode = .never, tolerance: Tolerance = .exact, repaints: Bool = false,
        scale: CGFloat = 1, written: [FilePath: Bool] = [:], upgradesOnly: Bool = false
    ) throws -> SnapshotFinding {
        var check = SnapshotCheck(
            mode: mode, tolerance: tolerance, repaints: repaints, fingerprint: try .current())
        (check.written, check.upgradesOnly) = (written, upgradesOnly)
        return try Stage(scale: scale, style: .light).show(view) { shown in
            let snapshot = Snapshot(shown, unlessAlike: baseline, fingerprint: check.fingerprint)
            return try check.run(snapshot, against: baseline)
        }
    }

    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: folder + "/view.png")) }
    func png() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/view.png"))) }

    func sidecar(_ change: (String) -> String) throws {
        let url = URL(fileURLWithPath: folder + "/view.layout.txt")
        try change(String(contentsOf: url, encoding: .utf8)).write(to: url, atomically: true, encoding: .utf8)
    }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
}
