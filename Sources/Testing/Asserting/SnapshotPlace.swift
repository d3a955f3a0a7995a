import Foundation
import MaquetteFiles

/// Where the snapshot of an assertion is kept: `__Snapshots__/<file>/<test>.<name>` beside the test, or a number in place of the name.
struct SnapshotPlace {
    let folder: String
    /// The file of the test without its extension, which names the folder for artefacts.
    let suite: String
    let fileName: String
    let test: String

    init(directory: String?, file: String, testName: String, name: String?, pathExtension: String?) {
        let url = URL(fileURLWithPath: file)
        suite = url.deletingPathExtension().lastPathComponent
        folder =
            directory
            ?? url.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
            .path
        test = Self.plain(testName)
        let identifier = name.map(Self.plain) ?? String(SnapshotCounter.next(in: folder + "/" + testName))
        let ending = pathExtension.map { $0.isEmpty ? "" : "." + $0 } ?? ""
        fileName = "\(test).\(identifier)\(ending)"
    }

    /// A file with a name of its own.
    init(folder: String, suite: String, fileName: String, test: String) {
        (self.folder, self.suite, self.fileName, self.test) = (folder, suite, fileName, test)
    }

    var path: FilePath { FilePath(folder).appending(fileName.utf8) }

    /// The folder for the files of a failure.
    func artefacts(environment: [String: String] = ProcessInfo.processInfo.environment) -> FilePath {
        let root = environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        return FilePath(root).appending(suite.utf8)
    }

    /// Letters, digits and underscores; anything else between them becomes one dash.
    static func plain(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
