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
        let png = try write(
            before: finding.before, after: finding.after, tolerance: check.tolerance, ignoring: finding.ignored,
            to: &entry)
        guard let after = finding.after, let png else { return }
        let sidecar = check.sidecar(for: snapshot, after, png: png)
        let place = "\(pictures(of: entry))/after.layout.txt"
        try AtomicFile.write(Array(sidecar.text.utf8), to: file(place))
        entry.pictures.layout = place
    }

    /// Saves two pictures and their difference.
    ///
    /// - Returns: the file of the picture that is new.
    @discardableResult package func write(
        before: Bitmap?, after: Bitmap?, tolerance: Tolerance = .exact, ignoring ignored: [PixelArea] = [],
        to entry: inout ReportEntry
    ) throws -> [UInt8]? {
        guard before != nil || after != nil else { return nil }
        let folder = pictures(of: entry)
        try AtomicFile.makeFolder(file(folder))
        func write(_ bitmap: Bitmap, _ name: String) throws -> (png: [UInt8], place: String) {
            let (png, place) = (try bitmap.png(), "\(folder)/\(name)")
            try AtomicFile.write(png, to: file(place))
            return (png, place)
        }
        if let before {
            entry.pictures.before = try write(before, "before.png").place
            entry.pictures.beforeSize = PixelSize(before)
            entry.pictures.scale = before.scale
        }
        guard let after else { return nil }
        let written = try write(after, "after.png")
        entry.pictures.after = written.place
        entry.pictures.afterSize = PixelSize(after)
        entry.pictures.scale = after.scale
        if let before {
            let difference = DifferencePicture.make(
                before: before, after: after, tolerance: tolerance, ignoring: ignored)
            entry.pictures.difference = try write(difference, "difference.png").place
        }
        return written.png
    }

    private func pictures(of entry: ReportEntry) -> String {
        "\(Self.picturesName)/\(Self.folderName(for: entry.id))"
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
