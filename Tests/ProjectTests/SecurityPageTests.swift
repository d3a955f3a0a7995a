import Foundation
import Testing

/// Documentation/security.md says of each line of its tables which test proves it. Here those tests are looked for.
@Suite struct SecurityPageTests {
    private let page: String

    init() throws { page = try Self.text("Documentation/security.md") }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: RoomMap.folder.appending(path: path), encoding: .utf8)
    }

    /// `CageTests.Code has no terminal`: a suite, which is in a file of its name, and a test by its name or its words.
    private static func tests(in text: Substring) -> [(suite: String, name: String)] {
        text.matches(of: /`(\w+Tests)\.([^`]+)`/).map { (String($0.output.1), String($0.output.2)) }
    }

    /// The rows of tables whose last column is that of tests, by their cells.
    private var rows: [[Substring]] {
        var found: [[Substring]] = []
        var isOfTests = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("|") else {
                isOfTests = false
                continue
            }
            let cells = line.split(separator: "|").filter { $0.contains { $0 != " " } }
            if cells.last?.contains(/^ *Test *$/) == true {
                isOfTests = true
            } else if isOfTests, !line.hasPrefix("| ---") {
                found.append(cells)
            }
        }
        return found
    }

    @Test func `Every test that it names exists`() throws {
        let files = ["Tests", "Tools/Adapter/Tests"].flatMap {
            Imports.files(below: RoomMap.folder.appending(path: $0))
        }
        let named = Self.tests(in: page[...])
        #expect(named.count > 20)
        for (suite, name) in named {
            let texts = try files.filter { $0.lastPathComponent == suite + ".swift" }.map {
                try String(contentsOf: $0, encoding: .utf8)
            }
            let isThere = texts.contains { $0.contains("func `\(name)`(") || $0.contains("\"\(name)\"") }
            #expect(isThere, "\(suite).\(name)")
        }
    }

    @Test func `Every line of its tables names a test, or says that it has none`() {
        #expect(rows.count > 20)
        for cells in rows {
            let last = cells.last ?? ""
            #expect(!Self.tests(in: last).isEmpty || last.contains("not tested by itself"), "\(cells.first ?? "")")
        }
    }

    @Test(arguments: ["Documentation/security.md", "SECURITY.md"]) func `Its links lead to files that are there`(
        _ name: String
    ) throws {
        let folder = RoomMap.folder.appending(path: name).deletingLastPathComponent()
        for match in try Self.text(name).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
            let file = folder.appending(path: String(match.output.1)).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(match.output.1)")
        }
    }

    @Test func `The README's table leads to it`() throws {
        let row = try Self.text("README.md").split(separator: "\n").first { line in
            line.hasPrefix("|") && line.contains("(Documentation/security.md)")
        }
        #expect(row?.contains("(SECURITY.md)") == true)
    }
}
