import Foundation
import Maquette
import MaquetteViewModel
import Testing

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
}
