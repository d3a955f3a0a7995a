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

    /// By Apple's "Using Objective-C Runtime Features in Swift": any object may be asked for what some class has as `@objc`, and
    /// gives nil where its own has it not.
    @Test func `Members of the project's own classes are there for any object, as far as code asks for them`() throws {
        let files = [
            """
            class Model: NSObject {
                @objc dynamic var unique = "u"
                @objc var note: String?
                @objc func ping(_ text: String, at: Int) -> String { text }
                @objc private func own() {}
                @objc func unasked() {}
            }
            """,
            "class Other: NSObject {\n    @objc let unique = \"o\"\n}",
            "func a(_ any: AnyObject) { b(any.unique, any.note, any.ping(\"a\", at: 1), any.own()) }",
        ].enumerated().map { (path: "/a/\($0).swift", bytes: Array($1.utf8)) }
        let copies = ModuleAdapter().adapt(files)
        let text = copies.map { String(decoding: $0.bytes ?? [], as: UTF8.self) }.joined()
        let added = try #require(text.split(separator: "\n").first { $0.hasPrefix("extension ObjectMembers") })
        let expected = """
            extension ObjectMembers { var note: String? { get { if let it = _object as? Model { return it.note }; return nil } \
            nonmutating set { if let it = _object as? Model { it.note = newValue }; } }; \
            @discardableResult func ping(_ a0: String, at a1: Int) -> String! { if let it = _object as? Model { \
            return it.ping(a0, at: a1) }; return nil }; \
            var unique: String! { get { if let it = _object as? Model { return it.unique }; \
            if let it = _object as? Other { return it.unique }; return nil } } }
            """
        #expect(added == expected)
    }

    /// Whether the compiler is asked later or not: this file's own class has both.
    @Test func `What is declared as an object of any class is asked at once`() {
        let source = """
            class Model: NSObject { @objc dynamic var unique = "u"; @objc func ping(_ a: String) -> String { a } }
            func a(_ any: AnyObject) { b(any.unique, any.ping?("a") ?? "-") }
            """
        let copy = ModuleAdapter().adapt([("/a/a.swift", Array(source.utf8))])[0]
        let text = String(decoding: copy.bytes ?? [], as: UTF8.self)
        #expect(text.contains(#"b(_members(of: any).unique, (any as? Model)?.ping ("a") ?? "-")"#), "\(text)")
    }

    /// Nil comes of the call itself, and of what follows it.
    @Test(arguments: [
        ("any.ping?(1)", "_members(of: any).ping(1)"), ("any.ping?(1).count", "_members(of: any).ping(1)?.count"),
        ("any.ping(1)", "_members(of: any).ping(1)"),
    ]) func `The question whether there is a method goes`(_ source: String, _ expected: String) {
        let bytes = Array("let a = \(source)".utf8)
        let complaint = Complaint(
            path: "/a.swift", line: 1, column: 13, message: "value of type 'AnyObject' has no member 'ping'")
        let looked = FileCutter.lookUps("/a.swift", bytes, [complaint], without: [])
        #expect(looked.map { String(decoding: $0, as: UTF8.self) } == "let a = \(expected)")
    }

    @Test(arguments: [
        ("protocol A: AnyObject {}", false), ("func a(_ sender: AnyObject) {}", true), ("let a = [AnyObject]()", true),
        ("class Card {}", false),
    ]) func `A protocol for classes asks no object for anything`(_ source: String, _ expected: Bool) {
        #expect(Lookups.mayBeIn(Array(source.utf8)) == expected)
    }
}
