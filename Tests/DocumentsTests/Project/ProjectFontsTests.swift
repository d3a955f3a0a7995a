import Foundation
import Maquette
import Testing

@testable import MaquetteFonts

/// Fonts that lie in the project of a document. DejaVu Sans stands for them, which every machine of ours has: an M of it is
/// 1767 units of 2048 wide, its lines are 1901 + 483 units high (its tables `hmtx` and `hhea`).
@MainActor @Suite("Fonts of the project around a document")
struct ProjectFontsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let dejaVu = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    private func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Four letters M of 20.48 points in a font.
    private func look(_ path: String, name: String) throws -> (size: CGSize, warnings: [DocumentProblem]) {
        let font =
            "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"DejaVu Sans\" pointSize=\"20.48\"/>"
        let label = Markup.placed("label", "l", "text=\"MMMM\"", font)
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><device id="retina4_7"/>\
            <objects><view id="root">\(Markup.rect(0, 0, 300, 300))<subviews>\(label)</subviews><constraints>\
            \(Markup.pin("l", "leading", "root", "leading"))\(Markup.pin("l", "top", "root", "top"))</constraints>\
            </view></objects></document>
            """
        try write(Data(xml.utf8), to: path)
        let document = try Documents.open(folder.appendingPathComponent(path).path)
        let scene = document.scenes[0]
        return try Stage(room: .screen).honouring(scene.preferences).show(document.build(scene)) { shown in
            let label = shown.elements.first { $0.id == "l" }
            return (label?.view.frame.size ?? .zero, document.warnings)
        }
    }

    /// 4 × 17.67 and 23.84 points, rounded up to the half.
    private let sizeInDejaVu = CGSize(width: 71, height: 24)

    @Test("are found by PostScript name and by family, wherever they lie", arguments: ["DejaVuSans", "DejaVu Sans"])
    func found(name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Data(), to: "App.xcodeproj/project.pbxproj")
        try write(Data(contentsOf: dejaVu), to: "Resources/Fonts/some name.TTF")
        let found = try look("App/Views/Card.xib", name: name)
        #expect(found.size == sizeInDejaVu)
        #expect(found.warnings.isEmpty)
    }

    @Test("belong to that project alone, and not to folders that others fill")
    func others() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Data(), to: "One/One.xcodeproj/project.pbxproj")
        try write(Data(contentsOf: dejaVu), to: "One/Fonts/DejaVuSans.ttf")
        try write(Data(), to: "Two/Two.xcodeproj/project.pbxproj")
        try write(Data(contentsOf: dejaVu), to: "Two/Pods/Fonts/DejaVuSans.ttf")
        #expect(try look("One/Card.xib", name: "DejaVuSans").size == sizeInDejaVu)
        #expect(try look("Two/Card.xib", name: "DejaVuSans").size != sizeInDejaVu)
        #expect(UIFont(name: "DejaVuSans", size: 17) == nil)
    }

    @Test("that are damaged are told once, and others are found beside them")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Data(), to: "App.xcodeproj/project.pbxproj")
        try write(Data(contentsOf: dejaVu).prefix(2000), to: "Fonts/A.ttf")
        try write(Data(contentsOf: dejaVu), to: "Fonts/B.ttf")
        let found = try look("Card.xib", name: "DejaVuSans")
        #expect(found.size == sizeInDejaVu)
        #expect(found.warnings.map(\.message).filter { $0.contains("A.ttf is not a font") }.count == 1)
        #expect(found.warnings.count == 1)
    }

    @Test("are read again when their file has changed")
    func changed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Data(), to: "App.xcodeproj/project.pbxproj")
        try write(Data(contentsOf: dejaVu).prefix(2000), to: "Fonts/A.ttf")
        #expect(try look("Card.xib", name: "DejaVuSans").size != sizeInDejaVu)
        try write(Data(contentsOf: dejaVu), to: "Fonts/A.ttf")
        #expect(try look("Card.xib", name: "DejaVuSans").size == sizeInDejaVu)
    }

    @Test("that lie in an app's folder and in the folders of its packages are the app's")
    func bundles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["One.ttf", "Two.otf", "Words.txt", "App_Views.resources/Three.ttc"] {
            try write(Data([0]), to: "App/\(name)")
        }
        func names() throws -> [String] {
            let bundle = try #require(Bundle(path: folder.appendingPathComponent("App").path))
            return BundleFonts.files(of: bundle).map { ($0 as NSString).lastPathComponent }
        }
        #expect(try names() == ["One.ttf", "Two.otf", "Three.ttc"])
    }
}
