import Foundation
import Measure
import Maquette

/// The documents of a run, read from the disk beforehand.
struct Corpus {
    struct Entry {
        /// Where its project's images and texts are looked for.
        var path: String
        var copy: Int
        private var contents: String
        private var isMarkup: Bool

        init?(_ path: String, copy: Int) {
            guard let contents = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
            self.path = path
            self.copy = copy
            self.contents = contents
            isMarkup = !path.hasSuffix(".json")
        }

        /// The document with texts that no other copy and no other round has.
        func bytes(round: Int) -> [UInt8] {
            let number = "\(round).\(copy) "
            let marks = isMarkup ? [" text=\"", " title=\""] : ["\"text\": \"", "\"title\": \""]
            return Array(marks.reduce(contents) { $0.replacingOccurrences(of: $1, with: $1 + number) }.utf8)
        }
    }

    let entries: [Entry]

    /// The folders are this project's own by default.
    init(_ folders: [String], own: [String], copies: Int) throws {
        let copies = folders.isEmpty ? copies : 1
        let paths = try (folders.isEmpty ? own : folders).flatMap(Self.documents)
        entries = (0..<copies).flatMap { copy in paths.compactMap { Entry($0, copy: copy) } }
        guard !entries.isEmpty else { throw Mistake(message: "there are no documents in \(folders)") }
    }

    private static func documents(in folder: String) throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else {
            throw Mistake(message: "there is no folder \(folder)")
        }
        let names = walk.compactMap { $0 as? String }
        return names.filter { Documents.fileExtensions.contains(($0 as NSString).pathExtension) }.sorted()
            .map { folder + "/" + $0 }
    }
}
