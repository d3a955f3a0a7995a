import Foundation
import Testing

/// The code on Documentation/library.md is compiled as it stands there.
@Suite struct LibraryPageTests {
    private static let page =
        (try? String(contentsOf: RoomMap.folder.appending(path: "Documentation/library.md"), encoding: .utf8)) ?? ""

    /// The Swift code of each block, in order.
    private static let blocks: [String] = page.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
    }

    @Test func `The manifest is one`() throws {
        let manifest = try #require(Self.blocks.first)
        #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
        let place = try Sandbox()
        try place.write(manifest, to: "Cards/Package.swift")
        let run = try place.bash("swift package --package-path Cards dump-package")
        #expect(run.status == 0, "\(run.text)")
        // What it names are products of Maquette's own manifest.
        let products = try String(contentsOf: RoomMap.folder.appending(path: "Package.swift"), encoding: .utf8)
        for product in Set(manifest.matches(of: /maquette\("(\w+)"\)/).map { String($0.output.1) }) {
            #expect(products.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    /// With the modules that were built beside this test.
    @Test(arguments: 1...3) func `Each block compiles`(number: Int) throws {
        #expect(Self.blocks.count == 4)
        let block = try #require(Self.blocks.dropFirst(number).first)
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let place = try Sandbox()
        try place.write(block, to: "Block.swift")
        let run = try place.bash(
            """
            options=(-I "$BUILT/Modules")
            for map in "$MAQUETTE"/Sources/*/module.modulemap; do options+=(-Xcc "-fmodule-map-file=$map"); done
            for option in $(pkg-config --cflags-only-I pangocairo); do options+=(-Xcc "$option"); done
            swiftc -typecheck -swift-version 6 -parse-as-library -warnings-as-errors "${options[@]}" Block.swift
            """, ["BUILT": built.path])
        #expect(run.status == 0, "\(run.text)")
    }
}
