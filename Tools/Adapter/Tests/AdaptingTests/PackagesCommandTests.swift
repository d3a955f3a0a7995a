import Foundation
import Testing

/// `preview packages`, and what `preview app` makes of the packages that it finds: a repository on this disk, which nothing else leads to.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PackagesCommandTests {
    @Test func `A package that was fetched is built from its own code, and one that is missing is told last`() throws {
        let package = try Toolset.Package([
            "app/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v13)], dependencies: [.package(url: "ADDRESS", exact: "1.0.0")],
                targets: [.target(name: "App", dependencies: ["Kit"])])
            """,
            "app/Package.resolved": """
            {"pins": [{"identity": "kit", "kind": "localSourceControl", "location": "ADDRESS",
            "state": {"revision": "REVISION", "version": "1.0.0"}}], "version": 2}
            """,
            "app/Sources/App/Card.swift": """
            import Kit
            import UIKit
            #Preview("Card", traits: .sizeThatFitsLayout) { let label = UILabel(); label.text = Kit.word; return label }
            """,
            "repositories/Kit/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "repositories/Kit/Sources/Kit/Kit.swift":
                "public enum Kit { public static let word = \"from Kit itself\" }\n",
        ])
        defer { package.remove() }
        let repository = package.folder.path + "/repositories/Kit"
        func git(_ words: String...) throws -> String {
            let run = try package.run(
                "/usr/bin/env",
                ["git", "-C", repository, "-c", "user.name=Me", "-c", "user.email=me@example.com"] + words)
            try #require(run.status == 0, "\(run.text)")
            return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        _ = try git("init", "-q")
        _ = try git("add", ".")
        _ = try git("commit", "-qm", "first")
        let revision = try git("rev-parse", "HEAD")
        for file in ["app/Package.swift", "app/Package.resolved"] { try package.edit(file, "ADDRESS", repository) }
        try package.edit("app/Package.resolved", "REVISION", revision)

        let without = try package.preview(["app", "app", "-o", "without"])
        #expect(
            without.text.hasSuffix(
                "1 package that the project names is missing; `preview packages --fetch app` downloads 1\n"),
            "\(without.text)")
        let missing = try package.preview(["packages", "app"])
        #expect(
            missing.status == 1 && missing.text.contains("Kit      1.0.0   missing: --fetch downloads it"),
            "\(missing.text)")
        let fetched = try package.preview(["packages", "app", "--fetch"])
        #expect(fetched.status == 0 && fetched.text.contains("1 of 1 are here"), "\(fetched.text)")
        let with = try package.preview(["app", "app", "-o", "with"])
        #expect(with.status == 0 && !with.text.contains("the project names is missing"), "\(with.text)")
        #expect(with.text.contains("modules: 2 of 2 compile; 2 of 2 files compile completely"), "\(with.text)")
        let shown = try package.preview(["render", "app/Sources/App/Card.swift", "--format", "text", "-o", "-"])
        #expect(shown.text.contains("\"from Kit itself\""), "\(shown.text)")
        let ruled = try package.preview([
            "render", "app/Sources/App/Card.swift", "-o", "card.png", "--depfile", "card.d",
        ])
        #expect(ruled.status == 0, "\(ruled.text)")
        let rule = try String(contentsOf: package.folder.appending(path: "card.d"), encoding: .utf8)
        #expect(rule.contains(/\.cache\/packages\/checkouts\/Kit-[0-9a-f]+\/Sources\/Kit\/Kit\.swift/), "\(rule)")
        #expect(try package.preview(["packages", "--clear"]).text == "1 removed\n")
    }
}
