import Foundation
import Maquette
import Testing

/// Images are printed by their names, whether they are at hand or not.
@Suite @MainActor struct ImageTests {
    @Test func whatADocumentNamesIsAskedForByItsName() throws {
        let place = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/MissingImages.xib")
        let document = try Documents.open(place.path)
        let scene = try #require(document.scenes.first)
        let code = try Stage().show(document.build(scene)) { $0.printed(as: .anchors) }
        #expect(code.contains(#"imageView.image = UIImage(named: "harbour")"#))
        #expect(code.contains(#"button.setImage(UIImage(named: "anchor"), for: .normal)"#))
        #expect(code.contains(#"UIImage(systemName: "nothing like a symbol")"#))
        // The sizes that the document records, for where the images are not.
        #expect(code.contains(#"Headless.resources.imageSizes["harbour"] = CGSize(width: 120, height: 72)"#))
        #expect(code.contains(#"Headless.resources.imageSizes["anchor"] = CGSize(width: 22, height: 22)"#))
        #expect(code.contains(#"Headless.resources.imageSizes["empty"] = .zero"#))
        #expect(!code.contains("nil"))
        // Stand-ins keep their corners, which nobody has asked of the app's image.
        #expect(!code.contains("resizableImage"))
    }

    @Test func whatIsSaidOfANamedImageIsSaidAgain() throws {
        Headless.resources.imageSizes["chevron"] = CGSize(width: 20, height: 20)
        defer { Headless.resources.imageSizes["chevron"] = nil }
        let named = try #require(UIImage(named: "chevron"))
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let code = UIImageView(image: named.resizableImage(withCapInsets: caps).withRenderingMode(.alwaysTemplate))
            .printed(as: .anchors).filter { !$0.isWhitespace }
        #expect(code.contains("withCapInsets:UIEdgeInsets(top:1,left:2,bottom:3,right:4),resizingMode:.tile"))
        #expect(code.contains(".withRenderingMode(.alwaysTemplate)"))
    }

    @Test func whatHasNoNameKeepsItsRoom() {
        let view = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 12, height: 34)).image { _ in })
        let code = view.printed(as: .anchors)
        #expect(code.contains("root.image = emptyImage(width: 12, height: 34)"))
        #expect(!code.contains("imageSizes"))
    }
}
