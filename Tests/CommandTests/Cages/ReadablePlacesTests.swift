import Foundation
import Testing

@testable import preview

/// What code of a project may read of the disk, as Documentation/security.md says.
@Suite struct ReadablePlacesTests {
    private let place: Workplace
    private var folder: String { place.folder.path }

    init() throws {
        place = try Workplace()
        for name in ["project/.git", "project/Sources", "cache/apps/one", "home/.ssh"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
    }

    /// A report as the adapter writes it, which has run programs of the project.
    private func places(image: String?, resources: [String]) throws -> [String] {
        let image = image.map { "\"\($0)\"" } ?? "null"
        let text = """
            [{"project": "P", "path": "/p", "resourceFolders": \(resources), "modules": [], "files": [], "image": \(image)}]
            """
        let projects = try JSONDecoder().decode([BuiltProject].self, from: Data(text.utf8))
        return projects.flatMap { ReadablePlaces.of($0.compiled(), in: folder + "/cache") }.map(\.path)
    }

    @Test func `What a build answers makes no other place readable`() throws {
        let cache = folder + "/cache"
        let others = [folder + "/home/.ssh", "/", folder, cache, cache + "/../home", folder + "/project"]
        #expect(try places(image: nil, resources: others) == [])
        #expect(try places(image: folder + "/home/code.so", resources: []) == [])
        #expect(
            try places(image: cache + "/apps/one/code.so", resources: [cache + "/apps/one/Cards.resources"] + others)
                == [cache + "/apps/one"])
        #expect(try places(image: cache + "/one/module/code.so", resources: others) == [cache + "/one"])
    }

    @Test func `A link that a build leaves in its folder leads nowhere else`() throws {
        let link = folder + "/cache/apps/one/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/home")
        #expect(try places(image: nil, resources: [link, link + "/.ssh"]) == [])
    }

    @Test func `The project is the repository around a file, without its hidden files`() throws {
        let places = ReadablePlaces.project(around: FilePath(folder + "/project/Sources/Card.swift"))
        #expect(places.map(\.path) == [folder + "/project"] && places.map(\.isProject) == [true])
    }

    /// A cache may lie in the project, as on build servers that keep only files of the project; it has revisions of git.
    @Test func `A project in a hidden folder of another one is readable, without hidden files of either`() throws {
        let revision = "project/.cache/revisions/one"
        for name in ["Package.swift", "Sources/Card.swift"] { try place.write("", to: "\(revision)/\(name)") }
        let places = ReadablePlaces.project(around: FilePath(folder + "/\(revision)/Sources/Card.swift"))
        #expect(places.map(\.path) == ["\(folder)/\(revision)"] && places.map(\.isProject) == [true])
    }
}
