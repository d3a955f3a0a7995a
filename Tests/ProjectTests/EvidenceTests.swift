import Foundation
import Testing

/// What comments say that documents of Interface Builder recorded, against the tables in `Evidence`. `Scripts/evidence` compares the
/// tables with the documents, as `EvidenceScriptTests` show.
@Suite struct EvidenceTests {
    private let comments: [Comment]
    private let tables: [String: EvidenceTable]

    init() throws {
        let sources = Imports.files(below: RoomMap.folder.appending(path: "Sources"))
        comments = try sources.flatMap { try Comment.all(in: $0) }
        let folder = RoomMap.folder.appending(path: "Evidence")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".csv") }
        tables = try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try EvidenceTable(folder.appending(path: $0))) })
    }

    @Test func `A comment names as many repositories as the table beside the number has`() throws {
        var named: Set<String> = []
        for comment in comments where comment.words.contains("Evidence/") {
            let claims = comment.claims
            #expect(
                claims.count == comment.words.components(separatedBy: "Evidence/").count - 1,
                "\(comment.place): a table belongs behind its number: 3 repositories, 1 against (Evidence/x.csv)")
            for claim in claims {
                named.insert(claim.table)
                let table = try #require(tables[claim.table], "\(comment.place): there is no Evidence/\(claim.table)")
                #expect(claim.agreeing == table.repositories(.for).count, "\(comment.place): \(claim.table)")
                #expect(claim.against == table.repositories(.against).count, "\(comment.place): \(claim.table)")
            }
        }
        #expect(named == Set(tables.keys), "these tables are behind no comment")
        #expect(named.count > 50)
    }

    /// A number without a table says that it has none.
    @Test func `Every number of repositories in a comment has a table, or says that it has none`() {
        for comment in comments where comment.countsRepositories {
            #expect(
                comment.words.contains("Evidence/") || comment.words.contains("no table"),
                "\(comment.place): \(comment.words)")
        }
    }

    @Test func `Each row of a table says where its object is, once for a repository and a verdict`() {
        for (name, table) in tables {
            #expect(table.columns == EvidenceTable.columns, "\(name)")
            var seen: Set<[String]> = []
            for (line, row) in table.rows.enumerated() {
                #expect(row.count == table.columns.count, "\(name):\(line + 2)")
                guard row.count == table.columns.count else { continue }
                #expect(EvidenceTable.Verdict(rawValue: row[0]) != nil, "\(name):\(line + 2)")
                #expect(seen.insert([row[0], row[1]]).inserted, "\(name):\(line + 2)")
                #expect(row[1].split(separator: "/").count == 2, "\(name):\(line + 2)")
                #expect(row[2].count == 40 && row[2].allSatisfy(\.isHexDigit), "\(name):\(line + 2)")
                #expect(row[3].hasSuffix(".xib") || row[3].hasSuffix(".storyboard"), "\(name):\(line + 2)")
                #expect((Int(row[4]) ?? 0) > 0 && !row[5].isEmpty && (Int(row[6]) ?? 0) > 0, "\(name):\(line + 2)")
                let (rule, recorded) = (EvidenceTable.numbers(row[7]), EvidenceTable.numbers(row[8]))
                #expect(!rule.isEmpty && rule.keys.allSatisfy { recorded[$0] != nil }, "\(name):\(line + 2)")
                // Frames were written down with more digits than pixels have.
                let agrees = rule.allSatisfy { abs((recorded[$0.key] ?? .infinity) - $0.value) < 0.02 }
                #expect(agrees == (row[0] == EvidenceTable.Verdict.for.rawValue), "\(name):\(line + 2)")
            }
        }
    }
}

/// One table: what documents show for a rule and against it.
private struct EvidenceTable {
    enum Verdict: String { case `for`, against }

    static let columns = [
        "verdict", "repository", "revision", "path", "line", "object", "tools", "rule", "recorded",
        "objects",
    ]

    let columns: [String]
    let rows: [[String]]

    init(_ file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Self.cells)
        columns = lines.first ?? []
        rows = Array(lines.dropFirst())
    }

    func repositories(_ verdict: Verdict) -> Set<String> {
        Set(rows.filter { $0.count > 1 && $0[0] == verdict.rawValue }.map { $0[1] })
    }

    /// `width=51 height=31`.
    static func numbers(_ words: String) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for word in words.split(separator: " ") {
            guard let sign = word.lastIndex(of: "="), let number = Double(word[word.index(after: sign)...]) else {
                return [:]
            }
            numbers[String(word[..<sign])] = number
        }
        return numbers
    }

    /// Cells with commas in them are in quotes.
    private static func cells(of line: Substring) -> [String] {
        var (cells, isQuoted) = ([""], false)
        for sign in line {
            switch sign {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: cells.append("")
            default: cells[cells.count - 1].append(sign)
            }
        }
        return cells
    }
}

/// Neighbouring lines of comment, as one text.
private struct Comment {
    struct Claim {
        var agreeing, against: Int
        var table: String
    }

    let place: String
    let words: String

    static func all(in file: URL) throws -> [Comment] {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("repositor") || text.contains("Evidence/") else { return [] }
        var (comments, lines, first) = ([Comment](), [String](), 0)
        for (number, line) in (text.components(separatedBy: "\n") + [""]).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("//") {
                if lines.isEmpty { first = number + 1 }
                lines.append(line.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces))
            } else if !lines.isEmpty {
                comments.append(
                    Comment(place: "\(file.lastPathComponent):\(first)", words: lines.joined(separator: " ")))
                lines = []
            }
        }
        return comments
    }

    var claims: [Claim] {
        Self.matches(of: Self.claim, in: words).map { parts in
            Claim(agreeing: Int(parts[1]) ?? -1, against: Int(parts[2]) ?? 0, table: parts[3])
        }
    }

    var countsRepositories: Bool { !Self.matches(of: Self.count, in: words).isEmpty }

    private static let claim =
        #"([0-9]+) repositor(?:y|ies)(?:, ([0-9]+) against)? \(Evidence/([a-z0-9-]+\.csv)\)"#
    private static let count =
        #"\b(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten)(?: unrelated)? repositor(?:y|ies)\b"#

    /// The groups of each match; one that took no part is empty.
    private static func matches(of pattern: String, in words: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(words.startIndex..., in: words)
        return expression.matches(in: words, range: whole).map { match in
            (0..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: words).map { String(words[$0]) } ?? ""
            }
        }
    }
}
