import Foundation
import Testing

/// The imports in `Sources` and `Package.swift` against the map of the rooms in CONTRIBUTING.md.
@Suite struct RoomTests {
    let map = RoomMap.written
    let manifest: Manifest

    init() throws { manifest = try Manifest() }

    @Test func `The map has every room, once`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: RoomMap.folder.appending(path: "Sources").path)
        #expect(Set(map.rooms.map(\.name)).isSuperset(of: folders.filter { !$0.hasPrefix(".") }))
        #expect(map.rooms.count == Set(map.rooms.map(\.name)).count)
    }

    @Test func `A room imports only what stands above it in the map`() {
        var above: Set<String> = []
        for room in map.rooms {
            #expect(above.isSuperset(of: room.imports), "\(room.name) imports a room that is below it")
            above.insert(room.name)
        }
    }

    @Test func `Every room imports only what the map allows`() throws {
        for room in map.rooms {
            let folder = RoomMap.folder.appending(path: "Sources/\(room.name)")
            var imported: Set<String> = []
            for file in Imports.files(below: folder) {
                imported.formUnion(try Imports.modules(in: file).compactMap(self.room))
            }
            imported.remove(room.name)
            #expect(
                imported.isSubset(of: room.imports),
                "\(room.name) imports \(imported.subtracting(room.imports).sorted().joined(separator: ", "))")
        }
    }

    @Test func `Package.swift declares every import`() throws {
        let names = Set(manifest.targets.map(\.name))
        for target in manifest.targets {
            for file in Imports.files(below: RoomMap.folder.appending(path: target.path)) {
                let missing = try Imports.modules(in: file).intersection(names).subtracting(target.dependencies)
                    .subtracting([target.name])
                #expect(missing.isEmpty, "\(target.name) needs \(missing.sorted()), for \(file.lastPathComponent)")
            }
        }
    }

    // The command is linked with Swift's libraries in it, and of these two need libcurl and libxml2, which `Scripts/setup` does not install
    // and packages do not bring.
    @Test func `The command needs no library of Swift that needs others`() throws {
        let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
        var (known, waiting) = (Set<String>(), ["preview"])
        while let name = waiting.popLast() {
            if known.insert(name).inserted { waiting += targets[name]?.dependencies ?? [] }
        }
        #expect(known.contains("MaquetteCode"))
        for name in known.sorted() {
            guard let target = targets[name] else { continue }
            for file in Imports.files(below: RoomMap.folder.appending(path: target.path)) {
                let imported = try Imports.modules(in: file).intersection(["FoundationNetworking", "FoundationXML"])
                #expect(imported.isEmpty, "\(file.lastPathComponent) of \(name) imports \(imported.sorted())")
            }
        }
    }

    @Test func `Package.swift lets a room depend only on what stands above it in the map`() {
        let order = Dictionary(uniqueKeysWithValues: map.rooms.enumerated().map { ($1.name, $0) })
        for target in manifest.targets where !target.isTest {
            guard let room = room(of: target.name), let place = order[room] else { continue }
            for dependency in target.dependencies.compactMap(self.room) where dependency != room {
                #expect(order[dependency, default: .max] < place, "\(target.name) depends on \(dependency)")
            }
        }
    }

    @Test func `Every room has a page of its own`() throws {
        let sources = RoomMap.folder.appending(path: "Sources")
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            // Modules of C, and those that only re-export others, need none.
            guard Imports.files(below: sources.appending(path: name)).count > 1 else { continue }
            let page = sources.appending(path: "\(name)/README.md")
            #expect(FileManager.default.fileExists(atPath: page.path), "Sources/\(name)/README.md")
        }
    }

    /// Files that somebody is to make are marked `(new`.
    @Test func `CONTRIBUTING.md names only files that exist`() {
        let path =
            #/
            `((?:Sources|Tests|Scripts|Documentation|Schema|Examples|Fixtures|Tools|Packaging)/[\w/.+-]+)`(?!\ \(new)
            /#
        for match in RoomMap.page.matches(of: path) {
            let file = RoomMap.folder.appending(path: String(match.output.1)).path
            #expect(FileManager.default.fileExists(atPath: file), "\(match.output.1)")
        }
    }

    /// A file is written with its ending, a folder with a slash behind it.
    @Test func `The page of a room names only files and folders of the room or its tests`() throws {
        let sources = RoomMap.folder.appending(path: "Sources")
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            let room = sources.appending(path: name)
            guard let page = try? String(contentsOf: room.appending(path: "README.md"), encoding: .utf8) else {
                continue
            }
            let folders = [room, RoomMap.folder.appending(path: "Tests/\(name)Tests")]
            let inside = folders.flatMap { FileManager.default.enumerator(atPath: $0.path)?.allObjects ?? [] }
            let names = Set(inside.map { URL(fileURLWithPath: "\($0)").lastPathComponent })
            for match in page.matches(of: /`(?:\w+\/)*([\w+]+(?:\.swift|\/))`/) {
                let file = match.output.1.hasSuffix("/") ? match.output.1.dropLast() : match.output.1
                #expect(names.contains(String(file)), "\(name): \(match.output.0)")
            }
        }
    }

    /// The folder below `Sources` that holds a module; nil for tests and for modules of others.
    private func room(of module: String) -> String? {
        guard let target = manifest.targets.first(where: { $0.name == module }), target.path.hasPrefix("Sources/")
        else { return nil }
        return target.path.split(separator: "/").dropFirst().first.map(String.init)
    }
}
