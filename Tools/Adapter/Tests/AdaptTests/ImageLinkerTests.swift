import Foundation
import Testing

@testable import adapt

/// Images are loaded and asked: what they answer is what the C says that was compiled last.
@Suite(.serialized) struct ImageLinkerTests {
    private let objects: Objects
    private let linker: ImageLinker

    init() throws {
        objects = try Objects()
        for (name, value) in [("y", 10), ("z", 200)] {
            try objects.compile(
                name, "int of_\(name)(void) { return \(value); }", ["-shared", "-Wl,-soname,lib\(name).so"],
                as: "lib\(name).so")
        }
        let settings: [String: Any] = [
            "compiler": Objects.tools + "/swiftc", "maquette": "/none", "cache": objects.folder, "compileOptions": [],
            "linkOptions": [],
            "imageOptions": ["-L\(objects.folder)", "-ly", "-lz", "-rpath", objects.folder],
        ]
        let file = objects.path("settings.json")
        try JSONSerialization.data(withJSONObject: settings).write(to: URL(fileURLWithPath: file))
        linker = ImageLinker(try Compilation.Settings(file), folder: objects.folder)
    }

    /// What `own` of the image answers, and which libraries it asked for.
    private func answer(_ inputs: [String], fresh: Set<String>, _ image: String) throws -> (Int32, [String]) {
        try linker.link(inputs, fresh: fresh, named: "Trial", [], into: objects.path(image))
        let handle = try #require(dlopen(objects.path(image), RTLD_NOW), "\(String(cString: dlerror()))")
        defer { dlclose(handle) }
        let own = try #require(dlsym(handle, "own"))
        let libraries = try #require(ObjectFile(objects.path(image))).libraries
        return (unsafeBitCast(own, to: (@convention(c) () -> Int32).self)(), libraries)
    }

    @Test func `A name that nobody asked for before is looked for in all libraries`() throws {
        let path = try objects.compile("a", "int of_y(void); int own(void) { return of_y() + 1; }")
        #expect(try answer([path], fresh: [path], "1.so") == (11, ["liby.so"]))
        // The same names: another body.
        try objects.compile("a", "int of_y(void); int own(void) { return of_y() + 2; }")
        #expect(try answer([path], fresh: [path], "2.so") == (12, ["liby.so"]))
        // Another name, which only the other library has.
        try objects.compile("a", "int of_y(void); int of_z(void); int own(void) { return of_y() + of_z(); }")
        #expect(try answer([path], fresh: [path], "3.so") == (210, ["liby.so", "libz.so"]))
        // And none at all.
        try objects.compile("a", "int own(void) { return 5; }")
        #expect(try answer([path], fresh: [path], "4.so").0 == 5)
    }

    /// 1 + 2 + … + 40 = 820.
    @Test func `What is linked with each other beforehand is what it was made from`() throws {
        var paths = try (1...40).map { try objects.compile("f\($0)", "int f\($0)(void) { return \($0); }") }
        let calls = (1...40).map { "f\($0)()" }
        let words = (1...40).map { "int f\($0)(void);" }.joined()
        func own(_ more: Int) throws -> String {
            try objects.compile("own", "\(words) int own(void) { return \(more) + \(calls.joined(separator: "+")); }")
        }
        let main = try own(1000)
        paths.append(main)
        #expect(try answer(paths, fresh: [main], "1.so").0 == 1820)
        linker.prepare(paths, fresh: [main], named: "Trial")
        let bundles = try FileManager.default.contentsOfDirectory(atPath: objects.folder)
            .filter { $0.hasSuffix(".rest.o") }
        #expect(bundles.count == 1)
        _ = try own(2000)
        #expect(try answer(paths, fresh: [main], "2.so").0 == 2820)
        // One of those that were linked beforehand changes, with and without being named as fresh.
        let third = try objects.compile("f3", "int f3(void) { return 103; }")
        #expect(try answer(paths, fresh: [third], "3.so").0 == 2920)
        try objects.compile("f4", "int f4(void) { return 204 ; }")
        #expect(try answer(paths, fresh: [main], "4.so").0 == 3120)
        // One goes, and what called it.
        try objects.compile("own", "int f40(void); int own(void) { return f40(); }")
        #expect(try answer([paths[39], main], fresh: [main], "5.so").0 == 40)
    }

    @Test func `What cannot be linked is said, and the image of before stays`() throws {
        let path = try objects.compile("a", "int own(void) { return 1; }")
        #expect(try answer([path], fresh: [path], "1.so").0 == 1)
        let before = try Data(contentsOf: URL(fileURLWithPath: objects.path("1.so")))
        try Data("no object".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: (any Error).self) {
            try linker.link([path], fresh: [path], named: "Trial", [], into: objects.path("1.so"))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: objects.path("1.so"))) == before)
    }
}
