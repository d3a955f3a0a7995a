import Foundation
import Testing

@testable import adapt

/// What objects and libraries say of themselves follows from the C that they were compiled from.
@Suite struct ObjectFileTests {
    private let objects: Objects

    init() throws { objects = try Objects() }

    @Test func `An object leaves to others what it calls and does not have`() throws {
        let path = try objects.compile(
            "a",
            """
            int other(void); extern int number; static int hidden(void) { return 2; }
            int own(void) { return other() + number + hidden(); }
            """)
        let file = try #require(ObjectFile(path))
        #expect(file.undefined.subtracting(["_GLOBAL_OFFSET_TABLE_"]) == ["other", "number"])
        #expect(file.libraries.isEmpty)
    }

    @Test func `A library names those that it needs, in their order`() throws {
        for name in ["y", "z"] {
            try objects.compile(
                name, "int of_\(name)(void) { return 1; }", ["-shared", "-Wl,-soname,lib\(name).so"],
                as: "lib\(name).so")
        }
        let path = try objects.compile(
            "a", "int of_y(void); int of_z(void); int own(void) { return of_y() + of_z(); }",
            ["-shared", "-L\(objects.folder)", "-lz", "-ly"], as: "liba.so")
        let file = try #require(ObjectFile(path))
        #expect(file.libraries == ["libz.so", "liby.so"])
        #expect(file.undefined.isSuperset(of: ["of_y", "of_z"]) && !file.undefined.contains("own"))
    }

    /// Nothing that a file says of itself leads out of it.
    @Test func `What was cut off or is something else ends nothing`() throws {
        let path = try objects.compile("a", "int other(void); int own(void) { return other(); }")
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let part = objects.path("part.o")
        for length in stride(from: 0, to: whole.count, by: 7) {
            try whole.prefix(length).write(to: URL(fileURLWithPath: part))
            let file = ObjectFile(part)
            #expect(file.map { $0.undefined.isSubset(of: ["other", "_GLOBAL_OFFSET_TABLE_"]) } ?? true)
            #expect(file?.libraries.isEmpty ?? true)
        }
        for place in stride(from: 16, to: whole.count, by: 3) {
            var changed = whole
            changed[place] = 0xFF
            try changed.write(to: URL(fileURLWithPath: part))
            _ = ObjectFile(part).map { ($0.undefined, $0.libraries) }
        }
        #expect(ObjectFile(objects.path("nowhere.o")) == nil && ObjectFile(objects.path("a.c")) == nil)
    }
}
