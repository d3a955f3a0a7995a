import Foundation
import Maquette
import Testing

/// A document with a coloured view and an image, and files around it that only a real project has.
@MainActor @Suite("Images and colours of the project around a document")
struct ProjectAssetsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
    private func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func writeColor(_ red: Int, to catalog: String, dark: Int? = nil) throws {
        func color(_ red: Int) -> String {
            "\"color\": {\"color-space\": \"srgb\", \"components\": "
                + "{\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.000\"}}"
        }
        var slots = "{\"idiom\": \"universal\", \(color(red))}"
        if let dark {
            let appearances = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
            slots += ", {\"idiom\": \"universal\", \(appearances), \(color(dark))}"
        }
        try write("{\"colors\": [\(slots)]}", to: "\(catalog)/Brand.colorset/Contents.json")
    }

    private func picture(_ side: CGFloat) throws -> Data {
        _ = Stage()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        return try #require(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.pngData())
    }

    /// An image in the size that the document has recorded, with the pixels of the file that it comes from.
    private struct Picture {
        let points: CGSize?
        let pixels: Int?

        func isFile(of pixels: Int) -> Bool { points == CGSize(width: 7, height: 8) && self.pixels == pixels }
        var isStandIn: Bool { points == CGSize(width: 7, height: 8) && (pixels ?? 0) % 7 == 0 }
    }

    /// Opens the document and gives the red of its view and its image.
    private func look(_ path: String, style: UIUserInterfaceStyle = .light) throws -> (red: CGFloat, image: Picture) {
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <imageView id="v" image="logo"><rect key="frame" x="0" y="0" width="90" height="30"/>\
            <color key="backgroundColor" name="Brand"/></imageView></objects>\
            <resources><image name="logo" width="7" height="8"/>\
            <namedColor name="Brand"><color red="0.5" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor>\
            </resources></document>
            """, to: path)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try Documents.open(folder.appendingPathComponent(path).path)
        let scene = document.scenes[0]
        return try Stage(style: style).honouring(scene.preferences).show(document.build(scene)) { shown in
            let view = try #require(shown.view as? UIImageView)
            var red: CGFloat = 0
            let color = try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
            #expect(color.getRed(&red, green: nil, blue: nil, alpha: nil))
            return (red, Picture(points: view.image?.size, pixels: view.image?.cgImage?.width))
        }
    }

    @Test func withoutAProjectTheDocumentsOwnValuesHold() throws {
        let found = try look("App/Card.xib")
        #expect(found.red == 0.5)
        #expect(found.image.isStandIn)
    }

    @Test func whatLiesBesideTheDocumentNeedsNoProject() throws {
        try writeColor(255, to: "App/Colors.xcassets")
        try write(try picture(12), to: "App/logo@2x.png")
        let found = try look("App/Base.lproj/Card.xib")
        #expect(found.red == 1)
        #expect(found.image.isFile(of: 12))
    }

    @Test func aProjectIsLookedThroughEverywhere() throws {
        try write("", to: "App.xcodeproj/project.pbxproj")
        try writeColor(255, to: "Design/Resources/Assets.xcassets/Palette")
        try write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
            to: "App/Media.xcassets/logo.imageset/Contents.json")
        try write(try picture(5), to: "App/Media.xcassets/logo.imageset/a.png")
        let found = try look("App/Screens/Card.xib")
        #expect(found.red == 1)
        #expect(found.image.isFile(of: 5))
    }

    @Test func aColorFollowsTheAppearance() throws {
        try write("", to: "App.xcodeproj/project.pbxproj")
        try writeColor(255, to: "App/Assets.xcassets", dark: 51)
        #expect(try look("App/Card.xib", style: .dark).red == 0.2)
    }

    @Test func theNearestOfSeveralIsTaken() throws {
        try write("", to: "Package.swift")
        try writeColor(0, to: "Other/Assets.xcassets")
        try writeColor(255, to: "App/Assets.xcassets")
        #expect(try look("App/Screens/Card.xib").red == 1)
    }

    /// Apps of one repository share what lies in none of them, and each keeps its own.
    @Test func theRepositoryHasWhatTheProjectHasNot() throws {
        try write("", to: ".git/HEAD")
        try write("", to: "Apps/One/One.xcodeproj/project.pbxproj")
        try writeColor(255, to: "Shared/Assets.xcassets")
        try write(try picture(9), to: "Apps/One/logo.png")
        try write(try picture(3), to: "Apps/Two/logo.png")
        let found = try look("Apps/One/Card.xib")
        #expect(found.red == 1)
        #expect(found.image.isFile(of: 9))
    }

    @Test func whatOtherToolsFillIsPassedOver() throws {
        try write("", to: "App.xcodeproj/project.pbxproj")
        for place in ["Pods/Kit", "build", "DerivedData/x", ".hidden", "Tests/__Snapshots__"] {
            try writeColor(255, to: "\(place)/Assets.xcassets")
            try write(try picture(9), to: "\(place)/logo.png")
        }
        let found = try look("App/Card.xib")
        #expect(found.red == 0.5)
        #expect(found.image.isStandIn)
    }
}
