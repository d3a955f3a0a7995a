import Foundation
import Testing

/// The modules that stand beside UIKit, used by a program that the toolset builds. What it prints follows from Apple's
/// documentation of each call.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct AppleModuleTests {
    @Test func `The modules do what Apple's do`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": AppleModuleProgram.text,
        ])
        defer { package.remove() }
        let printed = try package.output(of: "checks").split(separator: "\n", omittingEmptySubsequences: false)
        let expected = AppleModuleProgram.expected.split(separator: "\n", omittingEmptySubsequences: false)
        let wrong = zip(printed, expected).filter { $0 != $1 }.map { "\($0), not \($1)" }
        #expect(wrong == [])
        #expect(printed.count == expected.count)
    }
}
