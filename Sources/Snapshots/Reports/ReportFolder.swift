import Foundation
import MaquetteFiles
import MaquetteRenderer

/// A folder with everything about a run: a page to look at, pictures, and the results for other programs.
package struct ReportFolder: Sendable {
    package let path: FilePath

    package static let resultsName = "results.json"
    private static let picturesName = "pictures"

    /// Takes the folder over: what an earlier report left there goes, and nothing else does.
    package init(making path: FilePath) throws {
        self.path = path
        try AtomicFile.makeFolder(path)
        guard path.appending(Self.resultsName.utf8).kind == .file else { return }
        try? FileManager.default.removeItem(atPath: path.appending(Self.picturesName.utf8).shown)
    }

    /// One that is there.
    package init(_ path: FilePath) { self.path = path }

    // MARK: Pictures

    /// Puts the pictures of a finding into a folder of their own, and notes in the result what there is to be seen.
    package func write(
        _ finding: SnapshotFinding, _ snapshot: Snapshot, by check: SnapshotCheck, to result: inout SnapshotResult
    ) throws {
        guard finding.before != nil || finding.after != nil else { return }
        result.folder = "\(Self.picturesName)/\(Self.folderName(for: result.id))"
        try AtomicFile.makeFolder(file("", of: result))
        if let before = finding.before {
            try AtomicFile.write(try before.png(), to: file("before.png", of: result))
            result.hasBefore = true
        }
        if let after = finding.after {
            let png = try after.png()
            try AtomicFile.write(png, to: file("after.png", of: result))
            let sidecar = check.sidecar(for: snapshot, after, png: png)
            try AtomicFile.write(Array(sidecar.text.utf8), to: file("after.layout.txt", of: result))
            result.hasAfter = true
        }
        if let before = finding.before, let after = finding.after {
            let difference = DifferencePicture.make(before: before, after: after, tolerance: check.tolerance)
            try AtomicFile.write(try difference.png(), to: file("difference.png", of: result))
            result.hasDifference = true
        }
    }

    package func file(_ name: String, of result: SnapshotResult) -> FilePath {
        let folder = path.appending(result.folder.utf8)
        return name.isEmpty ? folder : folder.appending(name.utf8)
    }

    /// Readable, and different for different snapshots whatever characters they have.
    private static func folderName(for id: String) -> String {
        let words = id.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.filter { $0 != "png" }
        let readable = words.suffix(4).joined(separator: "-").suffix(60)
        return "\(readable)-\(Digest(Array(id.utf8)).description.prefix(12))"
    }

    // MARK: Results

    package func write(_ report: SnapshotReport) throws {
        try AtomicFile.write(Array(try ReportPage(report).html.utf8), to: path.appending("index.html".utf8))
        try AtomicFile.write(Array(report.jUnit.utf8), to: path.appending("junit.xml".utf8))
        try AtomicFile.write(Array(report.markdown.utf8), to: path.appending("summary.md".utf8))
        try AtomicFile.write(try report.json, to: path.appending(Self.resultsName.utf8))
    }

    package func read() throws -> SnapshotReport {
        let file = path.kind == .folder ? path.appending(Self.resultsName.utf8) : path
        let bytes: [UInt8]
        do {
            bytes = try file.contents()
        } catch {
            throw Failure("\(file.shown) cannot be read: \(error.words); a report is a folder with \(Self.resultsName)")
        }
        guard let report = try? JSONDecoder().decode(SnapshotReport.self, from: Data(bytes)), report.version == 1 else {
            throw Failure("\(file.shown) holds no results of snapshots")
        }
        return report
    }

    /// Copies the pictures of a result from another report.
    package func copyPictures(of result: SnapshotResult, from other: ReportFolder) throws {
        // What is read may have been made by anybody, and must not lead out of the folder.
        guard !result.folder.isEmpty, !result.folder.split(separator: "/").contains("..") else { return }
        try AtomicFile.makeFolder(file("", of: result))
        for name in ["before.png", "after.png", "difference.png", "after.layout.txt"] {
            let source = other.file(name, of: result)
            guard source.kind == .file else { continue }
            do {
                try AtomicFile.write(try source.contents(), to: file(name, of: result))
            } catch let error as SystemError {
                throw Failure("\(source.shown) cannot be read: \(error.words)")
            }
        }
    }
}

extension SnapshotReport {
    /// With sorted keys, so that equal reports are equal files.
    package var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }
}
