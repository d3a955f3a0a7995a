import Foundation
import Testing

@testable import preview

/// Links that lie where `preview test` writes: Documentation/security.md says that code of a project changes nothing outside of it.
@Suite struct TestOutputTests {
    private let work: Workplace
    private let project, home: FilePath

    init() throws {
        work = try Workplace()
        let words =
            "mkdir -p project/.git project/plain project/linked home && cd project && ln -s ../home out && ln -s ../../home/file linked/words.txt"
        try #require(try work.shell(words).status == 0)
        project = FilePath(work.folder.resolvingSymlinksInPath().path + "/project")
        home = FilePath(work.folder.resolvingSymlinksInPath().path + "/home")
    }

    @Test func `A file is not written through a link that leads out of the folder`() throws {
        let folder = project.appending("linked".utf8)
        try TestOutput.write([65], to: folder.appending("deep/other.txt".utf8), in: folder)
        #expect(throws: (any Error).self) {
            try TestOutput.write([65], to: folder.appending("words.txt".utf8), in: folder)
        }
        #expect(try home.namesOfEntries().isEmpty)
    }

    @Test func `A page is not written over links`() throws {
        try TestOutput.refuseLinks(in: project.appending("plain".utf8))
        try TestOutput.refuseLinks(in: project.appending("none".utf8))
        #expect(throws: (any Error).self) { try TestOutput.refuseLinks(in: project.appending("linked".utf8)) }
    }

    @Test func `Before anything is built, a folder is refused that a link of the project leads out of it`() throws {
        for option in ["-o", "--report"] {
            let run = try work.shell("preview test project \(option) project/out")
            #expect(run.status == 2)
            #expect(run.errors.contains("project/out: a link leads out of the project; name the folder where it leads"))
        }
        #expect(try home.namesOfEntries().isEmpty)
    }
}
