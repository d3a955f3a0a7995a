import Foundation
import MaquetteDrawing
import MaquetteFiles
import MaquetteRenderer
import MaquetteSnapshots
import Testing

/// What `preview test` hears of each picture that a test takes, whatever becomes of the comparison: the picture itself, in the folder
/// that the environment names, and a line about it among the events of the run.
final class PictureLog: Sendable {
    static let folderVariable = "MAQUETTE_TEST_PICTURES"
    static let eventsVariable = "MAQUETTE_TEST_EVENTS"

    /// Nil unless the environment names both.
    static let current: PictureLog? = {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = environment[folderVariable], let events = environment[eventsVariable] else { return nil }
        return PictureLog(folder: FilePath(folder), events: events)
    }()

    private let folder: FilePath
    private let file: Int32

    private init(folder: FilePath, events: String) {
        self.folder = folder
        file = open(events, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    }

    func note(_ snapshot: Snapshot, of place: SnapshotPlace) throws {
        let bitmap = try snapshot.picture.bitmap()
        let path = folder.appending(place.suite.utf8).appending(place.fileName.utf8)
        try AtomicFile.makeFolder(path.folder)
        try AtomicFile.write(try bitmap.png(), to: path)
        let places = DrawnPlaces(snapshot.picture.list, scale: bitmap.scale)
        try AtomicFile.write(try places.json, to: path.withoutExtension + DrawnPlaces.ending)
        var line: [String: String] = [
            "event": "picture", "picture": path.shown, "reference": place.path.shown,
            "size": "\(bitmap.width) x \(bitmap.height)", "blank": Blankness(bitmap) == nil ? "" : "yes",
        ]
        // Swift Testing tells what its tests do in its own time.
        if let test = Test.current { line["test"] = "\(test.id)" }
        if let reference = try? place.path.contents(), let header = ImageHeader(reference) {
            line["referenceSize"] = "\(header.width) x \(header.height)"
            // A separator may be of one colour.
            if Blankness(bitmap) != nil,
                let picture = try? Bitmap(png: reference, name: "of the reference", scale: bitmap.scale)
            {
                line["referenceBlank"] = Blankness(picture) == nil ? "" : "yes"
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard file >= 0 else { return }
        let bytes = Array(try encoder.encode(line)) + [UInt8(ascii: "\n")]
        _ = bytes.withUnsafeBytes { write(file, $0.baseAddress!, $0.count) }
    }
}
