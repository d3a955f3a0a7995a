import Foundation
import Testing

/// Links between pages lead to files and headings that exist.
@Suite struct PageLinkTests {
    private static let pages: [URL] = {
        let root = RoomMap.folder
        func pages(in folder: String) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().map {
                root.appending(path: folder).appending(path: $0)
            }
        }
        let rooms = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)) ?? []
        return
            (["", "Documentation", "Packaging", "Tools/Adapter", "Examples/Profile", "Benchmarks"]
            + rooms.map { "Sources/" + $0 })
            .flatMap(pages)
    }()

    /// The name of a heading in links, as GitHub makes it: small letters, without signs, with hyphens for spaces.
    static func anchor(_ heading: String) -> String {
        let plain = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
        return String(
            plain.lowercased().compactMap { sign -> Character? in
                sign == " " ? "-" : sign.isLetter || sign.isNumber || sign == "-" || sign == "_" ? sign : nil
            })
    }

    private static func anchors(of page: URL) throws -> Set<String> {
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        var isCode = false
        return Set(
            lines.compactMap { line in
                if line.hasPrefix("```") { isCode.toggle() }
                guard !isCode, let match = line.wholeMatch(of: /#{1,6} (.*)/) else { return nil }
                return anchor(String(match.output.1))
            })
    }

    @Test func `Every link leads somewhere`() throws {
        var count = 0
        for page in Self.pages {
            let text = try String(contentsOf: page, encoding: .utf8)
            for match in text.matches(of: /\]\(([^()\s]+)\)/) {
                let link = String(match.output.1)
                guard !link.contains("://"), !link.hasPrefix("../../releases") else { continue }
                count += 1
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let file = parts[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: parts[0])
                guard FileManager.default.fileExists(atPath: file.path) else {
                    Issue.record("\(page.lastPathComponent): there is no \(link)")
                    continue
                }
                guard parts.count == 2, file.pathExtension == "md" else { continue }
                let isThere = try Self.anchors(of: file).contains(parts[1])
                #expect(isThere, "\(page.path): there is no heading \(link)")
            }
        }
        #expect(count > 200)
    }

    /// As GitHub writes them.
    @Test(
        arguments: [
            ("The screens of a whole project", "the-screens-of-a-whole-project"), ("64-bit ARM", "64-bit-arm"),
            ("`results.json`", "resultsjson"), ("Apple's [modules](x.md), beside", "apples-modules-beside"),
        ]) func `Headings have the names of GitHub's`(heading: String, anchor: String)
    {
        #expect(Self.anchor(heading) == anchor)
    }
}
