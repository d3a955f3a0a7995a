import Foundation
import Testing

/// The types are those in the heads of documents that Xcode 15 saves for each platform.
@Suite("Documents for other platforms")
struct OtherPlatformTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "App/box.json")
        for (type, name) in [
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "Interface.storyboard"),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "Living.storyboard"),
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MainMenu.xib"),
        ] {
            try place.write("<?xml version=\"1.0\"?>\n<document type=\"\(type)\" version=\"3.0\"/>", to: "App/\(name)")
        }
    }

    private static let notes = [
        "App/Interface.storyboard: note: this document is for watchOS, and is left out",
        "App/Living.storyboard: note: this document is for tvOS, and is left out",
        "App/MainMenu.xib: note: this document is for macOS, and is left out",
    ]

    @Test("are left out of a folder, with a note", arguments: ["render App -o out", "frames App", "lint App"])
    func folder(command: String) throws {
        let run = try place.shell("preview \(command)")
        #expect(run.status == 0)
        #expect(run.errorLines.filter { $0.contains("note:") } == Self.notes)
    }

    @Test("are an error where they are named") func named() throws {
        let run = try place.preview("frames", "App/Interface.storyboard")
        #expect(run.status == 2)
        #expect(run.errors == "App/Interface.storyboard:2:1: this document is for watchOS, and not for iOS\n")
    }
}
