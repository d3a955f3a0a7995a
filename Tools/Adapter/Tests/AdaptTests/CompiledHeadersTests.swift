import Adapting
import Foundation
import Testing

@testable import adapt

/// Headers of C that a toolset has in their compiled form. By hand: a text of another length is another file.
@Suite struct CompiledHeadersTests {
    private let objects: Objects
    private let settings: String

    init() throws {
        objects = try Objects()
        settings = objects.path("settings.json")
        let values: [String: Any] = [
            "compiler": Objects.tools + "/swiftc", "maquette": "/none", "cache": objects.folder,
            "compileOptions": ["-D", "ONE"], "linkOptions": [], "imageOptions": [],
        ]
        try JSONSerialization.data(withJSONObject: values).write(to: URL(fileURLWithPath: settings))
        for name in ["one.h", "a b.h"] { try write(name, "int one(void);\n") }
        try FileManager.default.createDirectory(
            atPath: objects.path("headers"), withIntermediateDirectories: true)
        let lines = ["one.h", "a b.h"].map(objects.path).map { "\(FileStamp($0).text)\t\($0)\n" }
        try write("headers/list", lines.joined())
    }

    private func write(_ name: String, _ text: String) throws {
        try text.write(toFile: objects.path(name), atomically: true, encoding: .utf8)
    }

    @Test func `The compiler uses them as long as each header is as it was`() throws {
        let before = try Compilation.Settings(settings)
        #expect(
            before.compileOptions == [
                "-D", "ONE", "-Xcc", "-fprebuilt-implicit-modules", "-Xcc",
                "-fprebuilt-module-path=" + objects.path("headers"),
            ])
        try write("a b.h", "int one(int number);\n")
        let after = try Compilation.Settings(settings)
        #expect(after.compileOptions == ["-D", "ONE"])
        // What was compiled with them is not up to date.
        #expect(after.stamp != before.stamp)
    }

    @Test func `A header that has gone is another one, and so is a list that was cut off`() throws {
        try FileManager.default.removeItem(atPath: objects.path("one.h"))
        #expect(try Compilation.Settings(settings).compileOptions == ["-D", "ONE"])
        try write("one.h", "int one(void);\n")
        try write("headers/list", "1790")
        #expect(try Compilation.Settings(settings).compileOptions == ["-D", "ONE"])
    }
}
