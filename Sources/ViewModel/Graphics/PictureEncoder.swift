import CPictureEncoder
import Foundation
import MaquetteDrawing

/// Makes files of drawings. This room does not know the renderer: the linker finds it, in programs that have one.
package struct PictureEncoder: Sendable {
    package let png: @Sendable (DisplayList, _ scale: Double) -> [UInt8]?
    package let jpeg: @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?
    package let pdf: @Sendable ([DisplayList]) -> [UInt8]?

    package init(
        png: @escaping @Sendable (DisplayList, _ scale: Double) -> [UInt8]?,
        jpeg: @escaping @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?,
        pdf: @escaping @Sendable ([DisplayList]) -> [UInt8]?
    ) {
        self.png = png
        self.jpeg = jpeg
        self.pdf = pdf
    }

    /// The renderer's; nil in a program that is linked without it.
    private static let linked: PictureEncoder? = {
        guard let give = maquette_picture_encoder_giver() else { return nil }
        var encoder: PictureEncoder?
        withUnsafeMutablePointer(to: &encoder) { give($0) }
        return encoder
    }()

    /// Without a renderer images give no bytes but those of the files they came from, and say why.
    static func present(for purpose: String) -> PictureEncoder? {
        if linked == nil {
            Headless.Diagnostics.note(
                "\(purpose) needs the renderer, which this program is linked without: add the product Maquette to it")
        }
        return linked
    }
}

extension UIImage {
    /// The file's own bytes where the image came from a PNG, upright and at one pixel a pixel; otherwise a new file.
    public func pngData() -> Data? {
        if let bytes = state.encodedBytes, bytes.starts(with: [0x89, 0x50]), state.addedOrientation == .up {
            return Data(bytes)
        }
        return PictureEncoder.present(for: "pngData()")?.png(picture, Double(scale)).map { Data($0) }
    }

    /// From 0, the smallest file, to 1. Transparent places come out white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        PictureEncoder.present(for: "jpegData(compressionQuality:)")?.jpeg(picture, Double(scale), Double(compressionQuality)).map { Data($0) }
    }

    /// The image alone on a canvas of its size.
    private var picture: DisplayList {
        var list = DisplayList(size: Size(size))
        draw(into: &list, in: Rect(CGRect(origin: .zero, size: size)), tint: paintingTint(.black, .current))
        return list
    }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
