import Foundation
import Testing

/// What code of a project, and programs that run while it is compiled, come to in the command's cages: Documentation/security.md.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewCageTests {
    @Test func `Code has no network, writes nothing into the project, and knows nothing of the environment`() throws {
        let package = try Toolset.Package([
            "Nosy.swift": """
            import UIKit
            #Preview("Nosy", traits: .sizeThatFitsLayout) {
                let label = UILabel()
                let written = FileManager.default.createFile(atPath: "FOLDER/other/spy", contents: Data())
                let net = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                let secret = ProcessInfo.processInfo.environment["SECRET"] ?? "none"
                label.text = "\\(written) \\(net) \\(secret)"
                return label
            }
            """
        ])
        defer { package.remove() }
        try package.edit("Nosy.swift", "FOLDER", package.folder.path)
        try package.write("other/place", "")
        try package.write("out/place", "")
        // The folder of the pictures is where the command may write, so it is another one.
        let run = try package.preview(
            ["render", "../Nosy.swift", "--format", "text", "-o", "nosy.txt"], in: "out", ["SECRET": "password"])
        #expect(run.status == 0, "\(run.text)")
        let text = try String(contentsOf: package.folder.appending(path: "out/nosy.txt"), encoding: .utf8)
        #expect(text.contains("\"false -1 none\""))
    }

    /// libdispatch counts those that wait, and ends a process in which it cannot see them.
    @Test func `Many threads of a preview may wait`() throws {
        let package = try Toolset.Package([
            "Waiting.swift": """
            import UIKit
            #Preview("Waiting", traits: .sizeThatFitsLayout) {
                let group = DispatchGroup()
                for _ in 0..<60 { DispatchQueue.global().async(group: group) { usleep(150_000) } }
                group.wait()
                sleep(2)
                let label = UILabel()
                label.text = "waited"
                return label
            }
            """
        ])
        defer { package.remove() }
        let run = try package.preview(["render", "Waiting.swift", "--format", "text", "-o", "-"])
        #expect(run.status == 0 && run.text.contains("\"waited\""), "\(run.text)")
    }

    /// Manifests are programs, and compilers read what sources name.
    @Test func `A manifest reads and writes nothing but its own, and an include no file outside`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import Foundation
            import PackageDescription
            let isRead = FileManager.default.contents(atPath: "FOLDER/secret") != nil
            let isWritten = FileManager.default.createFile(atPath: "FOLDER/cards/spy", contents: Data())
            let variable = ProcessInfo.processInfo.environment["SECRET"] ?? "none"
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [.target(name: "Cards\\(isRead || isWritten || variable != "none" ? "Open" : "")", path: "Sources/Cards")])
            """,
            "Sources/Cards/Card.swift": """
            import UIKit
            #Preview("Card", traits: .sizeThatFitsLayout) { let label = UILabel(); label.text = "kept"; return label }
            """,
        ])
        defer { package.remove() }
        // The package is the project, and what lies beside it is not.
        let root = package.folder.path
        try FileManager.default.createDirectory(atPath: root + "/cards", withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources"] {
            try FileManager.default.moveItem(atPath: "\(root)/\(name)", toPath: "\(root)/cards/\(name)")
        }
        try package.edit("cards/Package.swift", "FOLDER", root)
        try package.write("secret", "password")
        let run = try package.preview(
            ["render", "Sources/Cards/Card.swift", "--format", "text", "-o", "-"], in: "cards", ["SECRET": "password"])
        #expect(run.status == 0 && run.text.contains("\"kept\""), "\(run.text)")
        #expect(!FileManager.default.fileExists(atPath: root + "/cards/spy"))
        // A target of that name would be what the manifest found out.
        #expect(!run.text.contains("CardsOpen"), "\(run.text)")
        let compiled = FileManager.default.enumerator(atPath: root + "/.cache")?.compactMap { $0 as? String } ?? []
        #expect(!compiled.isEmpty && !compiled.contains { $0.contains("CardsOpen") })
    }
}
