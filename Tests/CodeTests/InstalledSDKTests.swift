import Foundation
import Testing

@testable import MaquetteCode

/// An installed SDK as the command sees it: a script that makes a toolset. The real one is tried by `Scripts/test-package`.
@Suite struct InstalledSDKTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdk-\(UUID().uuidString)").path

    /// Notes that it ran, and then does what is said.
    private func install(_ script: String) throws {
        try FileManager.default.createDirectory(atPath: folder + "/sdk", withIntermediateDirectories: true)
        let configure = folder + "/sdk/configure"
        try Data("#!/bin/sh\necho >>'\(folder)/runs'\n\(script)\n".utf8).write(to: URL(fileURLWithPath: configure))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: configure)
    }

    private var runs: Int { FileManager.default.contents(atPath: folder + "/runs")?.count ?? 0 }

    @Test func `Where none is installed there is none`() {
        #expect(InstalledSDK(besideProgramIn: folder) == nil)
    }

    @Test func `A toolset is made once, and again for another SDK`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try install("mkdir -p \"$1\" && echo '{}' >\"$1/settings.json\"")
        let sdk = try #require(InstalledSDK(besideProgramIn: folder))
        let made = try sdk.toolset(in: folder + "/cache")
        #expect(made.hasPrefix(folder + "/cache/toolsets/"))
        #expect(FileManager.default.fileExists(atPath: made + "/settings.json"))
        #expect(try sdk.toolset(in: folder + "/cache") == made)
        #expect(runs == 1)
        try Data("another".utf8).write(to: URL(fileURLWithPath: folder + "/sdk/host"))
        #expect(try sdk.toolset(in: folder + "/cache") != made)
        #expect(runs == 2)
    }

    @Test func `What is wrong is said in the words of the SDK`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try install("mkdir -p \"${1%/*}\" && echo 'it is for another compiler' >\"$1.problem\"\nexit 2")
        let sdk = try #require(InstalledSDK(besideProgramIn: folder))
        let failure = try #require(throws: CodeFailure.self) { try sdk.toolset(in: folder + "/cache") }
        #expect(failure.description == "it is for another compiler")
    }
}
