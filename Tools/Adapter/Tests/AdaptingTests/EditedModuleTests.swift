import Foundation
import Testing

/// Edits in modules that others import: an app, a package, and one below that.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct EditedModuleTests {
    private static let project = """
        { rootObject = P; objects = { P = { mainGroup = G; targets = (T); packageReferences = (L); };
          L = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          G = { sourceTree = "<group>"; children = (Y); };
          Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T = { name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (Y); }; }; }
        """
    private static let pad = "public struct Pad {\n    public init() {}\n    public func number() -> Int { 1 }\n}\n"
    private static let files = [
        "App.xcodeproj/project.pbxproj": project,
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Kit", products: [.library(name: "Kit", targets: ["Base", "Kit"])],
            targets: [.target(name: "Base"), .target(name: "Kit", dependencies: ["Base"])], swiftLanguageModes: [.v5])
        """,
        "Kit/Sources/Base/Pad.swift": pad,
        "Kit/Sources/Base/Lonely.swift": "import UIKit\npublic final class Lonely: UIView {}\n",
        "Kit/Sources/Kit/Row.swift": """
        import Base
        import UIKit
        open class Row: UIView {
            public var pad = Pad()
            public var title = "title"
        }
        """,
        "Kit/Sources/Kit/Number.swift": "import Base\npublic let number = Pad().number()\n",
        "Kit/Sources/Kit/Far.swift": "public func far() -> String { \"far\" }\n",
        "App/Card.swift": """
        import Kit
        import UIKit
        final class Card: UIView {
            func tell(_ row: Row) -> String { row.title }
        }
        """,
        "App/Count.swift": "import Kit\nfunc count() -> String { \"\\(number)\" }\n",
        "App/Far.swift": "import Kit\nfunc farAway() -> String { far() }\n",
        "App/Wrong.swift": "import Base\nfunc wrong() -> Int { Pad().depth() }\n",
    ]

    /// `Pad` is inside of `Row`, before the title that the card asks for; what `number` is, two modules above know by it. Of the wrong file
    /// nothing is left that uses any of it.
    @Test func `Who uses what lies in another module is compiled again, and nobody else`() throws {
        let fixture = try AppFixture(Self.files)
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        let first = try service.show("App/Card.swift")
        #expect(first.cuts.count == 1)
        let before = service.datesOfObjects()
        func compiled() -> [String] {
            service.datesOfObjects().filter { before[$0.key] != $0.value }.map(\.key).sorted()
        }
        try fixture.write(
            "Kit/Sources/Base/Pad.swift",
            Self.pad.replacing("    public init", with: "    private var x = 1.5\n    public init"))
        #expect(try service.show("App/Card.swift").cuts == first.cuts)
        #expect(compiled() == ["Card.swift", "Count.swift", "Number.swift", "Pad.swift", "Row.swift"])
    }

    @Test func `What is internal is seen by a module that imports it so, and it alone`() throws {
        var files = Self.files
        files["Kit/Sources/Base/Pad.swift"]! += "extension Pad { func depth() -> Int { 2 } }\n"
        #expect(try AppFixture(files).cutsOfModules() == [0, 0, 1])
        files["App/Wrong.swift"] = "@testable " + files["App/Wrong.swift"]!
        #expect(try AppFixture(files).cutsOfModules() == [0, 0, 0])
    }

    /// The brace that is missing costs the file, and so what others declare with it; a stub takes the place of the protocol.
    @Test func `What comes back with a module below comes back in those above`() throws {
        var files = Self.files
        files["App/Wrong.swift"] =
            "import Kit\nimport Base\nfunc deep(_ row: Row) -> Int { row.pad.number() }\nstruct Mine: Later {}\n"
        files["App/Absent.swift"] = "import Absent\n"
        let fixture = try AppFixture(files)
        let first = try fixture.build().modules
        #expect(first.map(\.cuts.count) == [0, 0, 0] && first.last?.stubs == ["Later"])
        let broken = try fixture.cuts(Self.pad.replacing("init() {}", with: "init() {"))
        #expect(broken != [0, 0, 0])
        #expect(try fixture.cuts(Self.pad) == [0, 0, 0])
        try fixture.write("Kit/Sources/Base/Later.swift", "public protocol Later {}\n")
        let last = try fixture.build().modules
        #expect(last.map(\.cuts.count) == [0, 0, 0] && last.last?.stubs == [])
    }

    @Test func `What other modules declare comes and goes, from one process to the next, too`() throws {
        let fixture = try AppFixture(Self.files)
        #expect(try fixture.cutsOfModules() == [0, 0, 1])
        let before = try fixture.datesOfUnconcerned()
        #expect(before.count == 3)
        let more = Self.pad.replacing("    public func", with: "    public func depth() -> Int { 2 }\n    public func")
        #expect(try fixture.cuts(more) == [0, 0, 0])
        #expect(try fixture.cuts(Self.pad) == [0, 0, 1])
        // Its type is inferred two modules above.
        #expect(try fixture.cuts(Self.pad.replacing("Int { 1 }", with: "String { \"one\" }")) == [0, 0, 1])
        #expect(try fixture.cuts(more.replacing("number()", with: "amount()")) == [0, 1, 1])
        #expect(try fixture.datesOfUnconcerned() == before)
        // A declaration that comes back may be missed anywhere.
        #expect(try fixture.cuts(Self.pad) == [0, 0, 1])
    }
}

extension AppFixture {
    fileprivate func cutsOfModules() throws -> [Int] {
        let modules = try build().modules
        #expect(modules.allSatisfy { $0.isCompiled })
        return modules.map(\.cuts.count)
    }

    fileprivate func cuts(_ pad: String) throws -> [Int] {
        try write("Kit/Sources/Base/Pad.swift", pad)
        return try cutsOfModules()
    }

    /// Of the objects of files that no edit is about.
    fileprivate func datesOfUnconcerned() throws -> [String: Date] {
        let objects = (FileManager.default.subpaths(atPath: path + "/built") ?? [])
            .filter { $0.hasSuffix("Far.swift.o") || $0.hasSuffix("Lonely.swift.o") }
        return try Dictionary(uniqueKeysWithValues: objects.map { ($0, try #require(try date(of: "built/" + $0))) })
    }
}
