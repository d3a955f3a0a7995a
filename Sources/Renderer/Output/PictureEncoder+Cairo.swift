import MaquetteDrawing
import MaquetteGraphics

extension PictureEncoder {
    /// Encodes images that were made by drawing; nothing if a picture cannot be painted.
    static let cairo = PictureEncoder(
        png: { try? $0.png(scale: $1) }, jpeg: { try? Bitmap($0, scale: $1).jpeg(quality: $2) },
        pdf: { try? DisplayList.pdf(pages: $0) }, pixels: { try? Bitmap($0, scale: $1).pixels })
}

/// The only registration of the renderer: UIKit's images find this function in programs that are linked with the
/// renderer.
@_cdecl("maquette_give_picture_encoder")
public func givePictureEncoder(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: PictureEncoder?.self).pointee = .cairo
}
