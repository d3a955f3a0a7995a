import Foundation
import Maquette
import Testing

@testable import MaquetteViewModel

/// Apple's "Bundle Structures": resources of an iOS app lie at the top of its bundle, those of a language in its folder; sources are not in it.
@MainActor @Suite struct FlatBundleTests {
    @Test func resourcesOfAProjectLieBesideEachOther() throws {
        let files = [
            "App/Deep/flat-one.txt": "1", "App/FlatCode.swift": "", "App/de.lproj/Flat.strings": "",
            "App/Media.xcassets/flat.json": "{}",
        ]
        try AppFiles.with(files) {
            let folder = try #require(Bundle.ofProject.resourcePathInProject)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(Set(names) == ["flat-one.txt", "de.lproj"])
            #expect(try String(contentsOfFile: folder + "/flat-one.txt", encoding: .utf8) == "1")
        }
    }

    /// A cage refuses `symlink`, as Sources/CProcess/cage.h lists what it lets through.
    @Test func `Where no links can be made resources are copied, and the first of a name counts`() throws {
        struct Refused: Error {}
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for (place, text) in [("a/nssl.txt", "first"), ("b/nssl.txt", "second"), ("b/other.txt", "other")] {
            let file = folder.appending(path: place)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path)
        }
        let flat = folder.appending(path: "flat")
        try FileManager.default.createDirectory(at: flat, withIntermediateDirectories: true)
        FlatBundle.fill(flat.path, with: files) { _, _ in throw Refused() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: flat.path).sorted() == ["nssl.txt", "other.txt"])
        #expect(try String(contentsOf: flat.appending(path: "nssl.txt"), encoding: .utf8) == "first")
    }
}
