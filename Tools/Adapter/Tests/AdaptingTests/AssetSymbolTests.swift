import Foundation
import Testing

@testable import Adapting

/// Xcode's symbols for assets. How names become words is Apple's documentation of generated asset symbols: camel case, without
/// the word Color or Image at the end.
@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("card-icon", AssetSymbols.Kind.image, "cardIcon"), ("Brand Color", .color, "brand"),
        ("BrandColor", .color, "brand"),
        ("profile image", .image, "profile"), ("Color", .color, "color"), ("URLIcon", .image, "urlIcon"),
        ("ABC", .image, "abc"), ("2x", .image, "_2x"), ("-", .image, ""),
    ]) func `Names become words`(_ name: String, _ kind: AssetSymbols.Kind, _ word: String) {
        #expect(AssetSymbols.word(name, kind) == word)
    }

    @Test func `What code names is declared, in the namespaces of its folders, and nothing that is there already`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appending(path: "A.xcassets")
        for path in [
            "brand.colorset", "own.colorset", "unused.colorset", "red.colorset", "Cards/icon.imageset",
            "Plain/face.imageset",
        ] {
            try FileManager.default.createDirectory(
                at: catalog.appending(path: path), withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
            to: catalog.appending(path: "Cards/Contents.json"))
        let code = """
            let a: UIColor = .brand; let b = UIColor.own; let c = UIImage(resource: .Cards.icon); let d = UIImage.face
            let e = UIColor.red
            enum Asset { static let brand = 1; static let face = 2 }
            extension UIColor { static let own = UIColor.black }
            """
        let text = AssetSymbols([catalog.path]).text(for: [("/a.swift", Array(code.utf8))])
        #expect(
            text == """
                import DeveloperToolsSupport
                import UIKit
                extension ImageResource { enum Cards {} }
                extension ImageResource.Cards { static let `icon` = ImageResource(name: "Cards/icon", bundle: .main) }
                extension UIImage { enum Cards {} }
                extension UIImage.Cards { static var `icon`: UIImage { UIImage(resource: ImageResource.Cards.`icon`) } }
                extension ImageResource { static let `face` = ImageResource(name: "face", bundle: .main) }
                extension UIImage { static var `face`: UIImage { UIImage(resource: ImageResource.`face`) } }
                extension ColorResource { static let `brand` = ColorResource(name: "brand", bundle: .main) }
                extension UIColor { static var `brand`: UIColor { UIColor(resource: ColorResource.`brand`) } }
                extension ColorResource { static let `own` = ColorResource(name: "own", bundle: .main) }

                """)
    }

    /// `Color.background` of an asset is what berkanturkali/Todo-IOS and many others write; a style of this name is there already.
    @Test func `Where code has SwiftUI its colours are styles, once for each`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appending(path: "A.xcassets")
        for path in ["brand.colorset", "own.colorset", "mint.colorset", "background.colorset", "Cards/edge.colorset"] {
            try FileManager.default.createDirectory(
                at: catalog.appending(path: path), withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
            to: catalog.appending(path: "Cards/Contents.json"))
        let code = """
            import SwiftUI
            let all: [Color] = [.brand, .own, .mint, .background, .Cards.edge]
            extension Color { static let own = Color.black }
            """
        let text = try #require(AssetSymbols([catalog.path]).text(for: [("/a.swift", Array(code.utf8))]))
        #expect(
            text.split(separator: "\n").drop { $0 != "import SwiftUI" }.joined(separator: "\n") == """
                import SwiftUI
                extension SwiftUI.Color { enum Cards {} }
                extension SwiftUI.Color.Cards { static var `edge`: SwiftUI.Color { SwiftUI.Color(ColorResource.Cards.`edge`) } }
                extension SwiftUI.Color { static var `background`: SwiftUI.Color { SwiftUI.Color(ColorResource.`background`) } }
                extension ShapeStyle where Self == SwiftUI.Color { static var `brand`: SwiftUI.Color { SwiftUI.Color(ColorResource.`brand`) } }
                """)
    }
}
