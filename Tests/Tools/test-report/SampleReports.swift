import Foundation
import Maquette
import MaquetteFiles
import MaquetteSnapshots

/// Reports to look at, made the way that runs make them.
@MainActor struct SampleReports {
    let folder: URL

    static let devices = ["iPhone 16", "iPhone SE (3rd generation)", "iPad Air (11-inch)"]
    static let hostile = #"</script><img src=x onerror="window.isHacked=1">&amp;'"`${1}\u2028"# + "\u{2028}\u{202E}é"

    func file(_ name: String) -> URL { folder.appendingPathComponent(name).appendingPathComponent("index.html") }

    private func write(_ report: Report, to name: String) throws {
        try ReportFolder(making: FilePath(folder.appendingPathComponent(name).path)).write(report)
    }

    /// Two screens that changed on three devices in two appearances, and one snapshot in every other state.
    func makeUsual() throws {
        let fingerprint = try RendererFingerprint.current()
        let target = try ReportFolder(making: FilePath(folder.appendingPathComponent("usual").path))
        var report = Report(renderer: fingerprint.line)
        report.notes = ["a remark about the whole"]
        for title in ["Sign In", "Registration"] {
            for device in Self.devices {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let stage = Stage(device: Headless.Device.named(device), scale: 1, style: style, room: .screen)
                    report.entries.append(try changed(title, on: stage, by: fingerprint, into: target))
                }
            }
        }
        for state in SnapshotState.allCases where state != .different {
            report.entries.append(inState(state, like: report.entries[0]))
        }
        try target.write(report)
    }

    private func changed(
        _ title: String, on stage: Stage, by fingerprint: RendererFingerprint, into target: ReportFolder
    ) throws -> ReportEntry {
        let variant = ReportEntry.Variant(stage)
        let name = "\(title)-\(variant.words.joined(separator: "-"))"
        let baseline = Baseline(FilePath(folder.appendingPathComponent("baselines/\(name).png").path))
        func snapshot(_ version: SampleScreen.Version) throws -> Snapshot {
            try stage.show(SampleScreen.make(version, title: title)) {
                Snapshot($0, unlessAlike: nil, fingerprint: fingerprint)
            }
        }
        _ = try SnapshotCheck(mode: .all, fingerprint: fingerprint).run(try snapshot(.former), against: baseline)
        let (check, present) = (SnapshotCheck(mode: .never, fingerprint: fingerprint), try snapshot(.present))
        let finding = try check.run(present, against: baseline)
        var entry = ReportEntry(
            id: "__Snapshots__/\(name).png", state: .failed, file: "Screens/\(title).storyboard", line: 12, name: title,
            variant: variant)
        entry.take(finding)
        try target.write(finding, present, by: check, to: &entry)
        return entry
    }

    private func inState(_ state: SnapshotState, like model: ReportEntry) -> ReportEntry {
        var entry = ReportEntry(
            id: "__Snapshots__/\(state.rawValue).png", state: state, file: "Screens/Other.xib",
            name: "Screen \(state.words)",
            variant: model.variant, summary: "this one is \(state.words)")
        switch state {
        case .different, .otherRenderer, .tolerated, .rerecorded: entry.pictures = model.pictures
        case .missing, .unusable:
            entry.pictures.after = model.pictures.after
            entry.pictures.afterSize = model.pictures.afterSize
        case .failed, .recorded, .orphaned, .same: break
        }
        return entry
    }

    /// Names that would break a page which took them for markup, and a picture that is not there.
    func makeHostile() throws {
        var entry = ReportEntry(
            id: Self.hostile, state: .different, file: Self.hostile, name: Self.hostile,
            variant: ReportEntry.Variant(device: Self.hostile), summary: Self.hostile)
        entry.changes.frames = [Self.hostile]
        entry.pictures.before = "pictures/javascript:alert(1)#?%20.png"
        entry.pictures.after = entry.pictures.before
        try write(
            Report(renderer: Self.hostile, entries: [entry], notes: [Self.hostile], problems: [Self.hostile]),
            to: "hostile")
    }

    func makeLarge(count: Int) throws {
        var report = Report(renderer: "none")
        for number in 0..<count {
            var entry = ReportEntry(
                id: "__Snapshots__/\(number).png", state: number % 4 == 0 ? .missing : .different,
                file: "Screens/Screen \(number / 20).xib", name: "Scene \(number)",
                variant: ReportEntry.Variant(
                    device: Self.devices[number % 3], appearance: number % 2 == 0 ? "light" : "dark"))
            entry.differentShare = 0.0123
            entry.changes.frames = ["title moved \(number) down"]
            report.entries.append(entry)
        }
        try write(report, to: "large")
    }

    func makeQuiet() throws {
        try write(Report(renderer: "none"), to: "empty")
        let entry = ReportEntry(id: "a.png", state: .same, file: "A.xib", name: "A")
        try write(Report(renderer: "none", entries: [entry]), to: "same")
    }
}
