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
