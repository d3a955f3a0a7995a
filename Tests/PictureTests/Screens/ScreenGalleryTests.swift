import Foundation
import Maquette
import Testing

/// Every family of views, light, dark, right to left and with large text, on iOS 18 and 26: `Fixtures/Screens`. The
/// pictures were looked at; the numbers in them are tested where their family is. With `MAQUETTE_RECORD` set, they are
/// made anew.
@MainActor @Suite(.serialized) struct ScreenGalleryTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Screens")

    private static let looks: [(String, (inout Stage) -> Void)] = [
        ("light", { _ in }), ("dark", { $0.settings.userInterfaceStyle = .dark }),
        ("right to left", { $0.settings.layoutDirection = .rightToLeft }),
        ("AX3", { $0.settings.preferredContentSizeCategory = .accessibilityExtraLarge }),
    ]

    @Test(arguments: 0..<18, [SystemRelease.iOS18, .iOS26])
    func familiesLookAsRecorded(number: Int, release: SystemRelease) throws {
        let screen = try #require(GalleryScreen.all.indices.contains(number) ? GalleryScreen.all[number] : nil)
        let entries = try Self.looks.map { name, change in
            var stage = Stage(Headless.Settings(), room: .screen)
            stage.settings.device = try #require(Headless.Device.all.first { $0.name == screen.device })
            stage.settings.release = release
            stage.surroundings = .all
            change(&stage)
            let made = stage.use { screen.make() }
            let picture = try stage.show(made.controller) { shown in
                if let window = shown.canvas as? UIWindow { made.then(window) }
                return shown.picture()
            }
            return ContactSheet.Entry(picture, title: name, note: release.description)
        }
        let sheet = try ContactSheet(entries, group: entries.count).picture(scale: 1).png()
        let file = Self.folder.appending(path: "\(screen.name)-ios\(release.version).png")
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil { try sheet.write(to: file) }
        #expect(try Data(contentsOf: file) == sheet, "\(file.lastPathComponent) differs")
    }
}
