import Foundation
import Testing

@testable import MaquetteText

/// Where fonts are looked for, with and without a package around the graphics libraries.
@Suite struct FontFoldersTests {
    @Test func `Fonts beside the libraries of a package are found there, and only there`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = folder.appendingPathComponent("maquette-fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        #expect(FontFolders.fonts(besideLibrariesIn: folder.path) == fonts.path)
        #expect(FontFolders.fonts(besideLibrariesIn: fonts.path) == nil)
        #expect(FontFolders.fonts(besideLibrariesIn: nil) == nil)
    }

    /// The tests run with the libraries of the system, which has its fonts in a place of their own.
    @Test func `With the system's libraries the fonts are the system's`() {
        #expect(FontFolders.dejaVu == "/usr/share/fonts/truetype/dejavu")
        #expect(FontFolders.inter.allSatisfy { $0.hasPrefix("/usr/") })
    }
}
