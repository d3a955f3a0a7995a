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

    @Test func `A folder is not one that a link of the project leads to, and is not written anew over links`() throws {
        try TestOutput.check(project.appending("plain".utf8), of: project, isWrittenAnew: true)
        try TestOutput.check(project.appending("linked".utf8), of: project, isWrittenAnew: false)
        try TestOutput.check(home, of: project, isWrittenAnew: true)
        #expect(throws: (any Error).self) {
            try TestOutput.check(project.appending("out".utf8), of: project, isWrittenAnew: false)
        }
        #expect(throws: (any Error).self) {
            try TestOutput.check(project.appending("linked".utf8), of: project, isWrittenAnew: true)
        }
    }
}
