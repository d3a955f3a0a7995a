import Foundation
import Testing

@testable import Projects

/// Manifests that have something else for Linux. Xcode reads them on a Mac.
@Suite struct ManifestOfMacTests {
    @Test func `Conditions have the answers of a Mac`() {
        let text = """
            #if canImport(Darwin)
            import Darwin
            let a = 1
            #elseif os(Linux) || canImport(Glibc)
            import Glibc // os(Linux)
            #endif
              #if !os(Linux) && os(macOS)
            #endif
            """
        #expect(
            ManifestOfMac.text(onMac: text) == """
                #if true
                import Foundation
                let a = 1
                #elseif false || false
                import Glibc // os(Linux)
                #endif
                  #if !false && true
                #endif
                """)
    }

    @Test func `Targets that are there on a Mac alone are there`() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            var targets: [Target] = [.target(name: "Core")]
            #if canImport(Darwin)
            targets.append(.target(name: "Cards", dependencies: ["Core"]))
            #endif
            let package = Package(name: "Kit", targets: targets)
            """,
            "Sources/Core/Core.swift": "", "Sources/Cards/Cards.swift": "import UIKit\n",
        ])
        #expect(try PackageManifest.modules(in: folder.path).map(\.name).sorted() == ["Cards", "Core"])
        #expect(try ProjectReader.libraries(ofPackageAt: folder.path).sorted() == ["Cards", "Core"])
    }

    /// As one that looks for its own files does.
    @Test func `A manifest that cannot be read elsewhere is read in its place`() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version:5.9
            import Foundation
            import PackageDescription
            #if os(Linux)
            #endif
            let names = try! FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Sources")
            let package = Package(name: "Kit", targets: names.map { .target(name: $0) })
            """,
            "Sources/Core/Core.swift": "",
        ])
        #expect(try PackageManifest.modules(in: folder.path).map(\.name) == ["Core"])
    }
}
