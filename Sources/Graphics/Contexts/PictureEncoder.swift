import CPictureEncoder
import Foundation
import MaquetteDrawing

/// Encodes drawings as files. This room does not know the renderer: the linker finds it in programs that have one.
package struct PictureEncoder: Sendable {
    package let png: @Sendable (DisplayList, _ scale: Double) -> [UInt8]?
    package let jpeg: @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?
    package let pdf: @Sendable ([DisplayList]) -> [UInt8]?
    /// Premultiplied: blue, green, red, alpha.
    package let pixels: @Sendable (DisplayList, _ scale: Double) -> [UInt8]?

    package init(
        png: @escaping @Sendable (DisplayList, _ scale: Double) -> [UInt8]?,
        jpeg: @escaping @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?,
        pdf: @escaping @Sendable ([DisplayList]) -> [UInt8]?,
        pixels: @escaping @Sendable (DisplayList, _ scale: Double) -> [UInt8]?
    ) {
        self.png = png
        self.jpeg = jpeg
        self.pdf = pdf
        self.pixels = pixels
    }

    /// The renderer's; nil in a program that is linked without it.
    private static let linked: PictureEncoder? = {
        guard let give = maquette_picture_encoder_giver() else { return nil }
        var encoder: PictureEncoder?
        withUnsafeMutablePointer(to: &encoder) { give($0) }
        return encoder
    }()

    /// Without a renderer, images have only the bytes of the files that they came from; the message says so.
    package static func present(for purpose: String) -> PictureEncoder? {
        if linked == nil {
            Headless.Diagnostics.note(
                "\(purpose) needs the renderer, which this program is linked without: add the product Maquette to it")
        }
        return linked
    }
}
