import Foundation
import Maquette
import Testing

@testable import preview

/// A small repository, whose revisions are known because they were made here.
@Suite struct RevisionFolderTests {
    private let workplace: Workplace
    private let folders: RevisionFolders
    private let file: FilePath

    init() throws {
        workplace = try Workplace()
        folders = RevisionFolders(in: workplace.folder.path + "/revisions")
        file = FilePath(workplace.folder.path + "/app/Sources/Card.swift")
        try workplace.write("first", to: "app/Sources/Card.swift")
        _ = try git("init", "-q")
        try commit()
        try workplace.write("second", to: "app/Sources/Card.swift")
        try workplace.write("new", to: "app/Sources/New.swift")
        try commit()
        try workplace.write("now", to: "app/Sources/Card.swift")
    }

    @discardableResult private func git(_ words: String...) throws -> Run {
        try workplace.run(
            "/usr/bin/env",
            ["git", "-C", "app", "-c", "user.name=a", "-c", "user.email=a@example.com"] + words)
    }

    private func commit() throws {
        try git("add", ".")
        try #require(try git("commit", "-qm", "a step").status == 0)
    }

    private func text(of revision: String) throws -> String {
        String(decoding: try folders.place(of: file, in: revision).contents(), as: UTF8.self)
    }

    private var kept: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: workplace.folder.path + "/revisions").sorted()
        }
    }

    @Test func `A file is there as its revision has it, whatever it is now`() throws {
        #expect(try text(of: "HEAD") == "second" && text(of: "HEAD~1") == "first")
        // What has been unpacked is not unpacked again, under whatever name it is asked for.
        let commit = try git("rev-parse", "HEAD").lines[0]
        #expect(try folders.place(of: file, in: commit) == folders.place(of: file, in: "HEAD"))
        #expect(try kept.count == 2 && kept.allSatisfy { !$0.hasSuffix(".tar") })
    }

    @Test func `A branch that goes on is followed`() throws {
        #expect(try text(of: "HEAD") == "second")
        try commit()
        #expect(try text(of: "HEAD") == "now")
    }

    @Test(arguments: ["nowhere", "--output=/tmp/spy", "-q", ""])
    func `What is no revision is said in a line`(revision: String) throws {
        #expect(throws: Failure.self) { try folders.place(of: file, in: revision) }
        #expect(!FileManager.default.fileExists(atPath: workplace.folder.path + "/revisions"))
    }

    @Test func `A file that a revision does not have is said, and what lies outside of a repository`() throws {
        let new = FilePath(workplace.folder.path + "/app/Sources/New.swift")
        #expect(try folders.place(of: new, in: "HEAD").kind == .file)
        let lacking = #expect(throws: Failure.self) { try folders.place(of: new, in: "HEAD~1") }
        #expect(lacking?.lines == ["there is no such file in `HEAD~1`"])
        try workplace.write("alone", to: "other/Card.swift")
        let outside = FilePath(workplace.folder.path + "/other/Card.swift")
        let homeless = #expect(throws: Failure.self) { try folders.place(of: outside, in: "HEAD") }
        #expect(homeless?.lines.first?.hasSuffix("is in no git repository") == true)
    }

    @Test func `The newest three stay, and always the one that was asked for`() throws {
        for number in 0..<4 {
            try workplace.write("step \(number)", to: "app/Sources/Card.swift")
            try commit()
            #expect(try text(of: "HEAD") == "step \(number)")
        }
        #expect(try kept.count == 3)
        #expect(try text(of: "HEAD~5") == "first")
        #expect(try kept.count == 3)
    }
}
