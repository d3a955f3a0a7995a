import Foundation
import Maquette
import MaquetteFiles
import MaquetteRenderer
import MaquetteSnapshots

/// One assertion: takes the snapshot, and says what is wrong and what to do next.
struct SnapshotAssertion {
    let place: SnapshotPlace
    let mode: RecordMode
    /// Whether the environment has no say in the mode.
    let modeIsFromCode: Bool
    let diffTool: SnapshotTestingConfiguration.DiffTool
    let timeout: TimeInterval
    /// The names of the views that are left out of the comparison of pictures.
    let ignoredNames: Set<String>

    /// The message of the failure; nil when all is well.
    func run<Value, Format>(_ value: Value, _ snapshotting: Snapshotting<Value, Format>) throws -> String? {
        let making = SnapshotInMaking(
            baseline: Baseline(place.path), fingerprint: try MainActor.assumeIsolated { try .current() },
            ignoring: ignoredNames)
        let outer = SnapshotInMaking.current
        SnapshotInMaking.current = making
        defer { SnapshotInMaking.current = outer }
        guard let format = wait(for: snapshotting.snapshot(value)) else {
            return failed("The snapshot was not there after \(timeout) seconds; allow more with `timeout:`.")
        }
        if let problem = making.problem { return failed("There is no picture: \(problem).") }
        if let image = format as? UIImage, let tolerance = snapshotting.diffing.tolerance {
            let snapshot = making.snapshot(of: image)
            let unknown = ignoredNames.subtracting(snapshot.ignored.found).sorted()
            if !unknown.isEmpty {
                return failed(
                    "`ignoring:` names no view of the picture: \(unknown.joined(separator: ", ")). "
                        + "A name is an accessibilityIdentifier or a property.")
            }
            try PictureLog.current?.note(snapshot, of: place)
            return try refusal ?? verify(snapshot, making, tolerance, layout: snapshotting.diffing.comparesLayout)
        }
        guard ignoredNames.isEmpty else {
            return failed("`ignoring:` leaves views out of pictures, and this snapshot is none.")
        }
        return try refusal ?? verify(format, by: snapshotting.diffing)
    }

    private func failed(_ words: String) -> String {
        TestReport.current?.add(.failed, words, of: place)
        return words
    }

    /// Why nothing is recorded where it would be.
    private var refusal: String? {
        guard PictureLog.current != nil else { return nil }
        if mode == .all {
            return "`preview test` records nothing. Turn recording off to compare with \(place.path.shown)."
        }
        guard place.path.status(followingLinks: true) == nil else { return nil }
        return
            "There is no \(place.path.shown), and `preview test` records nothing. Record it on a simulator, or take the picture from the folder of -o."
    }

    /// Most strategies answer at once, others from another thread or while the run loop turns.
    private func wait<Format>(for snapshot: Async<Format>) -> Format? {
        let arrival = Arrival<Format>()
        snapshot.run { arrival.value = $0 }
        MainThread.turn(until: Date(timeIntervalSinceNow: timeout)) { arrival.value == nil }
        return arrival.value
    }

    /// Receives a value from any thread.
    private final class Arrival<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: Value?

        var value: Value? {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }

    // MARK: Pictures

    private func verify(
        _ snapshot: Snapshot, _ making: SnapshotInMaking, _ tolerance: Tolerance, layout: Bool
    ) throws -> String? {
        var check = SnapshotCheck(mode: mode, tolerance: tolerance, fingerprint: making.fingerprint)
        check.comparesLayout = layout
        let finding = try check.run(snapshot, against: making.baseline)
        try TestReport.current?.add(finding, snapshot, of: place, by: check)
        switch finding.state {
        case .same where mode != .all, .tolerated where mode != .all: return nil
        case .same, .tolerated:
            return
                "Every snapshot is being recorded, and this one has not changed. Turn recording off to compare with it."
        case .recorded, .rerecorded: return recorded(because: finding.summary)
        case .missing:
            return "There is no snapshot at \(place.path.shown), and recording is off. \(recordingHint)"
        case .failed: return "There can be no snapshot: \(finding.summary)."
        case .different, .unusable, .otherRenderer, .orphaned: break
        }
        var lines = ["The snapshot does not match: \(finding.summary)."]
        let changes = finding.changes.lines
        lines += changes.prefix(20).map { "    \($0)" }
        if changes.count > 20 { lines.append("    and \(changes.count - 20) more changes") }
        // What is beside the project's files is gone after the run.
        if PictureLog.current != nil { return (lines + ["reference: \(place.path.shown)"]).joined(separator: "\n") }
        if let former = finding.formerRenderer {
            lines += [
                "It came from another renderer:", "    theirs: \(former)", "    here:   \(check.fingerprint.line)",
            ]
        }
        lines.append(diffTool(currentFilePath: place.path.shown, failedFilePath: failedFile.shown))
        if let difference = try keep(finding, snapshot, check) { lines.append("difference: \(difference.shown)") }
        lines.append(acceptingHint)
        return lines.joined(separator: "\n")
    }

    /// The folder for pictures that do not match.
    private var failedFile: FilePath { place.artefacts().appending(place.fileName.utf8) }

    /// Saves the pictures with the artefacts; returns that of the difference, if there is one.
    private func keep(_ finding: SnapshotFinding, _ snapshot: Snapshot, _ check: SnapshotCheck) throws -> FilePath? {
        try AtomicFile.makeFolder(failedFile.folder)
        guard let after = finding.after else { return nil }
        let png = try after.png()
        try AtomicFile.write(png, to: failedFile)
        let text = check.sidecar(for: snapshot, after, png: png).text
        try AtomicFile.write(Array(text.utf8), to: failedFile.withoutExtension + Baseline.sidecarEnding)
        guard let before = finding.before else { return nil }
        let difference = DifferencePicture.make(
            before: before, after: after, tolerance: check.tolerance, ignoring: finding.ignored)
        let path = failedFile.withoutExtension + ".difference.png"
        try AtomicFile.write(try difference.png(), to: path)
        return path
    }

    // MARK: Anything else

    private func verify<Format>(_ format: Format, by diffing: Diffing<Format>) throws -> String? {
        let data = diffing.toData(format)
        let isThere = place.path.status(followingLinks: true) != nil
        if mode == .all || mode != .never && !isThere {
            try write(data, to: place.path)
            let reason = isThere ? "everything is" : "there was none"
            TestReport.current?.add(isThere ? .rerecorded : .recorded, reason, of: place)
            return recorded(because: reason)
        }
        guard isThere else {
            TestReport.current?.add(.missing, "", of: place)
            return "There is no snapshot at \(place.path.shown), and recording is off. \(recordingHint)"
        }
        let kept = Data(try place.path.contents())
        guard let (message, _) = diffing.diff(diffing.fromData(kept), format) else { return nil }
        if mode == .failed {
            try write(data, to: place.path)
            TestReport.current?.add(.rerecorded, "it did not match", of: place)
            return recorded(because: "it did not match:\n\(message)")
        }
        TestReport.current?.add(.different, Self.oneLine(message), of: place)
        if PictureLog.current != nil {
            return "The snapshot does not match:\n\(message)\nreference: \(place.path.shown)"
        }
        try write(data, to: failedFile)
        return """
            The snapshot does not match:
            \(message)
            \(diffTool(currentFilePath: place.path.shown, failedFilePath: failedFile.shown))
            \(acceptingHint)
            """
    }

    /// The first line that was another, with what it is now.
    private static func oneLine(_ difference: String) -> String {
        let lines = difference.split(whereSeparator: \.isNewline)
        let changed = lines.filter { $0.hasPrefix("−") || $0.hasPrefix("+") }.prefix(2)
        return (changed.isEmpty ? lines.prefix(1) : changed).joined(separator: " ")
    }

    private func write(_ data: Data, to path: FilePath) throws {
        try AtomicFile.makeFolder(path.folder)
        try AtomicFile.write(Array(data), to: path)
    }

    // MARK: Words

    private var recordingHint: String {
        modeIsFromCode
            ? "Run the test once with `record: .failed` in place of the mode that its code sets."
            : "Run the test once with `record: .failed`, or with \(SnapshotTestingConfiguration.Record.variable)=failed in the environment."
    }

    private var acceptingHint: String {
        "If the new one is right, \(recordingHint.prefix(1).lowercased())\(recordingHint.dropFirst())"
    }

    private func recorded(because reason: String) -> String {
        "The snapshot was recorded, because \(reason): \(place.path.shown)\nRun the test again to compare with it."
    }

    static func words(for error: any Error) -> String {
        switch error {
        case let failure as Failure: failure.lines.joined(separator: "; ")
        case let error as SystemError: error.words
        case RenderError.emptyCanvas: "\(error). Give the view a frame or constraints, or the strategy a `size:`"
        default: "\(error)"
        }
    }
}

extension SnapshotTestingConfiguration.Record {
    var mode: RecordMode { RecordMode(rawValue: name) ?? .never }
}
