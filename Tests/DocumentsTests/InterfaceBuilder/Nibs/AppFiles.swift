import Foundation
import Maquette

/// Files of an app in a temporary folder, and what was reported while they stood for its bundle.
@MainActor enum AppFiles {
    @discardableResult
    static func with(
        _ files: [String: String], language: String? = nil, modules: [String] = [], _ body: () throws -> Void
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let former = (Headless.resources, Headless.Diagnostics.handler)
        defer { (Headless.resources, Headless.Diagnostics.handler) = former }
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0.replacingOccurrences(of: folder.path + "/", with: "")) }
        Headless.resources.bundleFolders = [folder]
        Headless.resources.language = language
        Headless.resources.modules = modules
        try body()
        return said
    }

    /// A `.xib` with these objects, and connections of its owner.
    static func nib(_ objects: String, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects></document>
        """
    }

    /// A storyboard with these scenes, each the element of a controller with what else is in its scene.
    static func storyboard(_ scenes: [String], initial: String = "first") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">\
        <device id="retina6_12"/><scenes>
        \(scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined(separator: "\n"))
        </scenes></document>
        """
    }

    static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, key: String = "frame") -> String {
        "<rect key=\"\(key)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// The attributes of an element whose class these tests have.
    static func own(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"MaquetteDocumentsTests\"" }
}
