import Adapting
import Foundation
import Testing

/// What of a project is compiled, and what is taken over from before.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct RebuiltAppTests {
    @Test func `What did not change is taken over from the last time`() throws {
        let fixture = try AppFixture([
            "App/A.swift": "import UIKit\nclass A: UIView { let wrong: Int = nowhere }\n",
            "App/B.swift": "import UIKit\nclass B: UIView {}\n",
        ])
        let first = try fixture.build()
        let date = try fixture.date(of: "built/0/App.build/all.txt")
        let second = try fixture.build()
        #expect(try fixture.date(of: "built/0/App.build/all.txt") == date)
        #expect(second.modules.first?.cuts.map(\.line) == first.modules.first?.cuts.map(\.line))
        #expect(second.image != nil)
        try fixture.write("App/B.swift", "import UIKit\nclass B: UIView {}\nclass C: UIView {}\n")
        let third = try fixture.build()
        #expect(third.files.flatMap(\.previews).compactMap(\.name).sorted() == ["A", "B", "C"])
    }

    /// Each build is a process of its own, as `preview app` and `preview render` are.
    @Test func `After an edit in a body only its file is compiled, and what was cut elsewhere stays`() throws {
        func card(_ body: String) -> String {
            "import UIKit\nclass Card: UIView {\n    func show() {\n        \(body)\n    }\n}\n"
        }
        let fixture = try AppFixture([
            "App/A.swift": "import UIKit\nclass A: UIView { let wrong: Int = nowhere }\n",
            "App/Card.swift": card("print(1)"),
        ])
        func objects() throws -> [String: Date] {
            let names = try FileManager.default.contentsOfDirectory(atPath: fixture.path + "/built/0/App.build")
            return try Dictionary(
                uniqueKeysWithValues: names.filter { $0.hasSuffix(".swift.o") }.map { name in
                    (
                        String(name.split(separator: "-").last ?? ""),
                        try #require(try fixture.date(of: "built/0/App.build/" + name))
                    )
                })
        }
        func cuts() throws -> [String] {
            let report = try fixture.build()
            #expect(report.image != nil && report.modules.allSatisfy(\.isCompiled))
            return report.modules.flatMap(\.cuts).map {
                "\(($0.path as NSString).lastPathComponent):\($0.line) \($0.kind)"
            }
        }
        #expect(try cuts() == ["A.swift:2 value"])
        let first = try objects()
        try fixture.write("App/Card.swift", card("print(nowhere)"))
        #expect(try cuts() == ["A.swift:2 value", "Card.swift:4 statement"])
        let second = try objects()
        #expect(second["A.swift.o"] == first["A.swift.o"])
        #expect(second["Card.swift.o"] != first["Card.swift.o"])
        // Again as it was at first, its object is no longer that of then.
        try fixture.write("App/Card.swift", card("print(1)"))
        #expect(try cuts() == ["A.swift:2 value"])
        let third = try objects()
        #expect(third["A.swift.o"] == first["A.swift.o"] && third["Card.swift.o"] != second["Card.swift.o"])
        // What others may see is compiled with those that use it.
        try fixture.write("App/Card.swift", card("print(1)") + "extension Card { var more: Int { 1 } }\n")
        #expect(try cuts() == ["A.swift:2 value"])
        let fourth = try objects()
        #expect(fourth["A.swift.o"] == first["A.swift.o"] && fourth["Card.swift.o"] != third["Card.swift.o"])
        try fixture.write("App/Card.swift", card("print(1)") + "let nowhere = 5\n")
        #expect(try cuts() == [])
        try fixture.write("App/Card.swift", card("print(1)"))
        #expect(try cuts() == ["A.swift:2 value"])
    }

    @Test func `An edit in the body of a module's function costs those that import it nothing`() throws {
        func target(_ name: String, _ kind: String) -> String {
            """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)";
              fileSystemSynchronizedGroups = (\(name)); };
            \(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            """
        }
        let fixture = try AppFixture([
            "Kit/Kit.swift": "import UIKit\nopen class Kit: UIView { public func a() { print(1) } }\n",
            "App/Card.swift": "import Kit\nimport UIKit\nclass Card: Kit {}\n",
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (TKit, TApp); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Kit, App); };
              \(target("Kit", "framework")) \(target("App", "application")) }; }
            """,
        ])
        _ = try fixture.build()
        let date = try fixture.date(of: "built/0/App.build/result.json")
        try fixture.write("Kit/Kit.swift", "import UIKit\nopen class Kit: UIView { public func a() { print(2) } }\n")
        #expect(try fixture.build().modules.map(\.module) == ["Kit", "App"])
        #expect(try fixture.date(of: "built/0/App.build/result.json") == date)
        // And the next time as well.
        #expect(try fixture.build().image != nil)
        #expect(try fixture.date(of: "built/0/App.build/result.json") == date)
    }

    /// A `return` that is missing is found when objects are made, which those that are made already need not be again.
    @Test func `A body that is cut late costs one object`() throws {
        // Files in which something was cut are compiled apart from those that are whole.
        var files = [
            "App/Late.swift": """
            import UIKit
            class Late: UIView {
                let wrong: Int = nowhere
                func late() -> Int { print(1); print(2) }
            }
            """
        ]
        for number in 0..<60 {
            files["App/View\(number).swift"] = "import UIKit\nclass View\(number): UIView {}\n"
        }
        let module = try #require(try AppFixture(files).build().modules.first)
        #expect(module.isCompiled)
        #expect(module.cuts.map { "\($0.line) \($0.kind)" } == ["3 value", "4 body"])
        let compiled = module.steps.filter { $0.name == "compiling" }.map(\.files)
        #expect(compiled == [61, 1], "\(compiled)")
    }

    /// Files with few cuts are compiled before those with many, and several at once, in another order than that of the module.
    @Test func `Each object is that of its file, however much was cut`() throws {
        let names = ["Alpha", "Beta", "Gamma", "Delta"]
        var files: [String: String] = [:]
        for (index, name) in names.enumerated() {
            let wrong = (0...names.count - index).map { "    let wrong\($0): Int = nowhere\($0)\n" }.joined()
            files["App/\(name).swift"] = "import UIKit\nclass \(name): UIView {\n\(wrong)}\n"
        }
        let fixture = try AppFixture(files)
        let image = try #require(try fixture.build().image)
        let built = URL(fileURLWithPath: image).deletingLastPathComponent().deletingLastPathComponent().path
        let objects = try FileManager.default.subpathsOfDirectory(atPath: built)
        for name in names {
            let object = try #require(objects.first { $0.hasSuffix("-\(name).swift.o") }, "\(objects)")
            let descriptor = Data("$s3App\(name.count)\(name)CMn".utf8)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(built)/\(object)"))
            #expect(bytes.range(of: descriptor) != nil, "\(name)")
        }
    }
}
