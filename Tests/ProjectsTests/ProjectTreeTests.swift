import Foundation
import Glibc
import MaquetteFiles
import MaquetteProjects
import Testing

/// What a tree says against what was done to the folder.
@Suite final class ProjectTreeTests {
    private let folder: URL
    private let tree: ProjectTree

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Screens"), withIntermediateDirectories: true)
        try Data("1".utf8).write(to: folder.appendingPathComponent("Screens/a.json"))
        tree = try ProjectTree(FilePath(folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Everything that changes until this has been told of, or for so long that it never will be.
    private func changes(until expected: Set<String>) -> Set<String> {
        var seen: Set<String> = []
        for _ in 0..<600 {
            seen.formUnion(tree.takeChanges())
            if seen.isSuperset(of: expected) { break }
            var waiting = pollfd(fd: tree.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&waiting, 1, 20)
        }
        return seen
    }

    @Test func `It begins with the files that are there`() {
        #expect(tree.files == ["Screens/a.json"])
        #expect(tree.takeChanges().isEmpty)
    }

    @Test func `Written, new, renamed, deleted and restored files are told`() throws {
        try write("2", to: "Screens/a.json")
        #expect(changes(until: ["Screens/a.json"]) == ["Screens/a.json"])
        rename(path("Screens/a.json"), path("Screens/b.json"))
        #expect(changes(until: ["Screens/a.json", "Screens/b.json"]) == ["Screens/a.json", "Screens/b.json"])
        #expect(tree.files == ["Screens/b.json"])
        unlink(path("Screens/b.json"))
        #expect(changes(until: ["Screens/b.json"]) == ["Screens/b.json"])
        #expect(tree.files.isEmpty)
        try write("3", to: "Screens/b.json")
        #expect(changes(until: ["Screens/b.json"]) == ["Screens/b.json"])
    }

    @Test func `A file replaced in one step is told, even by one of the same size`() throws {
        try write("7", to: "Screens/new")
        _ = changes(until: ["Screens/new"])
        rename(path("Screens/new"), path("Screens/a.json"))
        #expect(changes(until: ["Screens/new", "Screens/a.json"]) == ["Screens/new", "Screens/a.json"])
    }

    @Test func `A file that is kept open is told once its writer rests`() throws {
        let file = open(path("Screens/a.json"), O_WRONLY | O_APPEND)
        defer { close(file) }
        _ = Glibc.write(file, "more", 4)
        #expect(changes(until: ["Screens/a.json"]) == ["Screens/a.json"])
    }

    @Test func `New folders are watched, with what was in them before that`() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("New/Deep"), withIntermediateDirectories: true)
        try write("1", to: "New/Deep/c.json")
        #expect(changes(until: ["New/Deep/c.json"]).contains("New/Deep/c.json"))
        try write("2", to: "New/Deep/c.json")
        #expect(changes(until: ["New/Deep/c.json"]) == ["New/Deep/c.json"])
        rename(path("New"), path("Old"))
        let moved: Set = ["New/Deep/c.json", "Old/Deep/c.json"]
        #expect(changes(until: moved) == moved)
        try write("3", to: "Old/Deep/c.json")
        #expect(changes(until: ["Old/Deep/c.json"]) == ["Old/Deep/c.json"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Old"))
        #expect(changes(until: ["Old/Deep/c.json"]) == ["Old/Deep/c.json"])
    }

    @Test func `Hidden files, and links that lead out, are no part of it`() throws {
        try write("1", to: ".hidden.json")
        symlink("/etc/passwd", path("out.json"))
        symlink("Screens/a.json", path("in.json"))
        #expect(changes(until: ["in.json"]) == ["in.json"])
        #expect(tree.files == ["Screens/a.json", "in.json"])
    }

    @Test func `Five hundred files at once`() throws {
        let names = (0..<500).map { "Screens/\($0).json" }
        for name in names { try write("1", to: name) }
        #expect(changes(until: Set(names)).isSuperset(of: names))
        #expect(tree.files.count == 501)
    }

    /// The system's queue holds 16,384 events by default.
    @Test func `More changes than the system keeps are found all the same`() throws {
        for round in 0..<40 {
            for number in 0..<250 { try write("\(round)", to: "Screens/\(number).json") }
        }
        let names = Set((0..<250).map { "Screens/\($0).json" })
        #expect(changes(until: names).isSuperset(of: names))
        #expect(tree.files.count == 251)
    }

    @Test func `The folder itself may go and come back`() throws {
        try FileManager.default.removeItem(at: folder)
        #expect(changes(until: ["Screens/a.json"]).contains("Screens/a.json"))
        #expect(tree.files.isEmpty)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Screens"), withIntermediateDirectories: true)
        try write("1", to: "Screens/z.json")
        #expect(changes(until: ["Screens/z.json"]).contains("Screens/z.json"))
        try write("2", to: "Screens/z.json")
        #expect(changes(until: ["Screens/z.json"]) == ["Screens/z.json"])
    }
}
