import Testing
import UIKit

/// Classes of apps on top of UIKit's values: they have the initialisers that Apple's headers let them inherit.
@Suite struct SubclassTests {
    private class Brand: UIColor, @unchecked Sendable {
        class var main: UIColor { Brand(red: 1, green: 0, blue: 0, alpha: 1) }
    }

    private class Named: UIColor, @unchecked Sendable {
        let name: String

        init(name: String) {
            self.name = name
            super.init(white: 0.5, alpha: 1)
        }

        required init?(coder: NSCoder) { nil }
        required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
            self.init(name: "literal")
        }
    }

    private class Photo: UIImage, @unchecked Sendable {}

    @Test func aColorsClassInheritsWhatMakesColors() {
        #expect(Brand.main is Brand)
        #expect(Brand.main == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Brand(white: 0.5, alpha: 1).cgColor.components == [0.5, 1])
        #expect(Brand(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .init(red: 1, green: 0, blue: 0, alpha: 1))
        let dynamic = Brand { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test func aColorsClassMayHaveAnInitialiserOfItsOwn() {
        let color = Named(name: "fog")
        #expect(color.name == "fog" && color.cgColor.components == [0.5, 1])
    }

    @Test func anImagesClassInheritsWhatMakesImages() throws {
        #expect(Photo().size == .zero)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let data = try #require(drawn.pngData())
        let photo = try #require(Photo(data: data, scale: drawn.scale))
        #expect(photo.size == CGSize(width: 4, height: 3))
    }
}
