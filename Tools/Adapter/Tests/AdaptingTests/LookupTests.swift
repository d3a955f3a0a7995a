import Foundation
import Testing

@testable import Adapting

/// Members of an `AnyObject`, as the toolset's compiler finds them. The messages are those of Swift 6.3.
@Suite struct LookupTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lookups-\(UUID().uuidString)")
    private let file = (path: "/a/Card.swift", bytes: Array("func tap(_ s: AnyObject) {\n    a(s.tag, s.no)\n}\n".utf8))

    private func complaint(_ column: Int, _ name: String, of type: String) -> String {
        "/a/Card.swift:2:\(column): error: value of type '\(type)' has no member '\(name)'\n"
    }

    private func text(_ lookups: Lookups) -> String {
        let copies = lookups.apply(to: ModuleAdapter().adapt([file]), of: [file])
        return String(decoding: copies[0].bytes ?? file.bytes, as: UTF8.self)
    }

    @Test func `What the compiler misses is looked up, and a name that nobody knows is left to it`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var lookups = Lookups(folder.path)
        let copies = ModuleAdapter().adapt([file])
        func learns(_ output: String) throws -> Bool { try lookups.learn(from: output, about: copies, of: [file]) }
        let both = complaint(9, "tag", of: "AnyObject") + complaint(16, "no", of: "AnyObject")
        #expect(try learns(both))
        #expect(text(lookups).contains("a(_members(of: s).tag, _members(of: s).no)"))
        // Now it is said of what stands there instead: that name is not known.
        #expect(
            try learns(
                "/a/Card.swift:2:40: error: reference to member 'no' cannot be resolved without a contextual type\n"))
        #expect(try learns(both))
        #expect(text(lookups).contains("a(_members(of: s).tag, s.no)"))
        #expect(try !learns(complaint(30, "no", of: "AnyObject")))
        // The next build knows, and forgets when the file is another.
        #expect(text(Lookups(folder.path)).contains("a(_members(of: s).tag, s.no)"))
        let other = (path: file.path, bytes: file.bytes + Array("// b\n".utf8))
        let fresh = Lookups(folder.path).apply(to: ModuleAdapter().adapt([other]), of: [other])
        #expect(fresh[0].bytes.map { !String(decoding: $0, as: UTF8.self).contains("_members") } ?? true)
    }

    @Test func `Messages are read from lines of JSON and without their colours`() {
        let output = """
            215
            {
              "kind": "finished",
              "output": "\\/a\\/Card.swift:2:9: \\u001b[1;31merror:\\u001b[0m value\\n",
              "exit-status": 1
            }
            """
        #expect(CompilerOutput.plain(output).contains("\n/a/Card.swift:2:9: error: value\n"))
    }

    @Test(arguments: [
        ("protocol A: AnyObject {}", false), ("func a(_ sender: AnyObject) {}", true), ("let a = [AnyObject]()", true),
        ("class Card {}", false),
    ]) func `A protocol for classes asks no object for anything`(_ source: String, _ expected: Bool) {
        #expect(Lookups.mayBeIn(Array(source.utf8)) == expected)
    }
}
