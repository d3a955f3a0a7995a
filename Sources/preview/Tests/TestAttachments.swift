import Foundation
import Maquette
import MaquetteFiles

/// The files that tests attach, and their places in the folder of `-o`: `attachments/CardTests-testTitle/words.txt`.
@MainActor struct TestAttachments {
    /// By the files that the processes with the tests wrote.
    private(set) var places: [String: String] = [:]
    private var order: [String] = []

    init(of runs: [TestInputs.Run]) {
        var taken: Set<String> = []
        for run in runs where !run.folder.isEmpty {
            let root = FilePath(run.folder + "/attachments")
            for test in run.results.tests {
                for file in test.attachments where places[file] == nil {
                    let path = FilePath(file)
                    // Code of the project has written there, and says where.
                    guard let real = path.real, let own = root.real, real.isBelow(own),
                        let status = path.status(followingLinks: false), status.st_mode & S_IFMT == S_IFREG
                    else { continue }
                    let name = (file as NSString).lastPathComponent
                    let folder =
                        (run.configuration.map { FileNames.slug($0) + "/" } ?? "") + "attachments/"
                        + Self.plain(test.shownName)
                    let place = Self.free(folder, name, taken)
                    taken.insert(place)
                    places[file] = place
                    order.append(file)
                }
            }
        }
    }

    func write(into folder: FilePath) throws {
        for file in order {
            guard let place = places[file] else { continue }
            let path = folder.appending(place.utf8)
            try TestOutput.write(try FilePath(file).contents(), to: path, in: folder)
        }
    }

    /// The same test may be in two projects.
    private static func free(_ folder: String, _ name: String, _ taken: Set<String>) -> String {
        let first = "\(folder)/\(name)"
        guard taken.contains(first) else { return first }
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let others = (2...).lazy.map { "\(folder)/\(base)-\($0)\(ending.isEmpty ? "" : ".")\(ending)" }
        return others.first { !taken.contains($0) } ?? first
    }

    /// `CardsTests.CardTests/testTitle` is `CardTests-testTitle`.
    private static func plain(_ test: String) -> String {
        let name = test.split(separator: ".", maxSplits: 1).last ?? Substring(test)
        return name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}
