import Foundation
import Testing

/// The table of rooms in CONTRIBUTING.md: what each may import.
struct RoomMap {
    struct Room {
        /// The folder below `Sources`.
        var name: String
        var imports: [String]
    }

    /// From the bottom to the top, as in the table.
    let rooms: [Room]

    /// Reads the rows `| [Name](Sources/Name/README.md) | what it does | A, B |` below the heading of the map.
    init(_ page: String) {
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("The rooms") } ?? ""
        rooms = section.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, let name = cells[0].firstMatch(of: /\[(\w+)\]\(Sources\//)?.output.1 else {
                return nil
            }
            return Room(
                name: String(name),
                imports: cells[2].matches(of: /\w+/).map { String($0.output) }.filter { $0 != "nothing" })
        }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let page = (try? String(contentsOf: folder.appending(path: "CONTRIBUTING.md"), encoding: .utf8)) ?? ""
    static let written = RoomMap(page)
}

/// The modules that Swift files import.
enum Imports {
    static func files(below folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    /// A line that imports something: attributes, who may see it, and the kind of the one thing that is wanted come before
    /// the module. Foundation's expressions are compiled ones: Swift's took a minute for all files of the house in debug.
    private static let importing: NSRegularExpression? = try? NSRegularExpression(
        pattern: #"^ *(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|private) )?import "#
            + #"(?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)"#,
        options: .anchorsMatchLines)

    static func modules(in file: URL) throws -> Set<String> {
        let text = try String(contentsOf: file, encoding: .utf8)
        let importing = try #require(importing)
        let found = importing.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        return Set(found.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }
}
