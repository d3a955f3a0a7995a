import Foundation
import Maquette
import Testing

/// Every family of SwiftUI's views on iOS 18 and 26, in the looks that change something about it: `Fixtures/SwiftUI`.
/// The pictures were looked at; the numbers in them are tested where their family is. With `MAQUETTE_RECORD` set, they
/// are made anew.
@MainActor @Suite(.serialized) struct GalleryTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/SwiftUI")

    @Test(arguments: 0..<GalleryPicture.count, [SystemRelease.iOS18, .iOS26])
    func familiesLookAsRecorded(number: Int, release: SystemRelease) throws {
        let picture = GalleryPicture.all[number]
        let sheet = try picture.sheet(on: release)
        let file = Self.folder.appending(path: "\(picture.name)-ios\(release.version).png")
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil { try sheet.write(to: file) }
        #expect(try Data(contentsOf: file) == sheet, "\(file.lastPathComponent) differs")
    }

    /// A picture that no scene draws would be out of date without anyone seeing it.
    @Test func everyPictureHasItsScene() throws {
        let names = GalleryPicture.all.flatMap { ["\($0.name)-ios18.png", "\($0.name)-ios26.png"] }
        #expect(GalleryPicture.all.count == GalleryPicture.count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == names.sorted())
    }
}
