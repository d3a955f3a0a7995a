import Foundation
import Testing

/// Files that nobody can read cost nothing but themselves, and reports name them.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct UnreadableFileAppTests {
    private static let good = [
        "Good/Card.swift": "import UIKit\nfinal class CardView: UIView { let label = UILabel() }\n",
        "Good/Inner/Other.swift": "import UIKit\nfinal class OtherView: UIView {}\n",
    ]

    /// Puts links to nowhere, a pipe, a folder that is called like a file, and bytes that are no text beside the files.
    private func spoil(_ fixture: AppFixture, _ folder: String) throws -> Set<String> {
        let place = fixture.path + "/" + folder
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: place + "/Gone.swift", withDestinationPath: "/nowhere/Gone.swift")
        try manager.createSymbolicLink(atPath: place + "/Gone", withDestinationPath: "/nowhere")
        try manager.createSymbolicLink(atPath: place + "/Circle", withDestinationPath: ".")
        try manager.createDirectory(atPath: place + "/Folder.swift", withIntermediateDirectories: true)
        #expect(mkfifo(place + "/Pipe.swift", 0o600) == 0)
        try Data([0x61, 0xFF, 0xFE, 0xC3]).write(to: URL(fileURLWithPath: place + "/NoText.swift"))
        var names: Set = ["Gone.swift", "Pipe.swift", "NoText.swift"]
        // Whoever may read everything may read these as well.
        if getuid() != 0 {
            try fixture.write(folder + "/Secret.swift", "import UIKit\n")
            try fixture.write(folder + "/Closed/A.swift", "import UIKit\n")
            try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: place + "/Secret.swift")
            try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: place + "/Closed")
            names.formUnion(["Secret.swift", "Closed"])
        }
        return names
    }

    private func check(_ fixture: AppFixture, _ names: Set<String>) throws {
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left == [] && module.missingFiles == [])
        let files = module.cuts.filter { $0.kind == "file" }
        #expect(Set(files.map { ($0.path as NSString).lastPathComponent }) == names && files.count == module.cuts.count)
        #expect(files.allSatisfy { $0.reason == "could not be read" })
        #expect(module.viewFiles == 2 && module.viewFilesMissingNothing == 2)
    }

    @Test func `A package is built without them`() throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Good", targets: [.target(name: "Good", path: "Good")])
            """
        let fixture = try AppFixture(Self.good.merging(["Package.swift": manifest]) { $1 })
        try check(fixture, try spoil(fixture, "Good"))
    }

    @Test func `A folder of files is built without them`() throws {
        let fixture = try AppFixture(Self.good)
        try FileManager.default.removeItem(atPath: fixture.path + "/App.xcodeproj")
        try check(fixture, try spoil(fixture, "Good"))
    }

    @Test func `A project of Xcode's is built without them`() throws {
        let files = Dictionary(uniqueKeysWithValues: Self.good.map { ($0.replacing("Good/", with: "App/"), $1) })
        let fixture = try AppFixture(files)
        var names = try spoil(fixture, "App")
        // What a project names and is not there, tools may make.
        names.remove("Gone.swift")
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left == [] && module.viewFilesMissingNothing == 2)
        #expect(module.missingFiles.map { ($0 as NSString).lastPathComponent } == ["Gone.swift"])
        #expect(Set(module.cuts.map { ($0.path as NSString).lastPathComponent }) == names)
    }

    @Test func `A name has no line break, with which no compiler takes it`() throws {
        let fixture = try AppFixture(
            Self.good.merging(["Good/A\nB.swift": "import UIKit\nfinal class BrokenView: UIView {}\n"]) { $1 })
        try FileManager.default.removeItem(atPath: fixture.path + "/App.xcodeproj")
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.viewFiles == 2 && module.viewFilesMissingNothing == 2)
        #expect(module.cuts.map { ($0.path as NSString).lastPathComponent } == ["A\nB.swift"])
        #expect(
            module.cuts.map(\.reason) == ["a line break is in its path, with which it cannot be compiled; rename it"])
        let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out"])
        #expect((run.output + run.errors).contains("left out: A B.swift (a line break is in its path"))
    }

    /// As long as a name can be: what is made of the file has longer ones.
    @Test func `A name may be long`() throws {
        let name = String(repeating: "L", count: 249) + ".swift"
        let fixture = try AppFixture([
            "App/" + name: "import UIKit\nfinal class LongView: UIView { let label = UILabel() }\n"
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.viewFilesMissingNothing == 1)
    }
}
