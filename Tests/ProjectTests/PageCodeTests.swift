import Foundation
import Testing

/// The Swift code on the pages is compiled as it stands there, with the modules that were built beside this test.
@Suite struct PageCodeTests {
    /// A block of Swift on a page, and what a reader has around it.
    struct Block: CustomTestStringConvertible, Sendable {
        let page: String
        let number: Int
        var before = ""
        var after = ""
        /// Whether it is a main file, of statements.
        var isMain = false

        var testDescription: String { "\(page), \(number)" }

        var code: String? {
            let blocks = PageCodeTests.blocks(of: page)
            return blocks.indices.contains(number) ? before + blocks[number] + after : nil
        }
    }

    private static let profile = "import UIKit\nfinal class ProfileViewController: UIViewController {}\n"
    private static let code =
        (1...3).map { Block(page: "library", number: $0) }
        + [
            Block(page: "tour", number: 0, isMain: true), Block(page: "tour", number: 1, isMain: true),
            Block(page: "from-swift-snapshot-testing", number: 0, before: profile),
            Block(page: "snapshots", number: 0, before: profile),
            Block(
                page: "running", number: 0, before: "import UIKit\nfinal class LoginController: UIViewController {}\n"),
            Block(
                page: "accessibility", number: 0,
                before:
                    "import MaquetteTesting\nimport UIKit\n@MainActor func check(view: UIView, controller: UIViewController) {\n",
                after: "\n}\n"),
            Block(page: "accessibility", number: 1, before: "import UIKit\nfinal class CardView: UIView {}\n"),
            Block(
                page: "adapting", number: 0, before: "import Foundation\nimport UIKit\n@MainActor func prepare() {\n",
                after: "\n}\n"),
            Block(
                page: "adapting", number: 1,
                before:
                    "import UIKit\nfinal class Card: UIView { var title: String?; func tapped(_ sender: UIButton) {} }\n"
                    + "@MainActor func prepare() {\n", after: "\n}\n"),
        ]

    private static let manifests = [
        Block(page: "library", number: 0),
        Block(
            page: "snapshots", number: 1,
            before: """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Cards", dependencies: [.package(name: "Maquette", path: "../Maquette")], targets: [.target(name: "App"),

                """, after: "\n])\n"),
    ]

    /// The Swift code of each block of a page, in order.
    private static func blocks(of page: String) -> [String] {
        let file = RoomMap.folder.appending(path: "Documentation/\(page).md")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n```swift\n")
            .dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    @Test func `Every block of Swift code is tried`() throws {
        let folder = RoomMap.folder.appending(path: "Documentation")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        let tried = Set((Self.code + Self.manifests).map(\.testDescription))
        for page in pages.map({ String($0.dropLast(3)) }) {
            for number in Self.blocks(of: page).indices {
                #expect(tried.contains("\(page), \(number)"), "\(page).md has a block that no test compiles")
            }
        }
    }

    @Test(arguments: manifests) func `The manifest is one`(block: Block) throws {
        let manifest = try #require(block.code)
        #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
        let place = try Sandbox()
        try place.write(manifest, to: "Cards/Package.swift")
        let run = try place.bash("swift package --package-path Cards dump-package")
        #expect(run.status == 0, "\(run.text)")
        // What it names are products of Maquette's own manifest.
        let products = try String(contentsOf: RoomMap.folder.appending(path: "Package.swift"), encoding: .utf8)
        for product in Set(manifest.matches(of: /(?:maquette\(|product\(name: )"(\w+)"/).map { String($0.output.1) }) {
            #expect(products.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    @Test(arguments: code) func `The code compiles`(block: Block) throws {
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let place = try Sandbox()
        try place.write(try #require(block.code), to: block.isMain ? "main.swift" : "Block.swift")
        let run = try place.bash(
            """
            options=(-I "$BUILT/Modules")
            for map in "$MAQUETTE"/Sources/*/module.modulemap; do options+=(-Xcc "-fmodule-map-file=$map"); done
            for option in $(pkg-config --cflags-only-I pangocairo); do options+=(-Xcc "$option"); done
            swiftc -typecheck -swift-version 6 \(block.isMain ? "main.swift" : "-parse-as-library Block.swift") \
            -warnings-as-errors "${options[@]}"
            """, ["BUILT": built.path])
        #expect(run.status == 0, "\(run.text)")
    }
}
