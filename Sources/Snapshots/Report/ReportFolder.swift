import Foundation
import MaquetteFiles
import MaquetteRenderer

/// A folder with everything about a run: a page, pictures, and the report for other programs.
package struct ReportFolder: Sendable {
    package let path: FilePath

    package static let reportName = "results.json"
    private static let picturesName = "pictures"

    /// Prepares the folder: files of an earlier report are removed, and nothing else.
    package init(making path: FilePath) throws {
        self.path = path
        try AtomicFile.makeFolder(path)
        guard path.appending(Self.reportName.utf8).kind == .file else { return }
        try FileChange.removeWithContents(path.appending(Self.picturesName.utf8)).make()
    }

    /// An existing report.
    package init(_ path: FilePath) { self.path = path }

    // MARK: Pictures

    /// Saves the pictures of a finding in their own folder, and records their paths in the entry.
    package func write(
        _ finding: SnapshotFinding, _ snapshot: Snapshot, by check: SnapshotCheck, to entry: inout ReportEntry
    ) throws {
        guard finding.before != nil || finding.after != nil else { return }
        let folder = "\(Self.picturesName)/\(Self.folderName(for: entry.id))"
        try AtomicFile.makeFolder(file(folder))
        func write(_ bytes: [UInt8], _ name: String) throws -> String {
            let place = "\(folder)/\(name)"
            try AtomicFile.write(bytes, to: file(place))
            return place
        }
        if let before = finding.before {
            entry.pictures.before = try write(try before.png(), "before.png")
            entry.pictures.beforeSize = PixelSize(before)
            entry.pictures.scale = before.scale
        }
        if let after = finding.after {
            let png = try after.png()
            entry.pictures.after = try write(png, "after.png")
            entry.pictures.afterSize = PixelSize(after)
            entry.pictures.scale = after.scale
            let sidecar = check.sidecar(for: snapshot, after, png: png)
            entry.pictures.layout = try write(Array(sidecar.text.utf8), "after.layout.txt")
        }
        if let before = finding.before, let after = finding.after {
            let difference = DifferencePicture.make(
                before: before, after: after, tolerance: check.tolerance, ignoring: finding.ignored)
            entry.pictures.difference = try write(try difference.png(), "difference.png")
        }
    }

    /// The file of a picture that an entry names.
    package func file(_ place: String) -> FilePath { path.appending(place.utf8) }

    /// Readable, and different for different snapshots whatever characters they have.
    private static func folderName(for id: String) -> String {
        let words = id.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.filter { $0 != "png" }
        let readable = words.suffix(4).joined(separator: "-").suffix(60)
        return "\(readable)-\(Digest(Array(id.utf8)).description.prefix(12))"
    }

    /// Copies the pictures of an entry from another report.
    package func copyPictures(of entry: ReportEntry, from other: ReportFolder) throws {
        for place in entry.pictures.paths {
            let source = other.file(place)
            guard source.kind == .file else { continue }
            try AtomicFile.makeFolder(file(place).folder)
            do {
                try AtomicFile.write(try source.contents(), to: file(place))
            } catch let error as SystemError {
                throw Failure("\(source.shown) cannot be read: \(error.words)")
            }
        }
    }

    // MARK: Reports

    package func write(_ report: Report) throws {
        try AtomicFile.write(Array(try ReportPage(report).html.harmless.utf8), to: file("index.html"))
        try AtomicFile.write(Array(report.jUnit.harmless.utf8), to: file("junit.xml"))
        try AtomicFile.write(Array(report.markdown.harmless.utf8), to: file("summary.md"))
        try AtomicFile.write(
            Array(String(decoding: try report.json, as: UTF8.self).harmless.utf8), to: file(Self.reportName))
    }

    /// Reads the report of a folder, or a report file.
    package func read() throws -> Report {
        let file = path.kind == .folder ? file(Self.reportName) : path
        let bytes: [UInt8]
        do {
            bytes = try file.contents()
        } catch {
            throw Failure("\(file.shown) cannot be read: \(error.words); a report is a folder with \(Self.reportName)")
        }
        return try Report(json: bytes, file: file.shown)
    }
}
