import Foundation
import Testing

@testable import Adapting

/// The copies on disk, from one build to the next. The build system knows the dates of files alone, not of copies.
@Suite struct OverlayTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID().uuidString)").path

    private func file(_ name: String, _ text: String = "let a = 1") throws -> String {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        // Long ago, whatever the file system keeps of a second.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
        return path
    }

    private func changes(_ copies: [(path: String, text: String?)]) throws -> Bool {
        let copies = copies.map { ModuleAdapter.Copy(path: $0.path, bytes: $0.text.map { Array($0.utf8) }) }
        return try Overlay(copies, writingInto: folder + "/copies").changesBeyondTheirFiles
    }

    /// A module's first `String(format:)` gives another file members of its own, which was compiled without them.
    @Test func `A file that gets its first copy because of another has to be compiled`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (one, other) = (try file("One.swift"), try file("Other.swift"))
        #expect(try !changes([(one, nil), (other, nil)]))
        #expect(try !changes([(one, nil), (other, nil)]))
        #expect(try changes([(one, "let a = 1\nlet b = 2"), (other, nil)]))
        #expect(try !changes([(one, "let a = 1\nlet b = 2"), (other, nil)]))
        #expect(try changes([(one, "let a = 1\nlet b = 3"), (other, nil)]))
        #expect(try changes([(one, nil), (other, nil)]))
    }

    @Test func `What is new, and what is compiled for the first time, is compiled anyway`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let one = try file("One.swift")
        #expect(try !changes([(one, "let a = 2")]))
        #expect(try !changes([(one, "let a = 2"), (try file("New.swift"), "let b = 2")]))
    }
}
